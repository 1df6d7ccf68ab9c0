import { randomUUID } from 'node:crypto'
import type { Email } from 'postal-mime'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { requestQuote } from '#contract/quotes/quotes.ts'
import { getEmailList, resumeEmails, stopEmails } from '#contract/emails/unsubscribe.ts'
import { inTransaction } from '#server/db/db.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { createBrowser } from '#test/app/browser.ts'
import { supplier, type Person } from '#test/people/people.ts'
import { enqueueEmails } from '#server/features/emails/queue/enqueue-emails.ts'
import { confirmReader, sendDigests } from '#server/features/emails/delivery/held-emails.ts'
import { addressHash } from '#server/db/address-hash.ts'
import { listToken } from '#server/features/emails/readers/list-tokens.ts'
import type { NewEmail } from '#server/features/emails/queue/queries.ts'

const OWNER = 'owner@backdock.example'
let app: TestApp
let beans: Person & { supplierId: number }
beforeAll(async () => {
  app = await createTestApp({ OWNER_EMAIL: OWNER })
  beans = await supplier(app)
})
afterAll(() => app.stop())
// Each test starts with fresh budgets.
beforeEach(() => app.context.db.deleteFrom('rateLimits').execute())

const newAddress = () => `ann-${randomUUID()}@cafe.example`
const invitation = (recipient: string, businessName = 'Tin Shed Coffee'): NewEmail => ({
  kind: 'review-invitation',
  recipient,
  replyTo: null,
  facts: { supplier: { id: beans.supplierId, businessName }, buyer: 'Corner Cafe', serial: 482 },
})
const enqueue = (...emails: NewEmail[]) => inTransaction(app.context.db, (tx) => enqueueEmails(tx, app.context, emails, { sender: null }))
const emailsTo = async (address: string) =>
  (await app.emails()).filter(({ to }) => to?.[0]?.address?.toLowerCase() === address.toLowerCase())
const headerOf = ({ headers }: Email, name: string) => headers.find(({ key }) => key === name)?.value
const tokenIn = (email: Email) => /\/unsubscribe\/([\w.-]+)/.exec(email.text ?? '')?.[1]
const ask = (supplierId: number, contactEmail = newAddress()) =>
  createBrowser(app).call(requestQuote, { supplierId, businessName: 'Corner Cafe', contactEmail, requirements: 'Beans' })
/** Invites an address and returns the token of the email's link. */
async function invitedToken(address: string) {
  await enqueue(invitation(address))
  return tokenIn((await emailsTo(address))[0]!)!
}

