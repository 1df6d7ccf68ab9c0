/** Returns the pattern of `like` and `ilike` for texts that contain this one: signs of patterns stand for themselves. */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
