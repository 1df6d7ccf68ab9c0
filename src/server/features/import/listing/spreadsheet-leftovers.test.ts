import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { choicesOf } from './categorise.ts'
import { checkRow } from './listing.ts'
import { openSheet } from '#server/features/import/sheet.ts'

let folder: string
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'backdock-leftovers-'))))
afterAll(() => rm(folder, { recursive: true }))

const COLUMNS = ['businessName', 'category', 'address', 'postcode', 'phone', 'abn', 'website', 'email'] as const

/** Returns what becomes of each row: the values that it has, with notes on what is left out, or the reason why it is left out. */
async function read(content: string | Buffer) {
  const path = join(folder, 'suppliers.csv')
  await writeFile(path, content)
  const sheet = await openSheet(path)
  const rows: unknown[] = []
  for await (const row of sheet.rows()) {
    const fault = sheet.faultOf(row)
    const checked = fault === null ? checkRow(sheet.valuesOf(row), choicesOf()) : { reason: fault }
    if ('reason' in checked) rows.push(checked.reason)
    else {
      const filled = COLUMNS.filter((column) => checked.listing[column] !== null)
      const listing = Object.fromEntries(filled.map((column) => [column, checked.listing[column]]))
      rows.push(checked.notes.length > 0 ? { ...listing, notes: checked.notes } : listing)
    }
  }
  return rows
}

const PROBE = { businessName: 'Probe Tea', category: 'Tea' }

describe('The reader of spreadsheets takes a file', () => {
  test.each([
    ['sep=;', 'sep=;\r\nName;Category\r\nProbe Tea;Tea\r\n'],
    ['sep=,', 'sep=,\r\nName,Category\r\nProbe Tea,Tea\r\n'],
    ['SEP=;', 'SEP=;\nName;Category\nProbe Tea;Tea\n'],
    ['sep= and a tab', 'sep=\t\r\nName\tCategory\r\nProbe Tea\tTea\r\n'],
    ['sep=\\t', 'sep=\\t\r\nName\tCategory\r\nProbe Tea\tTea\r\n'],
    ['"sep=;"', '"sep=;"\r\nName;Category\r\nProbe Tea;Tea\r\n'],
    ['"sep=,"', '"sep=,"\r\n"Name","Category"\r\n"Probe Tea","Tea"\r\n'],
    ['sep = ;', 'sep = ;\r\nName;Category\r\nProbe Tea;Tea\r\n'],
    ['sep=; with more separators after it', 'sep=;;;\r\nName;Category;\r\nProbe Tea;Tea;\r\n'],
    ['sep=^', 'sep=^\r\nName^Category\r\nProbe Tea^Tea\r\n'],
    ['sep=| ', 'sep=| \r\nName|Category\r\nProbe Tea|Tea\r\n'],
    ['sep=, which is not true', 'sep=,\r\nName;Category\r\nProbe Tea;Tea\r\n'],
    ['sep=; after a byte order mark', '\uFEFFsep=;\r\nName;Category\r\nProbe Tea;Tea\r\n'],
    ['sep=; in UTF-16', Buffer.from('\uFEFFsep=;\r\nName;Category\r\nProbe Tea;Tea\r\n', 'utf16le')],
    ['sep=; and CR', 'sep=;\rName;Category\rProbe Tea;Tea\r'],
    ['sep=; after a blank line', '\r\nsep=;\r\nName;Category\r\nProbe Tea;Tea\r\n'],
    ['sep=; and a title', 'sep=;\r\nSupplier list\r\n\r\nName;Category\r\nProbe Tea;Tea\r\n'],
    ['a title', 'Supplier list July 2026\n\nName,Category\nProbe Tea,Tea\n'],
    ['a title with separators', 'Supplier list July 2026,,\n,,\nName,Category,\nProbe Tea,Tea,\n'],
    ['a title that is a heading itself', 'Suppliers\nName,Category\nProbe Tea,Tea\n'],
    ['a title that is the heading of names', 'Supplier,,\nName,Category,\nProbe Tea,Tea,\n'],
    ['a title in quotes over two lines', '"Supplier list\nJuly 2026",\n\nName,Category\nProbe Tea,Tea\n'],
    ['a title of several rows', 'Backdock Pty Ltd\nPrinted by,Ann\nPrinted on,1/07/2026\nPage,1\n\nName,Category\nProbe Tea,Tea\n'],
    ['a title with semicolons in the table', 'Supplier list, July 2026\n\nName;Category\nProbe Tea;Tea\n'],
    ['a title with names of fields', 'Company:,Backdock\nEmail:,a@b.example\nName,Category,Phone,Email\nProbe Tea,Tea,,\n'],
    ['blank rows above the headings', '\n,,\n;;\n\t\nName,Category\nProbe Tea,Tea\n'],
    ['an empty first column', ',Name,Category\n,Probe Tea,Tea\n'],
    ['a numbered first column', 'No.,Name,Category\n1,Probe Tea,Tea\n'],
    ['a title with a quotation mark', 'The "best" list\nName,Category\nProbe Tea,Tea\n'],
    ['twelve lines above the headings', `${'Please read this\n'.repeat(12)}Name,Category\nProbe Tea,Tea\n`],
    ['asterisks in headings', 'Name*,Category *\nProbe Tea,Tea\n'],
    ['blanks behind headings', 'Name  ,Category\t\nProbe Tea,Tea\n'],
    ['line breaks in headings', '"Business\nname","Category\n"\nProbe Tea,Tea\n'],
    ['brackets in headings', 'Name (required),Category (see list)\nProbe Tea,Tea\n'],
    ['headings in capitals', 'BUSINESS NAME,CATEGORY\nProbe Tea,Tea\n'],
    ['colons in headings', 'Business name:,Category:\nProbe Tea,Tea\n'],
    ['headings as formulas', '="Name",="Category"\nProbe Tea,Tea\n'],
    ['headings with apostrophes', "'Name,'Category\nProbe Tea,Tea\n"],
    ['headings with no-break spaces', 'Business\u00a0name,Category\u00a0\nProbe Tea,Tea\n'],
    ['a row in one pair of quotation marks', '"Name,Category"\n"Probe Tea,Tea"\n'],
    ['trailing commas', 'Name,Category,,,\nProbe Tea,Tea,,,,,\n'],
    ['UTF-16 without a mark', Buffer.from('Name\tCategory\r\nProbe Tea\tTea\r\n', 'utf16le')],
    ['two byte order marks', '\uFEFF\uFEFFName,Category\nProbe Tea,Tea\n'],
    ['a sign of the end of the file', 'Name,Category\r\nProbe Tea,Tea\r\n\x1a'],
    ['blank rows at the end', 'Name,Category\nProbe Tea,Tea\n,\n, ,\n"",""\n'],
    ['names in formulas', 'Name,Category\n"=""Probe Tea""","=""Tea"""\n'],
    ['names after apostrophes', "Name,Category\n'Probe Tea,'Tea\n"],
    ['carriage returns as XML has them', 'Name,Category\nProbe Tea_x000D_,Tea\n'],
  ])('with %s', async (_, content) => expect(await read(content)).toEqual([PROBE]))
})

