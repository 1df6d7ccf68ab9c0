import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { confirmNewsletter, leaveNewsletter, listSubscribers, subscribeNewsletter } from '#contract/accounts/signups.ts'
import { resumeEmails } from '#contract/emails/unsubscribe.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { owner, type Person } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'
import { deleteOldSignUps } from './retention-queries.ts'

const DAY = 86_400_000
let app: TestApp
let siteOwner: Person
let elapsed = 0
beforeAll(async () => {
  app = await createTestApp({}, { now: () => new Date(Date.now() + elapsed) })
  siteOwner = await owner(app)
})
afterAll(() => app.stop())
beforeEach(async () => {
  elapsed = 0
  await app.context.db.deleteFrom('rateLimits').execute()
})

const newAddress = () => `ann-${randomUUID().slice(0, 8)}@cafe.com.au`
const emailsTo = async (email: string) => (await app.emails()).filter(({ to }) => to?.[0]?.address?.toLowerCase() === email.toLowerCase())
/** Returns the tokens of the links of this kind that an address got, the first first. */
const tokensTo = async (email: string, link: string) =>
  (await emailsTo(email)).flatMap(({ text }) => [...(text ?? '').matchAll(new RegExp(`${link}([\\w.-]+)`, 'g'))].map(([, token]) => token!))
const CONFIRM = String.raw`/newsletter/confirm\?token=`
const statusOf = async (email: string) => (await siteOwner.call(listSubscribers, { search: email })).items[0]?.status

async function subscribed() {
  const email = newAddress()
  await app.call(subscribeNewsletter, { email })
  const [token] = await tokensTo(email, CONFIRM)
  await app.call(confirmNewsletter, { token: token! })
  return { email, token: token!, leaving: (await tokensTo(email, '/unsubscribe/'))[0]! }
}

describe('The newsletter', () => {
  test('an address is on the list once its emailed link was used, which works once', async () => {
    const email = newAddress()
    await app.call(subscribeNewsletter, { email })
    await app.call(subscribeNewsletter, { email: email.toUpperCase() })
    expect(await siteOwner.call(listSubscribers, { search: email })).toMatchObject({ items: [{ email, status: 'unconfirmed' }], total: 1 })
    const [first, newest, ...more] = await tokensTo(email, CONFIRM)
    expect(more).toEqual([])
    expect(await problemOf(app.call(confirmNewsletter, { token: first! }))).toMatchObject({ status: 400, errors: [{ path: 'token' }] })
    await app.call(confirmNewsletter, { token: newest! })
    expect(await statusOf(email)).toBe('confirmed')
    expect(await problemOf(app.call(confirmNewsletter, { token: newest! }))).toMatchObject({ status: 400 })
    expect((await emailsTo(email)).map(({ subject }) => subject)).toContain('You get the newsletter of Backdock')
    expect(await problemOf(app.call(confirmNewsletter, { token: 'wrong' }))).toMatchObject({ status: 400 })
  })

  test('a link expires after seven days', async () => {
    const email = newAddress()
    await app.call(subscribeNewsletter, { email })
    const [token] = await tokensTo(email, CONFIRM)
    elapsed = 7 * DAY
    expect(await problemOf(app.call(confirmNewsletter, { token: token! }))).toMatchObject({ status: 400 })
  })

  test('an address gets at most three such emails a day, and none once it is confirmed; the response is always the same', async () => {
    const email = newAddress()
    for (let entered = 0; entered < 5; entered++) await app.call(subscribeNewsletter, { email })
    const tokens = await tokensTo(email, CONFIRM)
    expect(tokens).toHaveLength(3)
    await app.call(confirmNewsletter, { token: tokens.at(-1)! })
    await app.context.db.deleteFrom('rateLimits').execute()
    await app.call(subscribeNewsletter, { email })
    expect(await tokensTo(email, CONFIRM)).toHaveLength(3)
  })

  test('a subscriber leaves with one click, as mail programs and as pages send it; a used or wrong link is a 400', async () => {
    const [ann, bob] = [await subscribed(), await subscribed()]
    const headers = (await emailsTo(ann.email)).at(-1)!.headers.map(({ key, value }) => `${key}: ${value}`)
    expect(headers).toContain('list-unsubscribe-post: List-Unsubscribe=One-Click')
    const oneClick = { method: 'POST', url: `/unsubscribe/${ann.leaving}`, payload: 'List-Unsubscribe=One-Click' } as const
    expect((await app.server.inject(oneClick)).statusCode).toBe(200)
    expect(await statusOf(ann.email)).toBe('left')
    await app.call(leaveNewsletter, { token: bob.leaving })
    expect(await statusOf(bob.email)).toBe('left')
    for (const token of [bob.leaving, `${bob.leaving.slice(0, -1)}!`, 'wrong', bob.leaving.replace('newsletter', 'digests')])
      expect(await problemOf(app.call(leaveNewsletter, { token }))).toMatchObject({ status: 400, errors: [{ path: 'token' }] })
  })

  test('who has left is back with the link’s page, or by confirming again, but not once the address is deleted', async () => {
    const { email, leaving } = await subscribed()
    await app.call(leaveNewsletter, { token: leaving })
    await app.call(resumeEmails, { token: leaving })
    expect(await statusOf(email)).toBe('confirmed')
    await app.call(leaveNewsletter, { token: leaving })
    await app.call(subscribeNewsletter, { email })
    expect(await statusOf(email)).toBe('left')
    await app.call(confirmNewsletter, { token: (await tokensTo(email, CONFIRM)).at(-1)! })
    expect(await statusOf(email)).toBe('confirmed')
    await app.call(leaveNewsletter, { token: leaving })
    await deleteOldSignUps(app.context.db, new Date(Date.now() + 31 * DAY))
    expect(await statusOf(email)).toBeUndefined()
    expect(await problemOf(app.call(resumeEmails, { token: leaving }))).toMatchObject({ status: 409 })
  })

  test('an unconfirmed address is deleted after ninety days, a confirmed one stays', async () => {
    const [{ email: confirmed }, waiting] = [await subscribed(), newAddress()]
    await app.call(subscribeNewsletter, { email: waiting })
    await deleteOldSignUps(app.context.db, new Date(Date.now() + 89 * DAY))
    expect(await statusOf(waiting)).toBe('unconfirmed')
    await deleteOldSignUps(app.context.db, new Date(Date.now() + 91 * DAY))
    expect([await statusOf(waiting), await statusOf(confirmed)]).toEqual([undefined, 'confirmed'])
  })
})
