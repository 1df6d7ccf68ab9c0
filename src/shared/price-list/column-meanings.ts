/** What a column of a price list may hold. */
export const COLUMN_MEANINGS = ['code', 'item', 'brand', 'pack', 'unit', 'price', 'priceIncGst', 'gst', 'note'] as const
export type ColumnMeaning = (typeof COLUMN_MEANINGS)[number]

/** Returns the letters of a column as a spreadsheet has them: A for the first, AA for the 27th. */
export function columnLetters(at: number): string {
  const first = at < 26 ? '' : columnLetters(Math.floor(at / 26) - 1)
  return first + String.fromCodePoint(65 + (at % 26))
}

/** Returns the position of a column by its letters, -1 where these are none. */
export const columnAt = (letters: string): number =>
  /^[A-Z]{1,3}$/i.test(letters)
    ? [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + (letter.codePointAt(0) ?? 0) - 64, 0) - 1
    : -1
