/** Returns the first `most` characters of a text, one less where the last would be half of a surrogate pair. */
export const cut = (text: string, most: number): string =>
  text.slice(0, /^[\ud800-\udbff][\udc00-\udfff]/.test(text.slice(most - 1, most + 1)) ? most - 1 : most)
