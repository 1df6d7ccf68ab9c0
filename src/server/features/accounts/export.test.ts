import { afterAll, beforeAll, expect, test } from 'vitest'
import { getExport } from '#contract/accounts.ts'
import { claimSupplier } from '#contract/claims.ts'
import { saveSupplier } from '#contract/saved.ts'
import { requestQuote } from '#contract/quotes.ts'
import { joinBeta, subscribeNewsletter } from '#contract/signups.ts'
import { addView, contactSupplier } from '#contract/suppliers.ts'
import { openHouse, type TestHouse } from '#test/house.ts'
import { buyer, owner, supplier } from '#test/people.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.stop())

test('the export holds everything somebody has given us, and no hash', async () => {
  const ann = await buyer(house)
  const { id } = await house.supplier()
  const path = { id: id as never }
  await ann.call(saveSupplier, { supplierId: path.id })
  await ann.call(requestQuote, { supplierId: id, businessName: 'Corner Café', contactEmail: ann.email, requirements: 'Twelve kilos' })
  await ann.call(contactSupplier, { ...path, message: 'Do you deliver?', email: ann.email })
  await ann.call(addView, path)
  await ann.call(claimSupplier, { ...path, way: 'owner', message: 'It is mine' })
  await ann.call(joinBeta, { email: ann.email })
  await ann.call(subscribeNewsletter, { email: ann.email })
  const kept = await ann.call(getExport, {})
  expect(kept).toMatchObject({
    exportedAt: expect.any(String),
    account: { id: ann.id, username: ann.username, email: ann.email },
    sessions: [{ userAgent: ann.headers['user-agent'] }],
    savedSuppliers: [{ supplierId: id }],
    quoteRequests: [{ supplierId: id, requirements: 'Twelve kilos' }],
    inquiries: [{ supplierId: id, message: 'Do you deliver?' }],
    profilesViewed: [{ supplierId: id }],
    claims: [{ supplierId: id, message: 'It is mine', status: 'open' }],
    betaSignups: [{ email: ann.email }],
    newsletter: [{ email: ann.email }],
    listing: [],
  })
  expect(JSON.stringify(kept)).not.toMatch(/argon2|hash/i)
})

test("a supplier's holds the listing and what it received, and an owner's what they did", async () => {
  const [ann, beans] = [await buyer(house), await supplier(house)]
  await ann.call(requestQuote, {
    supplierId: beans.supplierId,
    businessName: 'Corner Café',
    contactEmail: ann.email,
    requirements: 'Beans',
  })
  expect(await beans.call(getExport, {})).toMatchObject({
    listing: [{ id: beans.supplierId }],
    quoteRequestsReceived: [{ requirements: 'Beans' }],
    quoteRequests: [],
  })
  expect(await (await owner(house)).call(getExport, {})).toHaveProperty('ownerActions')
})

test('no table that knows accounts is forgotten', async () => {
  const { rows } = await house.context.pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'account_id' order by 1`,
  )
  const inExport: Record<string, string> = {
    audit: 'ownerActions',
    claims: 'claims',
    known_devices: 'knownDevices',
    one_time_links: 'openLinks',
    quote_requests: 'quoteRequests',
    recovery_codes: 'account',
    saved_suppliers: 'savedSuppliers',
    sessions: 'sessions',
  }
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(inExport))
  const kept = await (await buyer(house)).call(getExport, {})
  for (const name of Object.values(inExport)) expect(kept).toHaveProperty(name)
})
