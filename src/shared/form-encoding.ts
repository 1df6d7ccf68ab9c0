/** Half of a character: no text may have it. */
const UNREADABLE = '\ud800'

/**
 * Decodes a name or value of a query string. A `%` that begins no byte stays as it is; bytes that are not UTF-8 become half of a character,
 * which every text refuses.
 */
export function decodedFormText(encoded: string): string {
  try {
    return decodeURIComponent(encoded.replaceAll('+', ' ').replace(/%(?![\da-f]{2})/gi, '%25'))
  } catch {
    return UNREADABLE
  }
}
