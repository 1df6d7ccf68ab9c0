import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { claimSupplier } from '#contract/suppliers/claims.ts'
import { addReview, reportReview } from '#contract/reviews/reviews.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { buyer } from '#test/people/people.ts'
import { inTransaction } from '#server/db/db.ts'
import { sendOwnerDigest, notifyOwner } from './owner-notices.ts'

const DESK = 'desk@backdock.example'
let app: TestApp
let now = new Date('2026-05-04T01:00:00Z')
beforeAll(async () => {
  app = await createTestApp({ OWNER_EMAIL: DESK }, { now: () => now })
})
afterAll(() => app.stop())
beforeEach(async () => {
  await app.context.db.deleteFrom('rateLimits').execute()
  await app.context.db.deleteFrom('emails').execute()
})

/** The subjects of the owner's emails since the beginning of the test. */
async function subjects() {
  await app.emails()
  const sent = await app.context.db.selectFrom('emails').select(['kind', 'status', 'heldFor']).where('recipient', '=', DESK).execute()
  return sent.map(({ kind, status, heldFor }) => `${kind} ${heldFor ?? status}`).toSorted()
}
const notice = { kind: 'review-to-owner', replyTo: null } as const
const facts = (customerName: string) => ({
  supplier: { id: 1, businessName: 'Bean Co' },
  review: { customerName, rating: 1, text: `Words of ${customerName}` },
  why: 'held' as const,
  heldFor: ['same-phone' as const],
})
const notify = (name: string) => inTransaction(app.context.db, (tx) => notifyOwner(tx, app.context, { ...notice, facts: facts(name) }))

describe('What the owner is told', () => {
  test('a claim and a report each reach the owner at once, and a second report by the same account does not', async () => {
    const [ann, bob] = [await buyer(app), await buyer(app)]
    const { id } = await app.supplier({ businessName: 'Rock Co' })
    const review = await ann.call(addReview, { id, rating: 1, text: 'They sell rocks' })
    for (const reason of ['Rude', 'Really rude']) await bob.call(reportReview, { id: review.id, reason })
    await bob.call(claimSupplier, { id, way: 'owner', message: 'It is mine' })
    expect(await subjects()).toEqual(['claim-to-owner sent', 'review-to-owner sent'])
    const email = (await app.emails()).find(
      ({ to, subject }) => to?.[0]?.address === DESK && subject?.endsWith('reports a review of Rock Co'),
    )
    expect(email?.text).toContain('They sell rocks')
    expect(email?.text).toContain('Rude')
    expect(email?.text).toContain('/owner/dashboard?tab=reviews')
  })

  test('of eight things in a day five come at once and three in one email the next morning, which is sent once', async () => {
    await Promise.all(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(notify))
    expect(await subjects()).toEqual([...Array(3).fill('review-to-owner owner-digest'), ...Array(5).fill('review-to-owner sent')])
    await sendOwnerDigest(app.context)
    await sendOwnerDigest(app.context)
    expect(await subjects()).toEqual([
      'owner-digest sent',
      ...Array(3).fill('review-to-owner digested'),
      ...Array(5).fill('review-to-owner sent'),
    ])
    const digest = (await app.emails()).findLast(({ subject }) => subject === '3 more things to decide')
    expect(digest?.text?.match(/Words of [a-h]/g)).toHaveLength(3)
  })

  test('the next day in Sydney begins anew, and what a rollback took back does not count', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e']) await notify(name)
    const failing = inTransaction(app.context.db, async (tx) => {
      await notifyOwner(tx, app.context, { ...notice, facts: facts('x') })
      throw new Error('Rolled back')
    })
    await expect(failing).rejects.toThrow('Rolled back')
    now = new Date('2026-05-04T14:30:00Z')
    await notify('f')
    expect(await subjects()).toEqual(Array(6).fill('review-to-owner sent'))
  })

  test('a single thing that waits is sent as it is', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) await notify(name)
    await sendOwnerDigest(app.context)
    expect(await subjects()).toEqual(Array(6).fill('review-to-owner sent'))
  })
})
