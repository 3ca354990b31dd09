"""``python -m alicegames``."""

from alicegames.cli import main

if __name__ == "__main__":
    main()
