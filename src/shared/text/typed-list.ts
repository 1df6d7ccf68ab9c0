/** Text with commas between its parts, each trimmed, without blank ones. */
export const listIn = (typed: string): string[] =>
  typed
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
