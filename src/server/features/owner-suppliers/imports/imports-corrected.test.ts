import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { updateOwnerSupplier } from '#contract/owner/owner-suppliers.ts'
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

describe('What was corrected by hand since the last import', () => {
  const file = (address: string, phone: string) => `Name,Category,Address,Phone\nCorrected Tea,Tea,"${address}",${phone}\n`

  test('is kept and named, and only replaced where the owner says so', async () => {
    await imports.run(file('8 Gum Lane, Prahran VIC 3181', '03 9000 0001'))
    const { id } = await app.context.db
      .selectFrom('suppliers')
      .select('id')
      .where('businessName', '=', 'Corrected Tea')
      .executeTakeFirstOrThrow()
    await olga.call(updateOwnerSupplier, { id, address: '80 Gum Lane, Prahran VIC 3181' })
    const again = file('8 Gum Lane, Prahran VIC 3181', '03 9000 0002')
    expect(await imports.dryRun(again)).toMatchObject({ kept: 1 })
    expect(await imports.run(again)).toMatchObject([
      {
        outcome: 'updated',
        note:
          'Changes: phone “+61 3 9000 0001” → “+61 3 9000 0002”. ' +
          'Kept: address “80 Gum Lane, Prahran VIC 3181”, the file has “8 Gum Lane, Prahran VIC 3181”.',
      },
    ])
    expect(await imports.run(again)).toMatchObject([{ outcome: 'unchanged', note: expect.stringMatching(/^Kept: address/) }])
    expect(await imports.listing(id)).toMatchObject({ address: '80 Gum Lane, Prahran VIC 3181', phone: '+61 3 9000 0002' })
    expect(await imports.run(again, '&overwrite=true')).toMatchObject([
      { outcome: 'updated', note: 'Changes: address “80 Gum Lane, Prahran VIC 3181” → “8 Gum Lane, Prahran VIC 3181”.' },
    ])
    expect(await imports.run(again)).toMatchObject([{ outcome: 'unchanged', note: null }])
    expect((await imports.listing(id)).address).toBe('8 Gum Lane, Prahran VIC 3181')
  })

  test('a listing entered by hand keeps what it has, and what it lacks is filled', async () => {
    const id = await imports.add({
      businessName: 'By Hand Tea',
      category: 'Tea',
      address: '4 Hand St, Fitzroy VIC 3065',
      phone: '03 9000 0005',
    })
    const rows = await imports.run(
      'Name,Category,Address,Phone,Website,ABN\nBy Hand Tea,Coffee,"4 Hand Street, Fitzroy VIC 3065",03 9000 0006,https://hand.example,83914571673\n',
    )
    expect(rows).toMatchObject([{ outcome: 'updated' }])
    expect(rows[0]?.note).toContain('Changes: website none → “https://hand.example”; ABN none → “83914571673”.')
    expect(rows[0]?.note).toContain('Kept: category “Tea”, the file has “Coffee”; phone')
    expect(await imports.listing(id)).toMatchObject({
      category: 'Tea',
      phone: '03 9000 0005',
      website: 'https://hand.example',
      abn: '83914571673',
    })
  })

  test('a phone number that was removed by hand stays away', async () => {
    const rows = 'Name,Category,Phone\nSilent Tea,Tea,03 9000 0007\n'
    await imports.run(rows)
    const { id } = await app.context.db
      .selectFrom('suppliers')
      .select('id')
      .where('businessName', '=', 'Silent Tea')
      .executeTakeFirstOrThrow()
    await olga.call(updateOwnerSupplier, { id, phone: null })
    expect(await imports.run(rows)).toMatchObject([{ outcome: 'unchanged', note: 'Kept: phone none, the file has “+61 3 9000 0007”.' }])
  })
})
