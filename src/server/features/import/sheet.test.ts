import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import iconv from 'iconv-lite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readMapping, type Mapping } from './file/mapping.ts'
import { openSheet } from './sheet.ts'

let folder: string
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'backdock-sheet-'))))
afterAll(() => rm(folder, { recursive: true }))

async function file(content: string | Uint8Array, name = 'suppliers.csv'): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, content)
  return path
}

/** Returns the line and the fields with a value of every row. */
async function read(content: string | Uint8Array, mapping?: Mapping) {
  const sheet = await openSheet(await file(content), mapping)
  const rows: unknown[] = []
  for await (const row of sheet.rows()) {
    const values = sheet.faultOf(row) === null ? sheet.valuesOf(row) : null
    rows.push([row.line, values && Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))])
  }
  return { form: sheet.form, unused: sheet.unused, rows }
}

const problemOf = (content: string | Uint8Array, mapping?: Mapping) =>
  read(content, mapping).then(
    () => 'accepted',
    (error: Error) => `${error.constructor.name}: ${error.message}`,
  )

describe('openSheet', () => {
  test('columns are found in many spellings, and unknown columns are reported', async () => {
    const headings =
      'Trading_name,Street,Suburb/Town,STATE,Post code,Tel.,E-mail,Web address,About,Keywords,Business type,ANZSIC 2006 Class Title,Industry_ANZSIC4_code,Longitude'
    const { rows, unused } = await read(
      `${headings}\nBean Co,1 High St,Fitzroy,VIC,3065,03 9000 0000,a@b.example,b.example,Beans,beans,Roaster,Other Grocery Wholesaling,3609,144.9\n`,
    )
    expect(unused).toEqual(['Longitude'])
    expect(rows).toEqual([
      [
        2,
        {
          businessName: 'Bean Co',
          address: '1 High St',
          suburb: 'Fitzroy',
          state: 'VIC',
          postcode: '3065',
          phone: '03 9000 0000',
          email: 'a@b.example',
          website: 'b.example',
          description: 'Beans',
          tags: 'beans',
          category: 'Roaster',
          industry: 'Other Grocery Wholesaling',
          industryCode: '3609',
        },
      ],
    ])
  })

  test('where several columns fit a field, the first one with a value counts', async () => {
    const { rows } = await read(
      'Company,Trading name,Category\nBean Holdings,Bean Co,Coffee\nLeaf Holdings,n/a,Tea\nRoot Holdings,,Coffee\n',
    )
    expect(rows).toEqual([
      [2, { businessName: 'Bean Co', category: 'Coffee' }],
      [3, { businessName: 'n/a', category: 'Tea' }],
      [4, { businessName: 'Root Holdings', category: 'Coffee' }],
    ])
  })

  test.each([
    ['UTF-8', (text: string) => Buffer.from(text), 'UTF-8'],
    ['UTF-8 with a byte order mark', (text: string) => Buffer.from(`\uFEFF${text}`), 'UTF-8'],
    ['UTF-16 little endian', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le'), 'UTF-16'],
    ['UTF-16 big endian', (text: string) => iconv.encode(text, 'utf16be', { addBOM: true }), 'UTF-16'],
    ['Windows-1252', (text: string) => iconv.encode(text, 'win1252'), 'Windows-1252'],
  ])('a file in %s is read', async (_, encode, encoding) => {
    const { form, rows } = await read(encode('Name,Category\nCafé “L’Été” – 3 €,Coffee\n'))
    expect(form).toBe(`${encoding}, separated by commas`)
    expect(rows).toEqual([[2, { businessName: 'Café “L’Été” – 3 €', category: 'Coffee' }]])
  })

  test.each([
    [',', 'commas'],
    [';', 'semicolons'],
    ['\t', 'tabs'],
    ['|', 'bars'],
  ])('the separator %j is detected, whatever the values contain', async (separator, name) => {
    const line = (...values: string[]) => `${values.map((value) => `"${value}"`).join(separator)}\r\n`
    const { form, rows } = await read(
      line('Name', 'Address', 'Notes; a, b') + line('Bean, Leaf; Co', '1 High St, Fitzroy', ';;;,,,') + line('Root', '', ''),
    )
    expect(form).toBe(`UTF-8, separated by ${name}`)
    expect(rows).toEqual([
      [2, { businessName: 'Bean, Leaf; Co', address: '1 High St, Fitzroy' }],
      [3, { businessName: 'Root' }],
    ])
  })

  test('empty cells between tabs keep their columns', async () => {
    const { rows } = await read('Name\tAddress\tCategory\nBean Co\t\tCoffee\n\t1 High St\tTea\n')
    expect(rows).toEqual([
      [2, { businessName: 'Bean Co', category: 'Coffee' }],
      [3, { address: '1 High St', category: 'Tea' }],
    ])
  })

  test.each(['\n', '\r\n', '\r'])('rows are numbered by their lines in the file, with the line ending %j', async (end) => {
    const lines = ['', 'Name,Description', 'One,"a', '', 'b"', '', ',', 'Two,"c ""d"" e"', 'Three,"f', 'g"', 'Four,h']
    const { rows } = await read(lines.join(end))
    expect(rows).toEqual([
      [3, { businessName: 'One', description: 'a\n\nb' }],
      [8, { businessName: 'Two', description: 'c "d" e' }],
      [9, { businessName: 'Three', description: 'f\ng' }],
      [11, { businessName: 'Four', description: 'h' }],
    ])
  })

  test('a malformed line does not affect the other rows', async () => {
    const { rows } = await read(
      'Name,Category\nToo,many,values\nJoe "the Butcher" Smith,Meat\n"Sue "the Baker" Smith",Baked Goods\nShort\nLast,Tea\n',
    )
    expect(rows).toEqual([
      [2, null],
      [3, { businessName: 'Joe "the Butcher" Smith', category: 'Meat' }],
      [4, { businessName: 'Sue "the Baker" Smith', category: 'Baked Goods' }],
      [5, { businessName: 'Short' }],
      [6, { businessName: 'Last', category: 'Tea' }],
    ])
  })

  test('a file that is not a supplier sheet is rejected with a message that says why', async () => {
    expect(await problemOf('')).toBe('ImportError: suppliers.csv is empty.')
    expect(await problemOf('\n \n')).toMatch(/^ImportError: suppliers.csv (?:is empty|has no column)/)
    expect(await problemOf(Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 8]))).toBe(
      'ImportError: suppliers.csv is not a text file: save the sheet as CSV, then import that.',
    )
    expect(await problemOf('Colour,Size\nred,1\n')).toBe(
      'ImportError: suppliers.csv has no column with business names. Its first line is: Colour, Size.',
    )
    expect(await problemOf('Name,Category\nOne,Tea\nTwo,"Tea\nThree,Tea\n')).toBe(
      'ImportError: suppliers.csv breaks off: a quotation mark that opens after line 2 is never closed.',
    )
    expect(await problemOf(`Name,Category\nOne,"${'Tea\n'.repeat(300_000)}`)).toMatch(
      /^ImportError: suppliers.csv breaks off: a quotation mark that opens after line 1/,
    )
    await expect(openSheet(join(folder, 'none.csv'))).rejects.toThrow(/^There is no file .*none\.csv\.$/)
    await expect(openSheet(folder)).rejects.toThrow(/is not a file\.$/)
  })

  test('a mapping names columns that could not be guessed, and is rejected if the file lacks one', async () => {
    const { rows } = await read('Who,Name,Where\nBean Co,Ann,Fitzroy\n', { businessName: 'who', suburb: 'Where' })
    expect(rows).toEqual([[2, { businessName: 'Bean Co', suburb: 'Fitzroy' }]])
    expect(await problemOf('Who,Name\nBean Co,Ann\n', { phone: 'Tel' })).toBe(
      'ImportError: The mapping takes phone from a column "Tel", which the file does not have. It has: Who, Name.',
    )
  })
})

describe('readMapping', () => {
  test.each([
    ['{', /^map\.json is not JSON: /],
    ['[]', /^map\.json: it must be an object like/],
    ['{ "shop": "Name" }', /^map\.json: "shop" is not a field\. Fields are businessName, address/],
    ['{ "phone": 3 }', /^map\.json: phone must be the heading of a column, in quotes\.$/],
    ['{ "categories": "Tea" }', /^map\.json: categories must be an object like/],
    ['{ "categories": { "Fish": "Fishes" } }', /^map\.json: "Fish" must be given one of our categories, or null: Coffee, /],
  ])('the mapping %s is rejected', async (content, message) => {
    await expect(readMapping(await file(content, 'map.json'))).rejects.toThrow(message)
  })
})
