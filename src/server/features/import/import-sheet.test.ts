import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getSupplier } from '#contract/suppliers/suppliers.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { buyer } from '#test/people/people.ts'
import { importSheet, type Options } from './import-sheet.ts'
import { openSheet } from './sheet.ts'

let app: TestApp
let folder: string
beforeAll(async () => {
  app = await createTestApp()
  folder = await mkdtemp(join(tmpdir(), 'backdock-import-'))
})
afterAll(async () => {
  await app.stop()
  await rm(folder, { recursive: true })
})

async function importCsv(content: string, options?: Options) {
  const path = join(folder, 'suppliers.csv')
  await writeFile(path, content)
  return importSheet(app.context, await openSheet(path), options)
}

const totals = ({ imported, updated, unchanged, skipped }: Awaited<ReturnType<typeof importCsv>>) => [
  imported,
  updated,
  unchanged,
  skipped.length,
]
const named = (businessName: string) =>
  app.context.db.selectFrom('suppliers').selectAll().where('businessName', '=', businessName).execute()
const count = async () => (await app.context.db.selectFrom('suppliers').select('id').execute()).length

describe('importSheet', () => {
  test('a row becomes a public listing with the values of the row, not verified and without reviews', async () => {
    await importCsv(
      'Name,Address,Phone,Email,Web,ANZSIC code\nLENNOX SEAFOOD PTY LTD,"Stall 9, Ground 133 Kensington Road WEST MELBOURNE VIC 3003",(03) 9329 1234,fish@lennox.example,www.lennox.example,3604\n',
    )
    const [listing] = await named('Lennox Seafood Pty Ltd')
    expect(await app.call(getSupplier, { id: String(listing!.id) })).toMatchObject({
      businessName: 'Lennox Seafood Pty Ltd',
      category: 'Seafood',
      description: 'Fish and seafood wholesaler in West Melbourne.',
      address: 'Stall 9, Ground 133 Kensington Road, West Melbourne VIC 3003',
      suburb: 'West Melbourne',
      state: 'VIC',
      postcode: '3003',
      phone: '+61 3 9329 1234',
      email: 'fish@lennox.example',
      website: 'https://www.lennox.example',
      tags: ['Seafood', 'Wholesale'],
      isVerified: false,
      averageRating: '0.0',
      totalReviews: 0,
      logoUrl: null,
      differentiators: [],
    })
  })

  test('the parts of an address may have their own columns, which take precedence over the address', async () => {
    await importCsv(
      'Name,Address,Address line 2,City,State,Postcode,Category\nParted Tea,Unit 2,14 Mitchell St,DARWIN CITY,Northern Territory,800,Tea\nSuburban Tea,1 High St NORTHCOTE VIC 3070,,Westgarth,,,Tea\n',
    )
    expect(await named('Parted Tea')).toMatchObject([
      { address: 'Unit 2, 14 Mitchell St, Darwin City NT 0800', suburb: 'Darwin City', state: 'NT', postcode: '0800' },
    ])
    expect(await named('Suburban Tea')).toMatchObject([
      { address: '1 High St, Northcote VIC 3070', suburb: 'Westgarth', state: 'VIC', postcode: '3070' },
    ])
  })

  test('invalid values are left out with a note, and their row is still imported', async () => {
    const { notes, imported } = await importCsv(
      'Name,State,Postcode,Phone,Email,Web,Tags,Category\nNoted Tea,Kent,99999,call us,nobody,ftp://x.example,"Chai; chai ;Oolong",Tea\n',
    )
    expect(imported).toBe(1)
    expect(notes.map(({ line, text }) => `${line}: ${text}`)).toEqual([
      '2: The state "Kent" is not valid and was left out.',
      '2: The postcode "99999" is not valid and was left out.',
      '2: The phone "call us" is not valid and was left out.',
      '2: The email "nobody" is not valid and was left out.',
      '2: The website "ftp://x.example" is not valid and was left out.',
    ])
    expect(await named('Noted Tea')).toMatchObject([
      { state: null, postcode: null, phone: null, email: null, website: null, tags: ['chai', 'Oolong'] },
    ])
  })

  test('skipped rows are reported with their line and reason, and the other rows are imported', async () => {
    const { skipped, imported } = await importCsv(
      'Name,Description,Category\n,"two\nlines",Tea\nNowhere,,Hairdressing\nTaken Tea,,Tea\n"Broken\nname",,Tea\nToo,,Tea,many\nTaken Tea Pty Ltd,,Tea\n' +
        `${'Long '.repeat(25)},,Tea\n`,
    )
    expect(imported).toBe(1)
    expect(skipped.map(({ line, text }) => `${line}: ${text}`)).toEqual([
      '2: It has no business name.',
      '4: "Hairdressing" has no place among the categories.',
      '6: Its name runs over several lines: a quotation mark may be missing.',
      '8: It has more values than there are headings: a separator or quotation mark is out of place.',
      '9: Duplicate: the same name and address as line 5.',
      '10: Its name is longer than 120 characters: please shorten it.',
    ])
  })

  test('a second run changes nothing, a changed file updates, and one name at two addresses is two listings', async () => {
    const file = (phone: string) =>
      `Name,Address,Phone,Category\nTwin Coffee,"1 High St, Fitzroy VIC 3065",${phone},Coffee\nTwin Coffee,"2 High St, Fitzroy VIC 3065",,Coffee\n`
    expect(totals(await importCsv(file('03 9000 0001')))).toEqual([2, 0, 0, 0])
    expect(totals(await importCsv(file('03 9000 0001')))).toEqual([0, 0, 2, 0])
    expect(totals(await importCsv(file('03 9000 0002')))).toEqual([0, 1, 1, 0])
    expect((await named('Twin Coffee')).map(({ phone, version }) => [phone, version])).toEqual(
      expect.arrayContaining([
        ['+61 3 9000 0002', 2],
        [null, 1],
      ]),
    )
  })

  test('a repeated import keeps what was added by hand; a new category resets only a description and tags that were derived', async () => {
    const file = 'Name,Address,Phone,Category,ANZSIC code\nKept Bakery,"1 High St, Fitzroy VIC 3065",,Baked Goods,1174\n'
    await importCsv(file)
    await app.context.db
      .updateTable('suppliers')
      .set({ phone: '+61 3 9000 0003', description: 'Our own words.', tags: ['Sourdough'], isVerified: true })
      .where('businessName', '=', 'Kept Bakery')
      .execute()
    expect(totals(await importCsv(file))).toEqual([0, 0, 1, 0])
    await importCsv(file.replace('Baked Goods,1174', 'Coffee,'))
    expect(await named('Kept Bakery')).toMatchObject([
      { category: 'Coffee', phone: '+61 3 9000 0003', description: 'Our own words.', tags: ['Sourdough'], isVerified: true },
    ])
    const derived = file.replace('Kept', 'Reset')
    await importCsv(derived)
    expect((await named('Reset Bakery'))[0]!.description).not.toBe('')
    await importCsv(derived.replace('Baked Goods,1174', 'Coffee,'))
    expect(await named('Reset Bakery')).toMatchObject([{ category: 'Coffee', description: '', tags: [] }])
  })

  test('a file that breaks off after a thousand rows changes nothing', async () => {
    const before = await count()
    const rows = Array.from({ length: 1200 }, (_, i) => `Lost ${i},Tea\n`).join('')
    await expect(importCsv(`Name,Category\n${rows}Open,"Tea\n`)).rejects.toThrow(
      /^suppliers\.csv breaks off: a quotation mark that opens after line 1201 is never closed\.$/,
    )
    expect(await count()).toBe(before)
  })

  test('a dry run reports the same outcome and writes nothing', async () => {
    const file = 'Name,Category,Phone\nDry Tea,Tea,x\nDry Tea,Tea,\nDry Hair,Hairdressing,\n'
    const before = await count()
    const dry = await importCsv(file, { dryRun: true })
    expect(await count()).toBe(before)
    expect(await importCsv(file)).toEqual(dry)
    expect(totals(await importCsv(file, { dryRun: true }))).toEqual([0, 0, 1, 2])
  })

  test('an import that changes something publishes it, and any other import does not', async () => {
    const { db, changes } = app.context
    let published = 0
    const publish: typeof changes.publish = (tx) => (published++, changes.publish(tx))
    const path = join(folder, 'heard.csv')
    await writeFile(path, 'Name,Category\nHeard Tea,Tea\n')
    const sheet = await openSheet(path)
    const runImport = async (options?: Options) => {
      await importSheet({ db, changes: { ...changes, publish } }, sheet, options)
      return published
    }
    expect([await runImport({ dryRun: true }), await runImport(), await runImport()]).toEqual([0, 1, 1])
  })

  test('a listing managed by its supplier stays unchanged, and the report says so', async () => {
    await importCsv('Name,Address,Phone,Category\nKept Tea,1 High St NORTHCOTE VIC 3070,(03) 9329 1234,Tea\n')
    const { id } = (await named('Kept Tea'))[0]!
    const ann = await buyer(app)
    await app.context.db.updateTable('accounts').set({ supplierId: id, role: 'supplier' }).where('id', '=', ann.id).execute()
    const outcome = await importCsv('Name,Address,Phone,Category\nKept Tea,1 High St NORTHCOTE VIC 3070,(03) 9329 4321,Tea\n')
    expect(totals(outcome)).toEqual([0, 0, 1, 0])
    expect(outcome.notes).toEqual([{ line: 2, businessName: 'Kept Tea', text: 'All of it: its supplier keeps this listing.' }])
    expect(await named('Kept Tea')).toMatchObject([{ phone: '+61 3 9329 1234' }])
  })
})
