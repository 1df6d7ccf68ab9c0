import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { costReduction } from '#shared/money/cost-reduction.ts'
import type { CalculatorSearch } from '#web/addresses/calculator-search.ts'
import { costWorkbook } from './cost-workbook.ts'
import { costsOf } from './typed-costs.ts'

const EXAMPLE: CalculatorSearch = {
  cost: '18000',
  food: '14000',
  foodNew: '13139',
  equipment: '1200',
  equipmentNew: '1060',
  cleaning: '900',
  cleaningNew: '760',
  packaging: '1900',
  packagingNew: '1588',
}

async function filesOf(search: CalculatorSearch) {
  const blob = await costWorkbook(costsOf(search))
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()))
  return { blob, textOf: (name: string) => strFromU8(files[name]!) }
}

type Cells = Map<string, number | string>

/** The amounts of the sheet as numbers and its formulas as texts, by cell; names are left out. */
function cellsOf(sheet: string): Cells {
  const cells = [...sheet.matchAll(/<c r="(\w+)"([^>]*)>(?:<v>([^<]*)<\/v>|<f>([^<]*)<\/f>)<\/c>/g)]
  return new Map(
    cells
      .filter(([, , attributes]) => !attributes!.includes('t="s"'))
      .map(([, name, , value, formula]) => [name!, formula?.replaceAll('&gt;', '>').replaceAll('&quot;', '"') ?? Number(value)]),
  )
}

/** Calculates a cell as a spreadsheet program does, with what the formulas of this file use. */
function calculated(cells: Cells, name: string): number | string {
  const held = cells.get(name)!
  if (typeof held === 'number') return held
  const terms = held.replace(/([A-Z])(\d+):\1(\d+)|([A-Z]\d+)|=/g, (found, column, from, to, cell) => {
    if (found === '=') return '==='
    return cell ? `of("${cell}")` : Array.from({ length: to - from + 1 }, (_, at) => `of("${column}${Number(from) + at}")`).join()
  })
  const functions = {
    of: (cell: string) => calculated(cells, cell),
    SUM: (...values: number[]) => values.reduce((sum, value) => sum + value, 0),
    IF: (is: boolean, yes: unknown, no: unknown) => (is ? yes : no),
    ROUND: (value: number, digits: number) => Math.round(Number((value * 10 ** digits).toPrecision(15))) / 10 ** digits,
  }
  return new Function(...Object.keys(functions), `return ${terms}`)(...Object.values(functions))
}

const inCents = (value: number | string) => Math.round(Number(value) * 100)

describe('The spreadsheet of the calculator', () => {
  test.each<[string, CalculatorSearch]>([
    ['the worked example', EXAMPLE],
    ['a target of its own and no monthly cost', { ...EXAMPLE, cost: undefined, target: '8.5' }],
    ['a higher new cost', { food: '200', foodNew: '250.35' }],
    ['nothing', {}],
  ])('its formulas come to what the page says: %s', async (_, search) => {
    const { textOf } = await filesOf(search)
    const cells = cellsOf(textOf('xl/worksheets/sheet1.xml'))
    const result = costReduction(costsOf(search))
    const valueOf = (cell: string) => calculated(cells, cell)
    expect(['B12', 'C12', 'D12', 'B14', 'B15', 'B16', 'B18', 'B19'].map((cell) => inCents(valueOf(cell)))).toEqual([
      result.total.currentCents,
      result.total.newCents,
      result.total.savingCents,
      result.baseCents,
      result.total.savingCents,
      result.annualSavingCents,
      result.targetCents,
      result.missingCents,
    ])
    expect(result.categories.map((_, at) => inCents(valueOf(`D${8 + at}`)))).toEqual(
      result.categories.map(({ savingCents }) => savingCents),
    )
    const tenths = (value: number | string) => (value === '' ? null : Math.round(Number(value) * 1000))
    expect(tenths(valueOf('B17'))).toBe(result.shareTenths)
    expect(result.categories.map((_, at) => tenths(valueOf(`E${8 + at}`)))).toEqual(
      result.categories.map(({ savingTenths }) => savingTenths),
    )
  })

  test('a cost that is changed in it changes every result', async () => {
    const { textOf } = await filesOf(EXAMPLE)
    const cells = cellsOf(textOf('xl/worksheets/sheet1.xml')).set('C8', 13_000).set('B4', 0)
    expect(['D8', 'D12', 'B14', 'B16', 'B19'].map((cell) => calculated(cells, cell))).toEqual([1000, 1592, 18_000, 19_104, 1108])
  })

  test('stores no results, so whatever opens it is told to calculate', async () => {
    const { blob, textOf } = await filesOf(EXAMPLE)
    expect(textOf('xl/worksheets/sheet1.xml')).not.toMatch(/<\/f><v>|<f>=/)
    expect(textOf('xl/workbook.xml')).toMatch(/<\/sheets>.*<calcPr fullCalcOnLoad="1"\/><\/workbook>$/s)
    expect(blob.type).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
  })
})
