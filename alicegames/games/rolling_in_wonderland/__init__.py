"""Rolling in Wonderland: dice drafted from six regions, with the published automa for one player."""
