import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import writeWorkbook from 'write-excel-file/node'
import { createListReader, type ListReader } from './list-reader.ts'

let reader: ListReader
beforeAll(() => {
  reader = createListReader()
})
afterAll(() => reader.stop())

const csv = (rows: readonly string[]) => ({ kind: 'csv' as const, bytes: Buffer.from(rows.join('\n')), correction: undefined })
const goods = (count: number) => Array.from({ length: count }, (_, at) => `C${at},Goods of kind ${at},5 kg,${at + 1}.00`)
const TITLES = 'Code,Item,Pack,Price'

describe('A long price list', () => {
  test('is read in a thread, while this one does other work', async () => {
    let turns = 0
    const timer = setInterval(() => turns++, 1)
    const { rows } = await reader.read(csv([TITLES, ...goods(5000)]))
    clearInterval(timer)
    expect(rows).toHaveLength(5000)
    expect(turns).toBeGreaterThan(20)
  })

  test('has 5,000 rows of goods, however many headings', async () => {
    const rows = goods(5000).flatMap((row, at) => (at % 2 === 0 ? [`GROUP ${at}`, row] : [row]))
    expect((await reader.read(csv([TITLES, ...rows]))).rows).toHaveLength(5000)
  })

  test.each([
    ['more goods', csv([TITLES, ...goods(5001)])],
    ['more rows', csv([TITLES, ...Array.from({ length: 20_001 }, (_, at) => `GROUP ${at}`)])],
    ['no table', { kind: 'xlsx' as const, bytes: Buffer.from('PK'), correction: undefined }],
  ])('with %s than is read is refused, and the next one is read', async (_, list) => {
    await expect(reader.read(list)).rejects.toMatchObject({ status: 400, details: { errors: [{ path: 'file' }] } })
    expect((await reader.read(csv([TITLES, ...goods(2000)]))).rows).toHaveLength(2000)
  })

  test('of a spreadsheet is read as its text is', async () => {
    const data = [TITLES, ...goods(3)].map((row) => row.split(',').map((value) => ({ value })))
    const bytes = await (await writeWorkbook([{ sheet: 'Prices', data }] as never)).toBuffer()
    expect((await reader.read({ kind: 'xlsx', bytes, correction: undefined })).rows).toEqual(
      (await reader.read(csv([TITLES, ...goods(3)]))).rows,
    )
  })
})
