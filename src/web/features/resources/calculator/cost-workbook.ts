import writeXlsxFile, { type CellObject, type Feature, type SheetData } from 'write-excel-file/browser'
import type { Costs } from '#shared/money/cost-reduction.ts'
import { COST_CATEGORIES } from '#web/addresses/calculator-search.ts'
import { CATEGORY_NAMES } from './calculator-texts.ts'
import type { CategoryCost } from './typed-costs.ts'

/** Returns what was entered as a spreadsheet whose results are formulas: it goes on calculating when an amount is changed. */
export const costWorkbook = (costs: Costs<CategoryCost>): Promise<Blob> =>
  writeXlsxFile(
    rowsOf(costs),
    { sheet: 'Cost reduction', columns: [{ width: 38 }, ...[18, 18, 18, 14].map((width) => ({ width }))], showGridLines: false },
    { features: [calculatedOnOpening] },
  ).toBlob()

/** No results are stored, so every program has to calculate when it opens the file. */
const calculatedOnOpening: Feature<Blob | File | ArrayBuffer> = {
  files: { transform: { 'xl/workbook.xml': { insert: () => '<calcPr fullCalcOnLoad="1"/>' } } },
}

const FIRST = 8
const TOTAL = FIRST + COST_CATEGORIES.length

function rowsOf({ monthlyCostCents, targetTenths, categories }: Costs<CategoryCost>): SheetData {
  return [
    [{ value: 'Cost reduction calculator', fontWeight: 'bold', fontSize: 14 }],
    ['Change an amount with a grey ground, and the rest follows. Amounts are dollars a month.'],
    [],
    ['Current monthly cost (0: the categories together)', entered(monthlyCostCents / 100, MONEY)],
    ['Target saving', entered(targetTenths / 1000, PERCENT)],
    [],
    ['Category', 'Current cost', 'New cost', 'Saving a month', 'Saving in %'].map((value, at) => heading(value, at)),
    ...categories.map(({ category, currentCents, newCents }, at) => [
      CATEGORY_NAMES[category],
      entered(currentCents / 100, MONEY),
      entered(newCents / 100, MONEY),
      ...savingOf(FIRST + at),
    ]),
    [bold('Total'), ...['B', 'C'].map((column) => formula(`SUM(${column}${FIRST}:${column}${TOTAL - 1})`, MONEY)), ...savingOf(TOTAL)],
    [],
    ...resultRows(),
  ]
}

const MONEY = '"$"#,##0.00;-"$"#,##0.00'
const PERCENT = '0.0%'

/** The rows below the table, which refer to each other. */
const COUNTED = TOTAL + 2
const TARGET = COUNTED + 4
const resultRows = (): SheetData => [
  ['Monthly cost that counts', formula(`IF(B4>0,B4,B${TOTAL})`, MONEY)],
  ['Saving a month', formula(`D${TOTAL}`, MONEY)],
  ['Saving a year', formula(`12*D${TOTAL}`, MONEY)],
  ['Saving as a share of the monthly cost', formula(`IF(B${COUNTED}=0,"",D${TOTAL}/B${COUNTED})`, PERCENT)],
  ['Target a month', formula(`ROUND(B${COUNTED}*B5,2)`, MONEY)],
  ['Still to find (below 0: target passed)', formula(`B${TARGET}-D${TOTAL}`, MONEY)],
]

/** The saving of a row: negative where the new cost is higher, without a percentage where there is no current cost. */
const savingOf = (row: number) => [formula(`B${row}-C${row}`, MONEY), formula(`IF(B${row}=0,"",D${row}/B${row})`, PERCENT)]

const formula = (value: string, format: string): CellObject => ({ type: 'Formula', value, format })
const entered = (value: number, format: string): CellObject => ({ type: Number, value, format, backgroundColor: '#eeeeee' })
const bold = (value: string): CellObject => ({ value, fontWeight: 'bold' })
const heading = (value: string, at: number): CellObject => ({
  ...bold(value),
  align: at === 0 ? 'left' : 'right',
  bottomBorderStyle: 'thin',
})