describe('The reader of spreadsheets reads a value', () => {
  const note = (field: string, raw: string) =>
    `The ${field} "${raw}" was shortened by a spreadsheet and was left out: give its column the format Text there, and enter it again.`
  test.each<[string, string, Record<string, unknown>]>([
    ['Postcode', '"=""0800"""', { postcode: '0800' }],
    ['Postcode', '="0800"', { postcode: '0800' }],
    ['Postcode', '"=""=""""0800"""""""', { postcode: '0800' }],
    ['Postcode', "'0800", { postcode: '0800' }],
    ['Postcode', '800.0', { postcode: '0800' }],
    ['Postcode', '3181.00', { postcode: '3181' }],
    ['Postcode', '"3,181"', { postcode: '3181' }],
    ['Postcode', '"3,181.00"', { postcode: '3181' }],
    ['Postcode', '3 181', { postcode: '3181' }],
    ['Postcode', '=3181', { postcode: '3181' }],
    ['Postcode', '’0800', { postcode: '0800' }],
    ['Postcode', '3.181E+03', { notes: [note('postcode', '3.181E+03')] }],
    ['Phone', '412345678.0', { phone: '+61 412 345 678' }],
    ['Phone', '412345678', { phone: '+61 412 345 678' }],
    ['Phone', '61412345678.0', { phone: '+61 412 345 678' }],
    ['Phone', '"412,345,678"', { phone: '+61 412 345 678' }],
    ['Phone', '"=""0412 345 678"""', { phone: '+61 412 345 678' }],
    ['Phone', "'+61 412 345 678", { phone: '+61 412 345 678' }],
    ['Phone', "'0412345678", { phone: '+61 412 345 678' }],
    ['Phone', '=+61412345678', { phone: '+61 412 345 678' }],
    ['Phone', '6.1412E+10', { notes: [note('phone', '6.1412E+10')] }],
    ['Phone', '"4,12346E+08"', { notes: [note('phone', '4,12346E+08')] }],
    ['Phone', '4.12345678e8', { notes: [note('phone', '4.12345678e8')] }],
    ['Phone', '########', { notes: [note('phone', '########')] }],
    ['ABN', '51824753556.0', { abn: '51824753556' }],
    ['ABN', '"51,824,753,556"', { abn: '51824753556' }],
    ['ABN', '="51 824 753 556"', { abn: '51824753556' }],
    ['ABN', "'51824753556", { abn: '51824753556' }],
    ['ABN', '5.18248E+10', { notes: [note('ABN', '5.18248E+10')] }],
    ['ABN', '51824753557', { notes: ['The ABN "51824753557" is not valid and was left out.'] }],
    ['Website', '"=HYPERLINK(""https://probe.example"",""Probe"")"', { website: 'https://probe.example' }],
    ['Email', '"=HYPERLINK(""mailto:a@probe.example"";""a@probe.example"")"', { email: 'a@probe.example' }],
    ['Email', "'a@probe.example", { email: 'a@probe.example' }],
    ['Website', '#REF!', {}],
    ['Phone', '#N/A', {}],
    ['Address', '3-Jan', { notes: ['The address "3-Jan" is a date, as spreadsheets make of such values, and was left out.'] }],
    ['Address', '1/02/2026', { notes: ['The address "1/02/2026" is a date, as spreadsheets make of such values, and was left out.'] }],
    [
      'Postcode',
      '2026-01-03 00:00:00',
      { notes: ['The postcode "2026-01-03 00:00:00" is a date, as spreadsheets make of such values, and was left out.'] },
    ],
    ['Phone', '1/02/2026', { notes: ['The phone "1/02/2026" is a date, as spreadsheets make of such values, and was left out.'] }],
  ])('%s %s', async (heading, cell, expected) => {
    const [row] = (await read(`Name,Category,${heading}\nProbe Tea,Tea,${cell}\n`)) as Record<string, unknown>[]
    const { address: _, ...others } = row!
    expect(others).toEqual({ ...PROBE, ...expected })
  })

  test.each([
    ['Total,,', 'It is a row of totals.'],
    ['Total: 12,,', 'It is a row of totals.'],
    ['Grand total,12,', 'It is a row of totals.'],
    ['Sum,,"1,234.50"', 'It is a row of totals.'],
    ['Name,Category,Postcode', 'It repeats the headings.'],
    ['NAME ,Category*,Post code', 'It repeats the headings.'],
    ['1/02/2026,Tea,', 'Its name is a date, as spreadsheets make of such values.'],
    ['3-Jan,Tea,', 'Its name is a date, as spreadsheets make of such values.'],
    ['4.12E+08,Tea,', 'Its name is a number that a spreadsheet has shortened.'],
    ['#NAME?,Tea,', 'It has no business name.'],
  ])('the row %s is left out with the reason', async (row, reason) => {
    expect(await read(`Name,Category,Postcode\nProbe Tea,Tea,3181\n${row}\n`)).toMatchObject([PROBE, reason])
  })

  test.each([
    '24/7',
    '1300 Coffee',
    "'t Koffiehuis",
    "'Til Dawn",
    '7-Eleven',
    'Total Tools',
    'Sum Yum',
    '1821.0 Bar',
    '=Equals',
    'E5',
    'May',
    '3 March',
  ])('the name %s stays as it is', async (name) =>
    expect(await read(`Name,Category\n${name},Tea\n`)).toEqual([{ ...PROBE, businessName: name }]),
  )

  test('a file whose headings are far below, or that has none, is refused by what its first line says', async () => {
    await expect(read(`${'Please read this\n'.repeat(60)}Name,Category\nProbe Tea,Tea\n`)).rejects.toThrow(/no column with business names/)
    await expect(read('sep=;\nColour;Size\nred;1\n')).rejects.toThrow('Its first line is: Colour, Size.')
  })
})
