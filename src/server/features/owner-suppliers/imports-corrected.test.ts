import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addOwnerSupplier, updateOwnerSupplier } from '#contract/owner-suppliers.ts'
import { getImport, type DryRun, type ImportRow, listImportRows } from '#contract/supplier-imports.ts'
import { createTestApp, type TestApp } from '#test/app.ts'
import { owner, type Person } from '#test/people.ts'

let app: TestApp
let olga: Person
beforeAll(async () => {
  app = await createTestApp()
  olga = await owner(app)
})
afterAll(() => app.stop())

const send = (payload: string, query: string) =>
  olga.ask({ method: 'POST', url: `/api/admin/suppliers/import${query}`, payload, headers: { 'content-type': 'text/csv' } })
const dryRun = async (content: string, query = ''): Promise<DryRun> => (await send(content, `?dryRun=true${query}`)).json()
/** Imports a file, and holds that the dry run before said the same. */
async function imported(content: string, query = ''): Promise<ImportRow[]> {
  const dry = await dryRun(content, query)
  const response = await send(content, query.replace('&', '?'))
  const { importId: id } = response.json() as { importId: string }
  await expect.poll(async () => (await olga.call(getImport, { id })).status).toBe('done')
  const { items } = await olga.call(listImportRows, { id, limit: 100 })
  expect(items).toEqual(dry.rows)
  return items
}
const listing = (id: number) => app.context.db.selectFrom('suppliers').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const NONE = {
  category: 'Dairy',
  description: null,
  phone: null,
  website: null,
  address: null,
  suburb: null,
  state: null,
  postcode: null,
  abn: null,
  isVerified: false,
  evidence: null,
} as const
const add = async (fields: Partial<Parameters<typeof olga.call<typeof addOwnerSupplier>>[1]> & { businessName: string }) =>
  (await olga.call(addOwnerSupplier, { ...NONE, email: `${++added}@known.example`, ...fields })).id
let added = 0

describe('What was corrected by hand since the last import', () => {
  const file = (address: string, phone: string) => `Name,Category,Address,Phone\nCorrected Tea,Tea,"${address}",${phone}\n`

  test('is kept and named, and only replaced where the owner says so', async () => {
    await imported(file('8 Gum Lane, Prahran VIC 3181', '03 9000 0001'))
    const { id } = await app.context.db
      .selectFrom('suppliers')
      .select('id')
      .where('businessName', '=', 'Corrected Tea')
      .executeTakeFirstOrThrow()
    await olga.call(updateOwnerSupplier, { id, address: '80 Gum Lane, Prahran VIC 3181' })
    const again = file('8 Gum Lane, Prahran VIC 3181', '03 9000 0002')
    expect(await dryRun(again)).toMatchObject({ kept: 1 })
    expect(await imported(again)).toMatchObject([
      {
        outcome: 'updated',
        note:
          'Changes: phone “+61 3 9000 0001” → “+61 3 9000 0002”. ' +
          'Kept: address “80 Gum Lane, Prahran VIC 3181”, the file has “8 Gum Lane, Prahran VIC 3181”.',
      },
    ])
    expect(await imported(again)).toMatchObject([{ outcome: 'unchanged', note: expect.stringMatching(/^Kept: address/) }])
    expect(await listing(id)).toMatchObject({ address: '80 Gum Lane, Prahran VIC 3181', phone: '+61 3 9000 0002' })
    expect(await imported(again, '&overwrite=true')).toMatchObject([
      { outcome: 'updated', note: 'Changes: address “80 Gum Lane, Prahran VIC 3181” → “8 Gum Lane, Prahran VIC 3181”.' },
    ])
    expect(await imported(again)).toMatchObject([{ outcome: 'unchanged', note: null }])
    expect((await listing(id)).address).toBe('8 Gum Lane, Prahran VIC 3181')
  })

  test('a listing entered by hand keeps what it has, and what it lacks is filled', async () => {
    const id = await add({ businessName: 'By Hand Tea', category: 'Tea', address: '4 Hand St, Fitzroy VIC 3065', phone: '03 9000 0005' })
    const rows = await imported(
      'Name,Category,Address,Phone,Website,ABN\nBy Hand Tea,Coffee,"4 Hand Street, Fitzroy VIC 3065",03 9000 0006,https://hand.example,83914571673\n',
    )
    expect(rows).toMatchObject([{ outcome: 'updated' }])
    expect(rows[0]!.note).toContain('Changes: website none → “https://hand.example”; ABN none → “83914571673”.')
    expect(rows[0]!.note).toContain('Kept: category “Tea”, the file has “Coffee”; phone')
    expect(await listing(id)).toMatchObject({ category: 'Tea', phone: '03 9000 0005', website: 'https://hand.example', abn: '83914571673' })
  })

  test('a phone number that was removed by hand stays away', async () => {
    const rows = 'Name,Category,Phone\nSilent Tea,Tea,03 9000 0007\n'
    await imported(rows)
    const { id } = await app.context.db
      .selectFrom('suppliers')
      .select('id')
      .where('businessName', '=', 'Silent Tea')
      .executeTakeFirstOrThrow()
    await olga.call(updateOwnerSupplier, { id, phone: null })
    expect(await imported(rows)).toMatchObject([{ outcome: 'unchanged', note: 'Kept: phone none, the file has “+61 3 9000 0007”.' }])
  })
})
