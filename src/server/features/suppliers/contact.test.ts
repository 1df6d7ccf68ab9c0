import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { contactSupplier, getSupplier } from '#contract/suppliers.ts'
import { openHouse, type TestHouse } from '#test/house.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.stop())
// Each test is in a minute of its own.
beforeEach(() => house.context.db.deleteFrom('rateLimits').execute())

/** Somebody with a browser of their own. */
function newVisitor() {
  const headers = { 'user-agent': randomUUID() }
  return (id: number, given: { message?: string; email?: string } = {}) =>
    house.call(contactSupplier, { id: id as never, ...given }, headers)
}
const inquiriesOf = async (id: number) => (await house.call(getSupplier, { id: id as never })).inquiries
const lettersTo = async (address: string) => (await house.letters()).filter(({ to }) => to?.[0]?.address === address)

test('one click counts and tells the supplier; a second that day answers the same and does neither', async () => {
  const supplier = await house.supplier()
  const ann = newVisitor()
  expect(await ann(supplier.id)).toEqual({ status: 'sent' })
  expect(await ann(supplier.id)).toEqual({ status: 'sent' })
  expect(await inquiriesOf(supplier.id)).toBe(1)
  expect(await lettersTo(supplier.email)).toHaveLength(1)
})

test('clicks that arrive together count as one and make one letter', async () => {
  const supplier = await house.supplier()
  const ann = newVisitor()
  const answers = await Promise.all([1, 2, 3].map(() => ann(supplier.id)))
  expect(answers).toEqual(answers.map(() => ({ status: 'sent' })))
  expect(await inquiriesOf(supplier.id)).toBe(1)
  expect(await lettersTo(supplier.email)).toHaveLength(1)
})

test('another visitor counts, and so does the same one on another day', async () => {
  const supplier = await house.supplier()
  const ann = newVisitor()
  await ann(supplier.id)
  await newVisitor()(supplier.id)
  expect(await inquiriesOf(supplier.id)).toBe(2)
  await house.context.pool.query('update inquiries set day = day - 1 where supplier_id = $1', [supplier.id])
  await ann(supplier.id)
  expect(await inquiriesOf(supplier.id)).toBe(3)
})

test('a message that comes after the click reaches the supplier once, without counting again', async () => {
  const supplier = await house.supplier()
  const email = `ann-${randomUUID()}@cafe.example`
  const ann = newVisitor()
  await ann(supplier.id)
  await ann(supplier.id, { message: 'Do you deliver to Preston?', email })
  await ann(supplier.id, { message: 'Do you deliver to Preston?', email })
  await ann(supplier.id)
  expect(await inquiriesOf(supplier.id)).toBe(1)
  const letters = await lettersTo(supplier.email)
  expect(letters).toHaveLength(2)
  const [letter] = letters.filter(({ replyTo }) => replyTo?.[0]?.address === email)
  expect(letter!.text).toContain('Do you deliver to Preston?')
  const copies = await lettersTo(email)
  expect(copies).toHaveLength(1)
  expect(copies[0]!.text).toContain('Do you deliver to Preston?')
})

test('an inquiry at a listing without an email goes to the owner; without one set, to the sender of letters', async () => {
  const supplier = await house.supplier({ businessName: 'No Mail Meats', email: null })
  await newVisitor()(supplier.id)
  const letters = await lettersTo('no-reply@backdock.example')
  expect(letters.some(({ text }) => text?.includes('No Mail Meats has no email address'))).toBe(true)
})

test('an unknown supplier is 404, a wrong address 400, and the 21st call in a minute 429', async () => {
  const { id } = await house.supplier()
  const ann = newVisitor()
  await expect(ann(2_000_000_000)).rejects.toThrow(/^404: /)
  await expect(ann(id, { email: 'ann@' })).rejects.toThrow(/^400: .*"path":"email"/)
  for (let made = 1; made < 20; made++) await ann(id)
  const refusal = await house.app.inject({ method: 'POST', url: `/api/suppliers/${id}/contact`, payload: {} })
  expect(refusal.statusCode).toBe(429)
  expect(Number(refusal.headers['retry-after'])).toBeGreaterThan(0)
})
