import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { contactSupplier, getSupplier } from '#contract/suppliers/suppliers.ts'
import { requestQuote } from '#contract/quotes/quotes.ts'
import { EMAILS } from '#server/features/emails/queue/enqueue-emails.ts'
import { confirmReader } from '#server/features/emails/delivery/held-emails.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { buyer, supplier as supplierPerson } from '#test/people/people.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.stop())
// Each test starts with fresh rate limits.
beforeEach(() => app.context.db.deleteFrom('rateLimits').execute())

/** A visitor with a browser of their own. */
function newVisitor() {
  const headers = { 'user-agent': randomUUID() }
  return (id: number, details: { message?: string; email?: string; phone?: string } = {}) =>
    app.call(contactSupplier, { id, ...details }, headers)
}
const inquiriesOf = async (id: number) => (await app.call(getSupplier, { id })).inquiries
const emailsTo = async (address: string) => (await app.emails()).filter(({ to }) => to?.[0]?.address === address)
/** Ends the two minutes that an email waits. */
async function endWaiting() {
  const { db, pool, jobs } = app.context
  await pool.query(`update emails set due_at = now() where status = 'queued'`)
  jobs.wake(db, EMAILS)
}

describe('POST /api/suppliers/:id/contact', () => {
  test('a first click counts and emails the supplier after two minutes; a second that day returns the same and does neither', async () => {
    const supplier = await app.supplier()
    const ann = newVisitor()
    expect(await ann(supplier.id)).toEqual({ status: 'sent' })
    expect(await ann(supplier.id)).toEqual({ status: 'sent' })
    expect(await inquiriesOf(supplier.id)).toBe(1)
    expect(await emailsTo(supplier.email)).toHaveLength(0)
    await endWaiting()
    const [email, ...more] = await emailsTo(supplier.email)
    expect(email?.text).toMatch(/left\s+neither an email/)
    expect(more).toEqual([])
  })

  test('an email address or phone number given while the email waits is added to it, and only one email is sent', async () => {
    for (const contactDetails of [{ email: `ann-${randomUUID()}@cafe.example` }, { phone: '0491 570 006' }]) {
      const supplier = await app.supplier()
      const ann = newVisitor()
      await ann(supplier.id, { message: 'Do you deliver to Preston?' })
      await ann(supplier.id, contactDetails)
      await ann(supplier.id, contactDetails)
      await ann(supplier.id)
      expect(await inquiriesOf(supplier.id)).toBe(1)
      await endWaiting()
      const emails = await emailsTo(supplier.email)
      expect(emails).toHaveLength(1)
      expect(emails[0]?.text).toContain('Do you deliver to Preston?')
      expect(emails[0]!.text).toContain(Object.values(contactDetails)[0])
      expect(emails[0]!.replyTo?.[0]?.address).toBe(contactDetails.email)
    }
  })

  test('simultaneous calls that complete an inquiry send one email to each side', async () => {
    const supplier = await app.supplier()
    const ann = newVisitor()
    await ann(supplier.id)
    const email = `ann-${randomUUID()}@cafe.example`
    await Promise.all([1, 2, 3].map(() => ann(supplier.id, { email })))
    expect(await emailsTo(supplier.email)).toHaveLength(1)
    expect(await emailsTo(email)).toHaveLength(1)
  })

  test('details given after the email is sent go in a second email, without the message of the first', async () => {
    const supplier = await app.supplier()
    const ann = newVisitor()
    await ann(supplier.id, { message: 'Do you deliver to Preston?' })
    await endWaiting()
    await emailsTo(supplier.email)
    const email = `bo-${randomUUID()}@cafe.example`
    await ann(supplier.id, { email })
    const [, second] = await emailsTo(supplier.email)
    expect(second!.text).toContain(email)
    expect(second!.text).not.toContain('Preston')
    expect(await inquiriesOf(supplier.id)).toBe(1)
  })

  test('the inquiry of a signed-in buyer has the email address of the account and the phone number last given', async () => {
    const supplier = await app.supplier()
    const ann = await buyer(app)
    await ann.call(contactSupplier, { id: supplier.id })
    const [first] = await emailsTo(supplier.email)
    expect(first!.replyTo?.[0]?.address).toBe(ann.email)
    expect(first!.text).not.toMatch(/left\s+neither/)
    expect(first!.text).not.toContain('Phone')

    const other = await app.supplier()
    const request = { supplierId: other.id, businessName: 'Corner Cafe', contactEmail: ann.email, requirements: 'Beans' }
    await ann.call(requestQuote, { ...request, contactPhone: '0491 570 006' })
    await ann.call(requestQuote, request)
    await ann.call(contactSupplier, { id: other.id })
    const inquiries = (await emailsTo(other.email)).filter(({ subject }) => subject === `Inquiry from ${ann.email}`)
    expect(inquiries).toHaveLength(1)
    expect(inquiries[0]?.text).toContain('0491 570 006')
    expect((await emailsTo(ann.email)).filter(({ subject }) => subject?.startsWith('Your inquiry to'))).toHaveLength(2)
  })

  test('the inquiry of a signed-in supplier has the phone number of its listing, and an email address given replaces the known one', async () => {
    const [other, beans] = [await app.supplier(), await supplierPerson(app)]
    await beans.call(contactSupplier, { id: other.id, email: 'orders@beans.example' })
    const [email] = await emailsTo(other.email)
    expect(email?.replyTo?.[0]?.address).toBe('orders@beans.example')
    expect(email?.text).toContain('+61 3 5550 0142')
  })

  test('clicks that arrive together count as one and send one email', async () => {
    const supplier = await app.supplier()
    const ann = newVisitor()
    const responses = await Promise.all([1, 2, 3].map(() => ann(supplier.id)))
    expect(responses).toEqual(responses.map(() => ({ status: 'sent' })))
    expect(await inquiriesOf(supplier.id)).toBe(1)
    await endWaiting()
    expect(await emailsTo(supplier.email)).toHaveLength(1)
  })

  test('another visitor counts, and so does the same visitor on another day', async () => {
    const supplier = await app.supplier()
    const ann = newVisitor()
    await ann(supplier.id)
    await newVisitor()(supplier.id)
    expect(await inquiriesOf(supplier.id)).toBe(2)
    await app.context.pool.query('update inquiries set day = day - 1 where supplier_id = $1', [supplier.id])
    await ann(supplier.id)
    expect(await inquiriesOf(supplier.id)).toBe(3)
  })

  test('a message after the email is sent reaches the supplier once, and does not count again', async () => {
    const supplier = await app.supplier()
    const email = `ann-${randomUUID()}@cafe.example`
    const ann = newVisitor()
    await confirmReader(app.context, email)
    await ann(supplier.id, { email })
    await emailsTo(supplier.email)
    await ann(supplier.id, { message: 'Do you deliver to Preston?', email })
    await ann(supplier.id, { message: 'Do you deliver to Preston?', email })
    await ann(supplier.id)
    expect(await inquiriesOf(supplier.id)).toBe(1)
    const emails = await emailsTo(supplier.email)
    expect(emails).toHaveLength(2)
    expect(emails[1]?.text).toContain('Do you deliver to Preston?')
    const copies = await emailsTo(email)
    expect(copies).toHaveLength(2)
    expect(copies[1]?.text).toContain('Do you deliver to Preston?')
  })

  test('an inquiry to a listing without an email goes to the sender of emails when no owner is set', async () => {
    const supplier = await app.supplier({ businessName: 'No Mail Meats', email: null })
    await newVisitor()(supplier.id, { phone: '0491 570 006' })
    const emails = await emailsTo('no-reply@backdock.example')
    expect(emails.some(({ text }) => text?.includes('No Mail Meats has no email address'))).toBe(true)
  })

  test('an unknown supplier is a 404, a wrong email or phone number a 400, and the 21st call in a minute a 429', async () => {
    const { id } = await app.supplier()
    const ann = newVisitor()
    await expect(ann(2_000_000_000)).rejects.toThrow(/^404: /)
    await expect(ann(id, { email: 'ann@' })).rejects.toThrow(/^400: .*"path":"email"/)
    await expect(ann(id, { phone: 'ring me' })).rejects.toThrow(/^400: .*"path":"phone"/)
    for (let made = 2; made < 20; made++) await ann(id)
    const limited = await app.server.inject({ method: 'POST', url: `/api/suppliers/${id}/contact`, payload: {} })
    expect(limited.statusCode).toBe(429)
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0)
  })
})
