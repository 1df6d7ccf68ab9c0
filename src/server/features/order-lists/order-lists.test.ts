import { zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import writeWorkbook from 'write-excel-file/node'
import { LIST_BYTES, readOrderList, XLSX_TYPE } from '#contract/order-lists/order-lists.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'

let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app.stop())

let addresses = 0
/** Sends a body from an address of its own. */
const send = (payload: string | Buffer, type = 'text/csv', remoteAddress = `10.9.${addresses >> 8}.${addresses++ & 255}`) =>
  app.server.inject({ method: 'POST', url: '/api/order-lists/read', payload, headers: { 'content-type': type }, remoteAddress })
const paste = (text: unknown) => send(JSON.stringify({ text }), 'application/json')
type Line = {
  item: string
  quantity: number | null
  unit: string | null
  amount: number | null
  measure: string | null
  paidCents: number | null
}
/** Returns "4 bag Flour = 50 kg" for each line of a response. */
const summaries = (response: Awaited<ReturnType<typeof send>>): string[] => {
  expect([response.statusCode, response.body]).toEqual([200, expect.any(String)])
  const { lines }: { lines: Line[] } = response.json()
  return lines.map(({ item, quantity, unit, amount, measure, paidCents }) =>
    [quantity, unit, item, '=', amount, measure, paidCents && `$${paidCents / 100}`].filter((part) => part !== null).join(' '),
  )
}
const workbook = async (...sheets: (string | number | null)[][][]): Promise<Buffer> => {
  const named = sheets.map((rows, at) => ({
    sheet: `Sheet ${at + 1}`,
    data: rows.map((row) => row.map((value) => (value === null ? null : { value }))),
  }))
  return (await writeWorkbook(named as never)).toBuffer()
}
const refusal = async (response: Awaited<ReturnType<typeof send>>) => {
  const { errors, detail }: { errors?: { path: string }[]; detail: string } = response.json()
  expect(detail).toMatch(/^[A-Z].*\.$/)
  return [response.statusCode, ...(errors ?? []).map(({ path }) => path)]
}

