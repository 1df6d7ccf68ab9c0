import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { importsBy, type Imports } from '#test/people/owner/import-runs.ts'
import { owner, type Person } from '#test/people/people.ts'

let app: TestApp
let olga: Person
let imports: Imports
beforeAll(async () => {
  app = await createTestApp()
  olga = await owner(app)
  imports = importsBy(olga, app)
})
afterAll(() => app.stop())

const ownFile = async () => (await olga.ask({ url: '/api/admin/suppliers', headers: { accept: 'text/csv' } })).body
const count = async () => (await app.context.db.selectFrom('suppliers').select('id').execute()).length

const GUM = { businessName: 'Gum Lane Dairy', address: '8 Gum Lane, Prahran VIC 3181', abn: '51824753556', email: 'milk@gumlane.example' }

describe('A row is known as the listing that there is', () => {
  let id: number
  beforeAll(async () => void (id = await imports.add(GUM)))
  // Once known by a spelling, it is by that one.
  beforeEach(() => app.context.db.updateTable('suppliers').set({ importKey: null }).execute())

  test.each([
    ['the same', 'Gum Lane Dairy', '8 Gum Lane, Prahran VIC 3181', ''],
    ['case', 'GUM LANE DAIRY', '8 GUM LANE, PRAHRAN VIC 3181', ''],
    ['accents and punctuation', 'Gúm-Lane Dairy!', '8 Gum Lane; Prahran, VIC. 3181', ''],
    ['a legal form', 'Gum Lane Dairy Pty Ltd', '8 Gum Lane, Prahran VIC 3181', ''],
    ['another legal form', 'Gum Lane Dairy P/L', '8 Gum Lane, Prahran VIC 3181', ''],
    ['a company', 'Gum Lane Dairy & Co. Pty. Limited', '8 Gum Lane, Prahran VIC 3181', ''],
    ['an abbreviated street', 'Gum Lane Dairy', '8 Gum Ln, Prahran VIC 3181', ''],
    ['an abbreviated street with a point', 'Gum Lane Dairy', '8 Gum Ln., Prahran, Victoria, 3181, Australia', ''],
    ['a shop number', 'Gum Lane Dairy', 'Shop 2, 8 Gum Lane, Prahran VIC 3181', ''],
    ['a unit', 'Gum Lane Dairy', '2/8 Gum Lane, Prahran VIC 3181', ''],
    ['no postcode', 'Gum Lane Dairy', '8 Gum Lane, Prahran', ''],
    ['no suburb', 'Gum Lane Dairy', '8 Gum Lane, VIC 3181', ''],
    ['the suburb alone', 'Gum Lane Dairy', 'Prahran VIC 3181', ''],
    ['several blanks', ' Gum  Lane   Dairy ', '8  Gum Lane ,Prahran  VIC  3181', ''],
    ['lines', 'Gum Lane Dairy', '8 Gum Lane\nPrahran VIC 3181', ''],
    ['its ABN under another name', 'GLD Wholesale', '', '51 824 753 556'],
    ['its ABN and address under another name', 'Milk of Prahran', '8 Gum Ln, Prahran VIC 3181', '51-824-753-556'],
  ])('with %s', async (_, name, address, abn) => {
    const before = await count()
    const [row] = await imports.run(`Name,Category,Address,ABN\n"${name}",Dairy,"${address}","${abn}"\n`)
    expect([row?.outcome, row?.note]).toEqual(['unchanged', expect.stringContaining(`Already here: Gum Lane Dairy (No. ${id})`)])
    expect([await count(), (await imports.listing(id)).address]).toEqual([before, GUM.address])
  })

  test.each([
    [
      'the same ABN at another address',
      'Gum Lane Dairy',
      '99 Bay Street, Port Melbourne VIC 3207',
      '51824753556',
      'the same ABN at another address',
    ],
    ['the same name without an address', 'Gum Lane Dairy', '', '', 'It has the same name, and one of the two has no address'],
  ])('%s is left out and named', async (_, name, address, abn, reason) => {
    const [row] = await imports.run(`Name,Category,Address,ABN\n${name},Dairy,"${address}",${abn}\n`)
    expect(row).toMatchObject({ outcome: 'skipped' })
    expect(row?.note).toContain(`Already here: Gum Lane Dairy (No. ${id}), 8 Gum Lane, Prahran VIC 3181.`)
    expect(row!.note).toContain(reason)
  })

  test.each([
    ['another street', 'Gum Lane Dairy', '9 Gum Lane, Prahran VIC 3181'],
    ['another state', 'Gum Lane Dairy', 'Perth WA 6000'],
    ['another suburb', 'Gum Lane Dairy', '8 Gum Lane, Coburg VIC 3058'],
    ['another name', 'Gum Lane Coffee', '8 Gum Lane, Prahran VIC 3181'],
  ])('%s is another business', async (_, name, address) => {
    const { rows } = await imports.dryRun(`Name,Category,Address\n${name},Dairy,"${address}"\n`)
    expect(rows).toMatchObject([{ outcome: 'imported', note: null }])
  })

  test('its number tells it where something else agrees, and a number of another program does not', async () => {
    const { rows } = await imports.dryRun(
      `Id,Name,Category,Email\n${id},Gum Lane Creamery,Dairy,milk@gumlane.example\n${id},Unlike It,Dairy,\n`,
    )
    expect(rows).toMatchObject([
      { outcome: 'unchanged', note: 'Kept: business name “Gum Lane Dairy”, the file has “Gum Lane Creamery”.' },
      { outcome: 'imported' },
    ])
  })

  test('two rows of one listing are one, and branches of one ABN in one file are two, again and again', async () => {
    const file =
      'Name,Category,Address,ABN\nTwo Rows,Tea,"1 High Street, Fitzroy VIC 3065",\nTWO ROWS PTY LTD,Tea,"1 High St, Fitzroy VIC 3065",\n' +
      'Branches,Tea,"1 Low St, Fitzroy VIC 3065",53004085616\nBranches,Tea,"2 Low St, Fitzroy VIC 3065",53004085616\n'
    expect((await imports.run(file)).map(({ outcome }) => outcome)).toEqual(['imported', 'skipped', 'imported', 'imported'])
    expect((await imports.run(file)).map(({ outcome }) => outcome)).toEqual(['unchanged', 'skipped', 'unchanged', 'unchanged'])
  })
})

describe("The owner's own file", () => {
  test('comes back as unchanged, dry and real, twice', async () => {
    await imports.add({
      businessName: 'LOUD NAME FOODS',
      phone: '1300 COFFEE',
      website: 'http://loud.example/',
      description: '- cold\r\n- "fresh", n/a',
    })
    await imports.add({
      businessName: '@home Coffee',
      phone: '02 9999 9999',
      address: 'Rear of 5 Gum Lane\nPrahran',
      state: 'NSW',
      description: '=1+1',
    })
    await imports.add({ businessName: "'Til Dawn", email: 'Til@Dawn.example' })
    for (const _ of [1, 2]) await imports.add({ businessName: 'Twice Here', address: '1 Twice St, Fitzroy VIC 3065' })
    const before = await ownFile()
    for (const _ of [1, 2]) {
      const rows = await imports.run(await ownFile())
      expect(rows.filter(({ outcome, note }) => outcome !== 'unchanged' || note !== null)).toEqual([])
      expect(rows.length).toBeGreaterThan(8)
    }
    expect(await ownFile()).toBe(before)
  })
})
