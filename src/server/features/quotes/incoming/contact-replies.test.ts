import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteAccount, getExport } from '#contract/accounts/accounts.ts'
import { getContact, markContactSeen } from '#contract/quotes/leads.ts'
import { contactSupplier } from '#contract/suppliers/suppliers.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { contactIn, leadsOf, visitorOf, waitingFor } from '#test/people/leads.ts'
import { buyer, confirmAddressOf, supplier } from '#test/people/people.ts'
import { deliver, DOMAIN, emailOf, emailsTo, INCOMING } from '#test/people/replies.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ ...INCOMING, OWNER_EMAIL: 'olga@backdock.example' })
})
afterAll(() => app.stop())

const newAddress = () => `ann-${randomUUID().slice(0, 8)}@cafe.example`

/** A contact with an email address in the inbox of a supplier, and where the reply to the email about it goes. */
async function contacted(site = app) {
  const beans = await supplier(site)
  await confirmAddressOf(site, beans)
  const visitor = newAddress()
  await visitorOf(site)(beans.supplierId, { message: 'Do you deliver to Reservoir?', email: visitor })
  const replyTo = (await emailsTo(site, beans)).at(-1)!.replyTo!.map(({ address }) => address!)
  const { id: contactId } = await contactIn(beans)
  const thread = () => beans.call(getContact, { id: beans.supplierId, contactId })
  return { beans, visitor, replyTo, copyTo: replyTo[0]!, thread }
}

const wordsOf = async (thread: Awaited<ReturnType<typeof contacted>>['thread']) =>
  (await thread()).replies.map(({ by, text }) => [by, text])

describe('A reply to the email about a contact', () => {
  test('goes to the visitor, stands in the thread, and counts as the answer', async () => {
    const { beans, visitor, replyTo, copyTo, thread } = await contacted()
    expect(replyTo).toEqual([expect.stringMatching(new RegExp(`^cs[0-9a-f]{56}@${DOMAIN}$`)), visitor])
    expect(await waitingFor(beans)).toBe(1)
    const email = emailOf('Yes, on Saturdays.\r\n\r\nOn Mon, 30 Nov 2026 at 9:12, Backdock <x@y.example> wrote:\r\n> Do you', {
      From: `Beans <${beans.email}>`,
    })
    expect((await deliver(app, copyTo.toUpperCase(), email)).statusCode).toBe(200)
    expect((await deliver(app, copyTo, email)).statusCode).toBe(200)
    expect(await thread()).toMatchObject({
      isUnread: false,
      answeredAt: expect.any(String),
      replies: [{ by: 'supplier', text: 'Yes, on Saturdays.' }],
    })
    expect(await waitingFor(beans)).toBe(0)
    expect((await leadsOf(beans)).items[0]?.waitsSince).toBeNull()
  })

  test('that the visitor answers to both addresses is new for the supplier, and waits', async () => {
    const { beans, visitor, copyTo, thread } = await contacted()
    await deliver(app, copyTo, emailOf('Yes.', { From: beans.email }))
    const answered = (await thread()).answeredAt
    expect(answered).not.toBeNull()
    await deliver(app, copyTo, emailOf('And on Sundays?', { From: `Ann <${visitor.toUpperCase()}>` }))
    expect(await wordsOf(thread)).toEqual([
      ['supplier', 'Yes.'],
      ['buyer', 'And on Sundays?'],
    ])
    expect(await thread()).toMatchObject({ isUnread: true, answeredAt: null })
    expect((await leadsOf(beans)).items[0]?.waitsSince).not.toBeNull()
    const { id } = await contactIn(beans)
    await beans.call(markContactSeen, { id: beans.supplierId, contactId: id })
    expect(await waitingFor(beans)).toBe(0)
  })

  test('changes nothing where a program has sent it, or where it says nothing of its own', async () => {
    const { copyTo, thread } = await contacted()
    expect((await deliver(app, copyTo, emailOf('I am away.', { 'Auto-Submitted': 'auto-replied' }))).statusCode).toBe(200)
    expect((await deliver(app, copyTo, emailOf('> only what was there'))).statusCode).toBe(400)
    expect(await thread()).toMatchObject({ answeredAt: null, replies: [] })
  })

  test('is taken only at the address of this contact, as long as the listing has the address of then', async () => {
    const [one, other] = [await contacted(), await contacted()]
    const [local = ''] = one.copyTo.split('@')
    const swapped = local.slice(0, 34) + other.copyTo.slice(34)
    for (const to of [swapped, `cb${one.copyTo.slice(2)}`, `rs${one.copyTo.slice(2)}`])
      expect([to, (await deliver(app, to, emailOf('No.'))).statusCode]).toEqual([to, 404])
    await app.context.db.updateTable('suppliers').set({ email: 'new@shed.example' }).where('id', '=', one.beans.supplierId).execute()
    expect((await deliver(app, one.copyTo, emailOf('No.'))).statusCode).toBe(404)
    expect(await wordsOf(one.thread)).toEqual([])
  })

  test('goes with the account of its visitor, after which no more is taken', async () => {
    const beans = await supplier(app)
    const ann = await buyer(app)
    for (const each of [beans, ann]) await confirmAddressOf(app, each)
    await ann.call(contactSupplier, { id: beans.supplierId, message: 'Hello' })
    const copyTo = (await emailsTo(app, beans)).at(-1)!.replyTo![0]!.address!
    await deliver(app, copyTo, emailOf('Hello Ann.', { From: beans.email }))
    const { id: contactId } = await contactIn(beans)
    const words = async () => (await beans.call(getContact, { id: beans.supplierId, contactId })).replies.map(({ text }) => text)
    expect(await words()).toEqual(['Hello Ann.'])
    await ann.call(deleteAccount, { password: ann.password })
    expect(await words()).toEqual([])
    expect((await deliver(app, copyTo, emailOf('Are you there?'))).statusCode).toBe(404)
  })

  test('is in the export of the visitor and of the supplier, in order, and in that of nobody else', async () => {
    const [beans, other] = [await supplier(app), await supplier(app)]
    const ann = await buyer(app)
    for (const each of [beans, ann]) await confirmAddressOf(app, each)
    await ann.call(contactSupplier, { id: beans.supplierId, message: 'Do you deliver?' })
    const copyTo = (await emailsTo(app, beans)).at(-1)!.replyTo![0]!.address!
    await deliver(app, copyTo, emailOf('On Saturdays.', { From: beans.email }))
    await deliver(app, copyTo, emailOf('And on Sundays?', { From: ann.email }))
    const replies = [
      { supplierId: beans.supplierId, by: 'supplier', note: 'On Saturdays.' },
      { supplierId: beans.supplierId, by: 'buyer', note: 'And on Sundays?' },
    ]
    const { id } = await contactIn(beans)
    expect(await ann.call(getExport, {})).toMatchObject({
      inquiries: [{ message: 'Do you deliver?' }],
      contactReplies: replies,
      contactsReceived: [],
    })
    expect(await beans.call(getExport, {})).toMatchObject({
      inquiries: [],
      contactReplies: replies,
      contactsReceived: [{ id, message: 'Do you deliver?', replyEmail: ann.email }],
    })
    expect(await other.call(getExport, {})).toMatchObject({ contactReplies: [], contactsReceived: [] })
  })
})

test('Without the settings the reply to the email about a contact goes to the visitor alone', async () => {
  const plain = await createTestApp()
  const { replyTo, visitor } = await contacted(plain)
  expect(replyTo).toEqual([visitor])
  await plain.stop()
})
