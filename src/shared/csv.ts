export type CsvCell = string | number | null

/** Text may come from anybody, and what begins like this a spreadsheet would run as a formula. */
const FORMULA = /^[=+\-@\t\r]/

/** The first mark tells Excel that the file is UTF-8. */
export const CSV_START = '\uFEFF'

/** A row as RFC 4180 has it. */
export const csvLine = (row: readonly CsvCell[]): string => `${row.map(cellOf).join(',')}\r\n`

/** A file of rows. */
export const csvOf = (rows: readonly (readonly CsvCell[])[]): string => CSV_START + rows.map(csvLine).join('')

function cellOf(value: CsvCell): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
