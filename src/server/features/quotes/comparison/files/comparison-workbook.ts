import type { Comparison } from '#contract/quotes/comparison-results.ts'
import { workbook } from '#server/formats/xlsx/workbook.ts'
import { comparisonTables } from './comparison-tables.ts'

const WIDTHS = { text: 22, number: 12, money: 14 }

/** Returns a comparison as an Excel file, with a sheet for each table. */
export const comparisonWorkbook = (comparison: Comparison, day: string): Promise<Buffer> =>
  workbook(
    {
      name: 'Comparison of prices',
      description: 'Prices of a request, line by line, without GST.',
      sheets: comparisonTables(comparison).map(({ name, columns, rows }) => ({
        name,
        columns: columns.map((column) => ({ ...column, width: WIDTHS[column.kind] })),
        rows,
        blankRows: 0,
      })),
    },
    { updatedOn: day },
  )
