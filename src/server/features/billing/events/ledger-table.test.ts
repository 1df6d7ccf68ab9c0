import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/app/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.stop())

const line = { provider: 'sandbox', entry: 'invoice in_1', providerCustomerId: 'cus_1', at: new Date() } as const
const insert = (...lines: { account: 'cash' | 'receivable'; cents: number }[]) =>
  app.context.db
    .insertInto('ledger')
    .values(lines.map((each) => ({ ...line, ...each })))
    .execute()

describe('The ledger table', () => {
  test('an entry that does not add up to 0 is refused, and one that does is never changed or deleted', async () => {
    await expect(insert({ account: 'cash', cents: 6450 })).rejects.toMatchObject({ code: '23514' })
    await insert({ account: 'cash', cents: 6450 }, { account: 'receivable', cents: -6450 })
    await expect(app.context.db.updateTable('ledger').set({ cents: 1 }).execute()).rejects.toMatchObject({ code: '23514' })
    await expect(app.context.db.deleteFrom('ledger').execute()).rejects.toMatchObject({ code: '23514' })
    const { cents } = await app.context.db.selectFrom('ledger').select('cents').where('account', '=', 'cash').executeTakeFirstOrThrow()
    expect(cents).toBe(6450)
  })
})
