@rem The scripts of package.json say "exec node", so that the signals npm passes on reach Node and not a shell before it. Here, the rest is enough.
@%*
