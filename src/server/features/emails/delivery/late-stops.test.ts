import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { stopEmails } from '#contract/emails/unsubscribe.ts'
import { inTransaction } from '#server/db/db.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { addressHash } from '#server/db/address-hash.ts'
import { EMAILS, enqueueEmails } from '#server/features/emails/queue/enqueue-emails.ts'
import { sendDigests } from './held-emails.ts'
import { listToken } from '#server/features/emails/readers/list-tokens.ts'
import type { NewEmail } from '#server/features/emails/queue/queries.ts'

const OWNER = 'owner@backdock.example'
let app: TestApp
beforeAll(async () => void (app = await createTestApp({ OWNER_EMAIL: OWNER })))
afterAll(() => app.stop())
// Each test starts with fresh budgets.
beforeEach(() => app.context.db.deleteFrom('rateLimits').execute())

const enqueue = (...emails: NewEmail[]) => inTransaction(app.context.db, (tx) => enqueueEmails(tx, app.context, emails, { sender: null }))
const emailsTo = async (address: string) => (await app.emails()).filter(({ to }) => to?.[0]?.address === address)
/** A request whose listing stops emails after the request has read that it wants them. */
const late = (id: number, email: string, businessName: string): NewEmail => ({
  kind: 'inquiry',
  recipient: email,
  replyTo: null,
  facts: {
    supplier: { id, businessName, category: 'Coffee', phone: null, email, isClaimed: false, hasStopped: false },
    inquiry: { message: 'Do you deliver?', email: null, phone: '0491 570 006' },
    forOwner: false,
  },
})
const stop = (email: string) =>
  app.call(stopEmails, { token: listToken(app.context.secrets, { list: 'listing', emailHash: addressHash(app.context.db, email) }) })
const toOwnerAbout = async (name: string) => (await emailsTo(OWNER)).filter(({ text }) => text?.includes(name))

describe('An email to an unclaimed listing, enqueued in the moment that the listing stops emails', () => {
  test('a request goes to the owner', async () => {
    const { id, email } = await app.supplier({ businessName: 'Sudden Goods' })
    await stop(email)
    await enqueue(late(id, email, 'Sudden Goods'))
    expect((await toOwnerAbout('Sudden Goods')).map(({ text }) => text?.replaceAll('\n', ' '))).toEqual([
      expect.stringContaining('Sudden Goods has not claimed its listing and wants no emails'),
    ])
    expect(await emailsTo(email)).toEqual([])
  })

  test('beyond the budget of its address a request goes to the owner with the next digests, and is not held for ever', async () => {
    const { id, email } = await app.supplier({ businessName: 'Sudden Teas' })
    await stop(email)
    await enqueue(...Array.from({ length: 6 }, () => late(id, email, 'Sudden Teas')))
    await sendDigests(app.context)
    expect(await toOwnerAbout('Sudden Teas')).toHaveLength(6)
    expect(await emailsTo(email)).toEqual([])
    const waiting = app.context.db.selectFrom('emails').select('status').where('recipient', '=', email)
    expect(await waiting.execute()).toEqual([])
  })

  // The embedded database runs one transaction at a time.
  test.skipIf(!inject('databaseServer'))('a stop that commits before the request does not lose the request', async () => {
    const { id, email } = await app.supplier({ businessName: 'Sudden Milk' })
    await inTransaction(app.context.db, async (tx) => {
      await enqueueEmails(
        tx,
        app.context,
        Array.from({ length: 6 }, () => late(id, email, 'Sudden Milk')),
        { sender: null },
      )
      await stop(email)
    })
    await sendDigests(app.context)
    expect(await toOwnerAbout('Sudden Milk')).toHaveLength(6)
    expect(await emailsTo(email)).toEqual([])
  })

  test('one that nobody but its reader waits for is deleted', async () => {
    const { id, email } = await app.supplier()
    const supplier = { id, businessName: 'Sudden Salt', isClaimed: false }
    await stop(email)
    await app.context.db
      .insertInto('emails')
      .values({ kind: 'review-written', recipient: email, list: 'listing', facts: JSON.stringify({ supplier }) })
      .execute()
    app.context.jobs.wake(app.context.db, EMAILS)
    const waiting = app.context.db.selectFrom('emails').select('status').where('recipient', '=', email)
    await expect.poll(() => waiting.execute()).toEqual([])
    expect(await emailsTo(email)).toEqual([])
  })
})