describe('POST /api/order-lists/read', () => {
  test('a pasted list is read line by line, with what was skipped and why', async () => {
    const text = 'DAIRY\n1. Full cream milk 2L x 9\n2. avo tray x2\n\nTomatoes 5kg @ $4.50/kg\nTotal $120'
    const { lines, skipped } = await app.call(readOrderList, { text })
    expect(lines).toMatchObject([
      {
        text: '1. Full cream milk 2L x 9',
        item: 'Full cream milk',
        quantity: 9,
        contents: { amount: 2, measure: 'L' },
        amount: 18,
        category: 'Dairy',
      },
      { item: 'avo', unit: 'tray', amount: null, certainty: 'ask', question: 'How much does one tray of avo hold?', isRemembered: false },
      { item: 'Tomatoes', amount: 5, measure: 'kg', paidCents: 450, paidPer: 'kg', certainty: 'sure', question: null, suggestion: null },
    ])
    expect(skipped).toEqual([
      { text: 'DAIRY', why: 'A heading.' },
      { text: 'Total $120', why: 'A sum.' },
    ])
  })

  test('nothing that is a line makes an empty list, and no text is refused', async () => {
    for (const text of ['', '   \n\t\n', '---']) expect((await app.call(readOrderList, { text })).lines).toEqual([])
    for (const text of [undefined, null, 5, ['a']]) expect(await refusal(await paste(text))).toEqual([400, 'text'])
    expect(await refusal(await paste('milk\u0000'))).toEqual([400, 'text'])
  })

  test('numbers that count the lines up are dropped, and those that count goods are not', async () => {
    expect(summaries(await paste('1 Lemons 5kg\n2 Limes 3kg\n3 Ginger 1kg'))).toEqual([
      '5 kg Lemons = 5 kg',
      '3 kg Limes = 3 kg',
      '1 kg Ginger = 1 kg',
    ])
    expect(summaries(await paste('1 bunch mint\n2 bunches dill\n3 bunches thyme'))).toEqual([
      '1 bunch mint = 1 bunch',
      '2 bunch dill = 2 bunch',
      '3 bunch thyme = 3 bunch',
    ])
  })

  const table = [
    ['4 bag Flour = 50 kg $18', '12 Milk = 24 L $3.1', '2 ctn Oat milk = 12 L'],
    'Item;Qty;Unit;Size;Price\r\nFlour;4;bag;12.5kg;18.00\r\nMilk;12;;2L;3.10\r\nOat milk;2;ctn;6 x 1L;\r\n',
  ] as const

  test.each([
    ['semicolons', table[1]],
    ['commas and quotes', table[1].replaceAll(';', ',').replace('Oat milk', '"Oat milk"')],
    ['tabs', table[1].replaceAll(';', '\t')],
    ['a line that names the separator', `sep=;\r\n${table[1]}`],
    ['a byte order mark', `\ufeff${table[1]}`],
    ['a title above its headings', `Weekly order,,,,\n${table[1].replaceAll(';', ',')}`],
  ])('a table with %s is read by its headings', async (_, csv) => {
    expect(summaries(await send(csv))).toEqual(table[0])
  })

  test('a file is UTF-8, or else Windows-1252', async () => {
    expect(summaries(await send('Jalapeño chillies,2 kg'))).toEqual(['2 kg Jalapeño chillies = 2 kg'])
    expect(summaries(await send(Buffer.from('Jalape\u00f1o chillies,2 kg', 'latin1')))).toEqual(['2 kg Jalapeño chillies = 2 kg'])
  })

  test('a table without headings is never read with a price for an amount', async () => {
    const response = await send('Butter,10 kg,9.50\nFlour,4,bag\nCream,5 L')
    expect(summaries(response)).toEqual(['Butter =', '4 bag Flour =', '5 l Cream = 5 L'])
  })

  test.each([
    [
      'Code,Description,UOM,Qty,Unit Price,Total\n1001,Tomato Roma 10kg,CTN,2,24.50,49.00\n1003,Parsley,BUNCH,6,1.5,9.00',
      ['2 ctn Tomato Roma = 20 kg $24.5', '6 bunch Parsley = 6 bunch $1.5'],
    ],
    [
      'Stock Item\tUnit Size\tQuantity Required\tPrice inc GST\nCoke\t24 x 375ml\t3\t$22.00\nOat milk\t6 x 1L\t2 ctn\t15',
      ['3 Coke = 27 L $22', '2 ctn Oat milk = 12 L $15'],
    ],
    ['Weekly order\nWeek of 12/11/2026\nItem,Par,On hand,Order\nMilk 2L,12,4,8\nSalt,2,2,0\nRice 5kg,1,2,-1', ['8 Milk = 16 L']],
    ['Qty,Item\n3,Flour 12.5kg bag\n2,Eggs 15 doz\n,Sugar 1kg tub', ['3 bag Flour = 37.5 kg', '2 Eggs = 360 piece', 'tub Sugar = kg']],
    ['ITEM,QTY\nDAIRY,\nMilk 2L,6\nMEAT,\nBacon 2.5kg,4', ['6 Milk = 12 L', '4 Bacon = 10 kg']],
    ['Fruit,,\nApples,5,kg\nVeg,,\nKale,6,bunch\nMilk 2L,12', ['5 kg Apples = 5 kg', '6 bunch Kale = 6 bunch', '12 Milk = 24 L']],
    ['Oat milk,6 x 1L,2 ctn,15\nButter,10 kg,9\nFlour,bag,4', ['Oat milk =', 'Butter =', '4 bag Flour =']],
    ['"Tomatoes\nripe",5 kg\n\'0800 beans,2 kg\nsep,3 kg', ['5 kg Tomatoes ripe = 5 kg', '2 kg 0800 beans = 2 kg', '3 kg sep = 3 kg']],
  ])('tables as people keep them: %j', async (csv, lines) => {
    expect(summaries(await send(csv))).toEqual(lines)
  })

  test('the first sheet with rows of an .xlsx file is read', async () => {
    const file = await workbook(
      [],
      [
        ['Item', 'Qty', 'Unit', 'Size'],
        ['Flour', 4, 'bag', '12.5kg'],
        ['Tomatoes', 5, 'kg', null],
      ],
      [['Not this']],
    )
    expect(summaries(await send(file, XLSX_TYPE))).toEqual(['4 bag Flour = 50 kg', '5 kg Tomatoes = 5 kg'])
  })

  test('a file that is broken, protected, or unpacks to over 10 MiB is refused', async () => {
    const file = await workbook([['Flour', 4]])
    const bomb = Buffer.from(zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(10 * LIST_BYTES + 1) }, { level: 9 }))
    const encrypted = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2000)])
    for (const bad of [
      bomb,
      encrypted,
      file.subarray(0, file.length - 300),
      Buffer.from('PK\u0003\u0004'),
      Buffer.from('x'),
      Buffer.from('Flour,4'),
    ])
      expect(await refusal(await send(bad, XLSX_TYPE))).toEqual([400, 'file'])
    expect(await refusal(await send(Buffer.from('a\u0000b')))).toEqual([400, 'file'])
    expect(await refusal(await send('"Flour'.padEnd(100_000, 'x')))).toEqual([400, 'file'])
  })

  test.each([
    '<c r="XFD1048576"><v>1</v></c>',
    "<c r='A1e9'><v>1</v></c>",
    '<c x=">" r="XFD1048576"><v>1</v></c>',
    `${'<row/>'.repeat(90_000)}<row>${'<c><v>1</v></c>'.repeat(5_000)}</row>`,
  ])('a sheet that reaches too far is refused', async (cell) => {
    const file = await workbook([['Flour', 4]])
    const { unzipSync } = await import('fflate')
    const entries = unzipSync(file)
    const name = 'xl/worksheets/sheet1.xml'
    entries[name] = Buffer.from(
      Buffer.from(entries[name]!)
        .toString()
        .replace(/<sheetData>.*<\/sheetData>/s, `<sheetData><row>${cell}</row></sheetData>`),
    )
    expect(await refusal(await send(Buffer.from(zipSync(entries)), XLSX_TYPE))).toEqual([400, 'file'])
  })

  test('other types, more than 1 MiB and more than 500 lines are refused', async () => {
    for (const type of ['text/plain', 'application/vnd.ms-excel', 'multipart/form-data; boundary=x'])
      expect((await send('Flour 4 kg', type)).statusCode).toBe(415)
    for (const type of ['text/csv', XLSX_TYPE, 'application/json'])
      expect((await send('x'.repeat(LIST_BYTES + 1), type)).statusCode).toBe(413)
    const lines = (count: number) => Array.from({ length: count }, (_, at) => `Goods of kind ${at} ${at + 1} kg`).join('\n')
    expect((await app.call(readOrderList, { text: `${lines(500)}\n\nDAIRY\nTotal $5` })).lines).toHaveLength(500)
    expect(await refusal(await paste(lines(501)))).toEqual([400, 'text'])
    expect(await refusal(await send(lines(501)))).toEqual([400, 'file'])
    expect(await refusal(await send('\n'.repeat(20_000) + 'A:\n'.repeat(20_000)))).toEqual([400, 'file'])
  })

  test('an address reads 20 lists a minute, whether they can be read or not', async () => {
    const statuses: number[] = []
    for (let call = 0; call < 21; call++)
      statuses.push((await send(call % 2 ? 'Flour 4 kg' : 'x', call % 2 ? 'text/csv' : XLSX_TYPE, '10.8.0.1')).statusCode)
    expect(statuses.slice(18)).toEqual([400, 200, 429])
  })
})
