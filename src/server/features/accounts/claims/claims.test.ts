import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { deleteAccount, getMe } from '#contract/accounts/accounts.ts'
import { listAudit } from '#contract/owner/audit.ts'
import { claimSupplier, confirmClaim, decideClaim, listClaims } from '#contract/suppliers/claims.ts'
import { getSupplier } from '#contract/suppliers/suppliers.ts'
import { letEmailsBeDue } from '#test/people/due-emails.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { buyer, owner, supplier, tokenFor, type Person } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'

let app: TestApp
let siteOwner: Person
beforeAll(async () => {
  app = await createTestApp({ OWNER_EMAIL: 'desk@backdock.example' })
  siteOwner = await owner(app)
})
afterAll(() => app.stop())

const listing = async (fields?: Record<string, unknown>) => {
  const { id, email } = await app.supplier(fields)
  return { id, number: id, email }
}
const emailsTo = async (address: string) => (await app.emails()).filter(({ to }) => to?.[0]?.address === address)
/** The owner's id of an open claim. */
const claimOf = async ({ username }: Person, id: number) =>
  (await siteOwner.call(listClaims, { limit: '100' })).items.find((claim) => claim.username === username && claim.supplierId === id)!.id

describe('Claiming a listing', () => {
  test('an emailed link gives the listing to the account that claimed it, works once and for no other account', async () => {
    const [ann, beans] = [await buyer(app), await listing()]
    expect(await app.call(getSupplier, { id: beans.id })).toMatchObject({ isClaimable: true })
    await ann.call(claimSupplier, { id: beans.id, way: 'email' })
    const token = await tokenFor(app, beans.email, 'claim')
    const bob = await buyer(app)
    expect(await problemOf(bob.call(confirmClaim, { token }))).toMatchObject({ status: 400 })
    expect(await ann.call(confirmClaim, { token })).toEqual({ supplierId: beans.number })
    expect((await ann.call(getMe, {})).user).toMatchObject({ role: 'supplier', supplierId: beans.number })
    expect(await app.call(getSupplier, { id: beans.id })).toMatchObject({ isClaimable: false })
    expect(await problemOf(ann.call(confirmClaim, { token }))).toMatchObject({ status: 400 })
  })

  test('a claim link expires after a day', async () => {
    const [ann, beans] = [await buyer(app), await listing()]
    await ann.call(claimSupplier, { id: beans.id, way: 'email' })
    const token = await tokenFor(app, beans.email, 'claim')
    const { rows } = await app.context.pool.query(
      `select expires_at - now() between interval '23 hours' and interval '24 hours' as day from one_time_links where account_id = $1 and purpose = 'claim'`,
      [ann.id],
    )
    expect(rows).toEqual([{ day: true }])
    await app.context.pool.query(`update one_time_links set expires_at = now() where account_id = $1`, [ann.id])
    expect(await problemOf(ann.call(confirmClaim, { token }))).toMatchObject({ status: 400 })
  })

  test('the owner is emailed a claim, lists it and approves it; the approval is in the audit and emailed to the account', async () => {
    const [ann, beans] = [await buyer(app), await listing()]
    await ann.call(claimSupplier, { id: beans.id, way: 'owner', message: 'I roast there.' })
    const [email] = (await emailsTo('desk@backdock.example')).filter(({ text }) => text?.includes('I roast there.'))
    expect(email?.replyTo).toMatchObject([{ address: ann.email }])
    expect(email?.text).toContain('Nobody has confirmed this address')
    expect((await siteOwner.call(listClaims, {})).items).toContainEqual({
      id: expect.any(String),
      supplierId: beans.number,
      businessName: expect.any(String),
      username: ann.username,
      email: ann.email,
      emailConfirmed: false,
      domain: 'unknown',
      number: 'unknown',
      message: 'I roast there.',
      ownListing: null,
      createdAt: expect.any(String),
    })
    await siteOwner.call(decideClaim, { id: await claimOf(ann, beans.number), decision: 'approve' })
    expect((await ann.call(getMe, {})).user).toMatchObject({ role: 'supplier', supplierId: beans.number })
    expect((await siteOwner.call(listAudit, {})).items[0]).toMatchObject({
      username: siteOwner.username,
      action: 'claim.approve',
      subject: `supplier ${beans.number}`,
    })
    const told = async () => (await emailsTo(ann.email)).map(({ subject }) => subject)
    expect(await told()).not.toContainEqual(expect.stringMatching(/is yours to manage$/))
    await letEmailsBeDue(app)
    expect(await told()).toContainEqual(expect.stringMatching(/is yours to manage$/))
  })

  test('a rejected claim changes nothing and can be made again; a second claim beside an open one is a conflict', async () => {
    const [ann, beans] = [await buyer(app), await listing()]
    const claim = () => ann.call(claimSupplier, { id: beans.id, way: 'owner' })
    await claim()
    expect(await problemOf(claim())).toMatchObject({ status: 409, detail: 'You have claimed this listing already. We will write to you.' })
    const id = await claimOf(ann, beans.number)
    await siteOwner.call(decideClaim, { id, decision: 'refuse' })
    expect(await problemOf(siteOwner.call(decideClaim, { id, decision: 'approve' }))).toMatchObject({ status: 409 })
    expect((await ann.call(getMe, {})).user).toMatchObject({ role: 'restaurant' })
    expect((await siteOwner.call(listAudit, {})).items[0]).toMatchObject({ action: 'claim.refuse' })
    await claim()
  })

  test('an account can claim more listings one after the other than a prepared statement is planned anew for', async () => {
    const ann = await buyer(app)
    await app.context.db.deleteFrom('rateLimits').execute()
    for (let claimed = 0; claimed < 8; claimed++) await ann.call(claimSupplier, { id: (await listing()).id, way: 'owner' })
    expect((await siteOwner.call(listClaims, { limit: '100' })).items.filter(({ username }) => username === ann.username)).toHaveLength(8)
    await app.context.db.deleteFrom('rateLimits').execute()
  })

  test('a listing has at most one account, an account at most one listing, and an email claim needs a listing email', async () => {
    const [ann, beans] = [await buyer(app), await supplier(app)]
    const claimProblem = (who: Person, id: number, way: 'email' | 'owner' = 'email') => problemOf(who.call(claimSupplier, { id, way }))
    expect(await claimProblem(ann, beans.supplierId)).toMatchObject({
      status: 409,
      detail: expect.stringContaining('has an account already'),
    })
    const free = await listing()
    expect(await claimProblem(beans, free.number)).toMatchObject({
      status: 409,
      detail: expect.stringMatching(/^Your account has a listing already\./),
    })
    const silent = await listing({ email: null })
    expect(await claimProblem(ann, silent.number)).toMatchObject({ status: 409, detail: expect.stringContaining('no email address') })
  })

  test('when two claims of one listing are approved at once, one succeeds and the other is a 409 conflict', async () => {
    const [ann, bob, beans] = [await buyer(app), await buyer(app), await listing()]
    for (const claimant of [ann, bob]) await claimant.call(claimSupplier, { id: beans.id, way: 'owner' })
    const ids = [await claimOf(ann, beans.number), await claimOf(bob, beans.number)]
    const responses = await Promise.all(
      ids.map((id) => siteOwner.ask({ method: 'POST', url: `/api/admin/claims/${id}`, payload: { decision: 'approve' } })),
    )
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409])
    const roles = await Promise.all([ann, bob].map(async (claimant) => (await claimant.call(getMe, {})).user!.role))
    expect(roles.toSorted()).toEqual(['restaurant', 'supplier'])
    // The other claim is still open, for the owner to reject.
    const lost = roles[0] === 'supplier' ? bob : ann
    const id = await claimOf(lost, beans.number)
    expect(await problemOf(siteOwner.call(decideClaim, { id, decision: 'approve' }))).toMatchObject({
      detail: 'This listing has an account by now, so this claim can only be refused.',
    })
    await siteOwner.call(decideClaim, { id, decision: 'refuse' })
  })
})

