"""``python -m alicegames``."""

from alicegames.cli.main import main

if __name__ == "__main__":
    main()
