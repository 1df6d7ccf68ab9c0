export type CsvCell = string | number | null

/** Text may come from anybody, and what begins like this, in either width, a spreadsheet would run as a formula. */
const FORMULA = /^(?:[\t\r]|\s*[=+\-@＝＋－＠])/

/** The first mark tells Excel that the file is UTF-8. */
export const CSV_START = '\uFEFF'

/** A row as RFC 4180 has it: texts are quoted, numbers are not, and a cell without a value is empty. */
export const csvLine = (row: readonly CsvCell[]): string => `${row.map(cellOf).join(',')}\r\n`

/** A file of rows. */
export const csvOf = (rows: readonly (readonly CsvCell[])[]): string => CSV_START + rows.map(csvLine).join('')

/** Returns a text as a spreadsheet does not run it, with an apostrophe before what it would. */
export const harmlessText = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

function cellOf(value: CsvCell): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  // Quoted in any case: a program that takes semicolons or tabs for the borders of cells would begin a new one within a text.
  return `"${harmlessText(value).replaceAll('"', '""')}"`
}