// The embedded database runs one transaction at a time.
describe.skipIf(!inject('databaseServer'))('Claims while the account is being deleted', () => {
  /** Runs both calls so that each holds what it locks first before either goes on: the listing is locked by a third transaction meanwhile. */
  async function statusesOf(listingId: number, ...calls: (() => Promise<unknown>)[]) {
    const { pool } = app.context
    const third = await pool.connect()
    await third.query('begin')
    await third.query('select from suppliers where id = $1 for update', [listingId])
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    const results: Promise<number>[] = []
    for (const call of calls) {
      results.push(
        call().then(
          () => 200,
          (error: Error) => Number(error.message.slice(0, 3)),
        ),
      )
      await expect.poll(async () => (await pool.query(waiting)).rows.length).toBe(results.length)
    }
    await third.query('rollback')
    third.release()
    return Promise.all(results)
  }

  test('the owner’s decision and the deletion of the claiming account do not wait for each other', async () => {
    const [ann, beans] = [await buyer(app), await listing()]
    await ann.call(claimSupplier, { id: beans.id, way: 'owner', message: 'It is mine' })
    const id = await claimOf(ann, beans.number)
    const decide = () => siteOwner.call(decideClaim, { id, decision: 'approve' })
    const leave = () => ann.call(deleteAccount, { password: ann.password, removeListing: false })
    expect(await statusesOf(beans.number, decide, leave)).toEqual([200, 200])
    expect(await app.call(getSupplier, { id: beans.id })).toMatchObject({ isClaimable: true })
  })

  test('the use of an emailed link and the deletion of the claiming account do not wait for each other', async () => {
    const [ann, beans] = [await buyer(app), await listing()]
    await ann.call(claimSupplier, { id: beans.id, way: 'email' })
    const token = await tokenFor(app, beans.email, 'claim')
    const confirm = () => ann.call(confirmClaim, { token })
    const leave = () => ann.call(deleteAccount, { password: ann.password, removeListing: false })
    expect(await statusesOf(beans.number, confirm, leave)).toEqual([200, 200])
    expect(await app.call(getSupplier, { id: beans.id })).toMatchObject({ isClaimable: true })
  })
})
