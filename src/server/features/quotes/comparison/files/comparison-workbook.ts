import type { Comparison } from '#contract/quotes/comparison/comparison-results.ts'
import { workbook } from '#server/formats/xlsx/workbook.ts'
import { comparisonTables } from './comparison-tables.ts'
import type { Table, Value } from './table.ts'

/** Letters of a column: as many as its texts need, so that a sheet of many columns can be read on paper. */
const LEAST_WIDTHS = { text: 9, number: 9, money: 12 }
const MOST_WIDTH = 30

function widthOf({ title, kind }: Table['columns'][number], values: readonly Value[]): number {
  const words = title.split(' ').map(({ length }) => length)
  const texts = kind === 'text' ? values.map((value) => String(value ?? '').length) : []
  return Math.min(MOST_WIDTH, Math.max(LEAST_WIDTHS[kind], ...words, ...texts) + 1)
}

/** Returns a comparison as an Excel file, with a sheet for each table. */
export const comparisonWorkbook = (comparison: Comparison, day: string): Promise<Buffer> =>
  workbook(
    {
      name: 'Comparison of prices',
      description: 'Prices of a request, line by line, without GST.',
      sheets: comparisonTables(comparison).map(({ name, columns, rows }) => ({
        name,
        intro: 'In Australian dollars, without GST where it is not named.',
        columns: columns.map((column, at) => ({
          ...column,
          width: widthOf(
            column,
            rows.map((row) => row[at] ?? null),
          ),
        })),
        rows,
        blankRows: 0,
      })),
    },
    { updatedOn: day },
  )