describe('Emails that can be stopped', () => {
  test('an email that answers nothing its reader did has one link, in both parts and in the headers of RFC 8058', async () => {
    const ann = newAddress()
    await enqueue(invitation(ann))
    const [email] = await emailsTo(ann)
    const url = `${app.context.config.publicUrl}/unsubscribe/${tokenIn(email!)}`
    expect(email?.html).toContain(`href="${url}"`)
    expect(email?.text).toContain('Stop invitations to write a review')
    expect(headerOf(email!, 'list-unsubscribe')).toBe(`<${url}>`)
    expect(headerOf(email!, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    // An address in a link ends up in logs and histories.
    expect(url).not.toContain(ann.split('@')[0])
  })

  test('copies of what somebody sent, and requests to a listing with an account, have none', async () => {
    const ann = newAddress()
    await ask(beans.supplierId, ann)
    for (const email of [...(await emailsTo(ann)), ...(await emailsTo(beans.email))]) {
      expect(headerOf(email, 'list-unsubscribe')).toBeUndefined()
      expect(tokenIn(email)).toBeUndefined()
    }
  })

  test('the emails of a list stop for the address that left it, in whatever case, and for nothing and nobody else', async () => {
    const [ann, bea] = [newAddress(), newAddress()]
    const token = await invitedToken(ann)
    expect(await app.call(getEmailList, { token })).toEqual({ list: 'review-invitations' })
    expect(await app.call(stopEmails, { token })).toEqual({ wasStopped: false })
    expect(await app.call(stopEmails, { token })).toEqual({ wasStopped: true })
    await enqueue(invitation(ann.toUpperCase(), 'Second'), invitation(bea))
    await ask(beans.supplierId, ann)
    expect((await emailsTo(ann)).map(({ subject }) => subject)).toEqual([
      'How was Tin Shed Coffee?',
      expect.stringMatching(/^Your quote request/),
    ])
    expect(await emailsTo(bea)).toHaveLength(1)
    await app.call(resumeEmails, { token })
    await enqueue(invitation(ann, 'Third'))
    expect((await emailsTo(ann)).at(-1)?.subject).toBe('How was Third?')
  })

  test('a stop includes what waits for a digest, and an email that was enqueued at the same moment is in none', async () => {
    const ann = newAddress()
    const token = await invitedToken(ann)
    await enqueue(...Array.from({ length: 6 }, (_, n) => invitation(ann, `Held ${n}`)))
    // The others have left.
    await app.emails()
    await app.call(stopEmails, { token })
    const held = app.context.db.selectFrom('emails').select('id').where('recipient', '=', ann).where('status', '=', 'held')
    expect(await held.execute()).toEqual([])
    const late = { recipient: ann, kind: 'review-invitation', list: 'review-invitations', heldFor: 'digest', status: 'held' } as const
    await app.context.db
      .insertInto('emails')
      .values([late, late].map((row) => ({ ...row, facts: '{}' })))
      .execute()
    await sendDigests(app.context)
    const subjects = (await emailsTo(ann)).map(({ subject }) => subject)
    expect(subjects).toHaveLength(5)
    expect(subjects.join()).not.toContain('new messages')
  })

  test('who stops digests gets none, and what waits is sent once the address is confirmed', async () => {
    const ann = newAddress()
    await enqueue(...Array.from({ length: 7 }, () => invitation(ann)))
    const { secrets } = app.context
    await app.call(stopEmails, { token: listToken(secrets, { list: 'digests', emailHash: addressHash(app.context.db, ann) }) })
    await sendDigests(app.context)
    expect(await emailsTo(ann)).toHaveLength(5)
    await confirmReader(app.context, ann)
    expect((await emailsTo(ann)).at(-1)?.subject).toBe('2 new messages')
  })
})

describe('A listing that nobody has claimed', () => {
  test('it can stop emails: the request is stored, and it goes to the owner like one to a listing without an address', async () => {
    const { id, email } = await app.supplier({ businessName: 'Unasked Goods' })
    const first = await ask(id)
    const [arrived] = await emailsTo(email)
    await app.call(stopEmails, { token: tokenIn(arrived!)! })
    const second = await ask(id)
    expect(await emailsTo(email)).toHaveLength(1)
    const toOwner = await emailsTo(OWNER)
    expect(toOwner.map(({ text }) => text?.replaceAll('\n', ' '))).toEqual([
      expect.stringContaining('Unasked Goods has not claimed its listing and wants no emails'),
    ])
    const stored = await app.context.db.selectFrom('quoteRequests').select('id').where('supplierId', '=', id).execute()
    expect(stored.map((row) => row.id).toSorted()).toEqual([first.id, second.id].toSorted())
  })

  test('a request that still waits for a digest when it stops them goes to the owner too', async () => {
    const { id, email } = await app.supplier({ businessName: 'Busy Goods' })
    for (let asked = 0; asked < 6; asked++) await ask(id)
    const before = await emailsTo(OWNER)
    await app.call(stopEmails, { token: tokenIn((await emailsTo(email))[0]!)! })
    expect(await emailsTo(OWNER)).toHaveLength(before.length + 1)
    expect(await emailsTo(email)).toHaveLength(5)
  })

  test('once an account manages it, it gets its requests again', async () => {
    const { id, email } = await app.supplier()
    await ask(id)
    await app.call(stopEmails, { token: tokenIn((await emailsTo(email))[0]!)! })
    const { id: accountId } = await supplier(app)
    await app.context.db.updateTable('accounts').set({ supplierId: id }).where('id', '=', accountId).execute()
    await ask(id)
    expect(await emailsTo(email)).toHaveLength(2)
  })
})
