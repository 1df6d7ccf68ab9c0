/** Leaves out all of these characters at the end of a text. A pattern would begin anew at each of them, wherever in the text they stand. */
export function withoutEnd(text: string, characters: string): string {
  let end = text.length
  while (end > 0 && characters.includes(text.charAt(end - 1))) end--
  return text.slice(0, end)
}
