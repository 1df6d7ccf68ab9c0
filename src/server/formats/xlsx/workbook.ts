import writeExcelFile from 'write-excel-file/node'
import { BRAND } from '#contract/options.ts'
import type { Resource, Sheet, Template } from '#contract/resources/resources.ts'
import { dated } from '#server/formats/archive.ts'
import { SANS } from '#server/formats/look.ts'
import { HEAD_ROWS, rowsOf } from './sheet-rows.ts'
import { printing, properties, recalculation } from './workbook-features.ts'

type SheetTemplate = Extract<Template, { format: 'xlsx' }>

/** Returns a template as an Excel file: each sheet with its name, what it is for, and a table that works itself out. */
export async function workbook(
  { name, description, sheets }: Pick<SheetTemplate, 'name' | 'description' | 'sheets'>,
  { updatedOn }: Pick<Resource, 'updatedOn'>,
): Promise<Buffer> {
  const file = writeExcelFile(sheets.map(asSheet), {
    fontFamily: SANS,
    fontSize: 10,
    features: [recalculation, printing(sheets), properties],
  })
  return dated(await file.toBuffer(), { title: name, subject: description, author: BRAND, day: updatedOn })
}

const asSheet = (sheet: Sheet) => ({
  sheet: sheet.name,
  data: rowsOf(sheet),
  columns: sheet.columns.map(({ width }) => ({ width: width + PADDING })),
  stickyRowsCount: HEAD_ROWS,
  stickyColumnsCount: 1,
  orientation: 'landscape' as const,
  showGridLines: false,
})

/** A column of 12 has room for 12 letters, the space beside them and its borders. */
const PADDING = 3
