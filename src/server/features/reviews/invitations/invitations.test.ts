import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addReview } from '#contract/reviews/reviews.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { buyer, confirmAddressOf, supplier } from '#test/people/people.ts'
import { inviteToReview } from './invitations.ts'

const DAY = 86_400_000
let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.stop())

const newAddress = () => `ann-${randomUUID()}@cafe.example`
/** Inserts a quote that was won eight days ago, unless `days` says otherwise. */
async function won(supplierId: number, contactEmail: string, { days = 8, ...fields }: { days?: number; [column: string]: unknown } = {}) {
  const statusAt = new Date(Date.now() - days * DAY)
  const values = { supplierId, contactEmail, requirements: 'Beans', status: 'won', statusAt, businessName: 'Corner Cafe', ...fields }
  const { serial } = await app.context.db
    .insertInto('quoteRequests')
    .values(values as never)
    .returning('serial')
    .executeTakeFirstOrThrow()
  return serial
}
const emailsTo = async (address: string) => (await app.emails()).filter(({ to }) => to?.[0]?.address === address)

describe('inviteToReview', () => {
  test('a buyer who won a quote is invited a week later, with or without an account, once and in the same words', async () => {
    const { id } = await app.supplier({ businessName: 'Tin Shed Coffee' })
    const ann = await buyer(app)
    const [weekOld, tooRecent, tooOld] = [newAddress(), newAddress(), newAddress()]
    const serial = await won(id, ann.email, { accountId: ann.id })
    await won(id, weekOld)
    await won(id, tooRecent, { days: 6.9 })
    await won(id, tooOld, { days: 31 })
    await inviteToReview(app.context)
    await inviteToReview(app.context)
    const invitations = (await Promise.all([ann.email, weekOld].map(emailsTo))).map((emails) =>
      emails.filter(({ subject }) => subject === 'How was Tin Shed Coffee?'),
    )
    expect(invitations.map(({ length }) => length)).toEqual([1, 1])
    for (const address of [tooRecent, tooOld]) expect(await emailsTo(address)).toEqual([])
    const [withAccount, withoutAccount] = invitations.map(([email]) => email!.text!.replaceAll(/No\.\s+\d+|unsubscribe\/\S+/g, ''))
    expect(withAccount).toBe(withoutAccount)
    expect(invitations[0]?.[0]?.text).toContain(`/suppliers/${id}#write-review`)
    expect(invitations[0]?.[0]?.text).toContain(`No. ${String(serial).padStart(5, '0')}`)
  })

  test('a buyer is invited once for each supplier, however many quotes were won', async () => {
    const [{ id }, { id: other }, address] = [await app.supplier(), await app.supplier(), newAddress()]
    for (const email of [address, address.toUpperCase()]) await won(id, email)
    await inviteToReview(app.context)
    await won(id, address)
    await won(other, address)
    await inviteToReview(app.context)
    const emails = (await app.emails()).filter(({ to }) => to?.[0]?.address?.toLowerCase() === address)
    expect(emails).toHaveLength(2)
  })

  test('authors of a review, accounts that cannot write one, and buyers who did not win get no invitation', async () => {
    const { id } = await app.supplier()
    const [ann, beans, loser] = [await buyer(app), await supplier(app), newAddress()]
    await confirmAddressOf(app, ann)
    await ann.call(addReview, { id, rating: 5, text: 'Always fresh' })
    await won(id, ann.email, { accountId: ann.id })
    await won(id, ann.email)
    await won(id, beans.email, { accountId: beans.id })
    await won(id, loser, { status: 'declined' })
    const before = (await app.emails()).length
    await inviteToReview(app.context)
    expect(await app.emails()).toHaveLength(before)
  })

  test('an account with a buyer’s address that it has not confirmed does not keep the invitation from the buyer', async () => {
    const [{ id }, mallory] = [await app.supplier(), await supplier(app)]
    await won(id, mallory.email)
    await inviteToReview(app.context)
    expect(await emailsTo(mallory.email)).toMatchObject([{ subject: expect.stringMatching(/^How was /) }])
  })

  test('all buyers are invited when there are more than one batch holds', async () => {
    const { id } = await app.supplier({ businessName: 'Busy Beans' })
    await Promise.all(Array.from({ length: 103 }, () => won(id, newAddress())))
    await inviteToReview(app.context)
    const { rowCount } = await app.context.pool.query(
      `select from emails where kind = 'review-invitation' and facts->'supplier'->>'id' = $1`,
      [String(id)],
    )
    expect(rowCount).toBe(103)
  })
})
