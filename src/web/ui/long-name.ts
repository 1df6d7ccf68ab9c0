/** Returns whether a name is too long to be a heading at its full size. */
export const isLongName = (name: string): boolean => name.length > 48
