import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changeAccount, confirmEmail, endSession, forgotPassword, getAccount, listSessions } from '#contract/accounts/accounts.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { createBrowser } from '#test/app/browser.ts'
import { buyer, registered, tokenFor } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'
import { slowly } from '#test/app/slowly.ts'

let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app.stop())

const newAddress = () => `${randomUUID()}@elsewhere.example`
const emailsTo = async (email: string) => (await app.emails()).filter(({ to }) => to?.[0]?.address === email)

describe('Emails because of a new address', () => {
  test('an account changes its email five times an hour', async () => {
    const ann = await buyer(app)
    const change = () => ann.call(changeAccount, { email: newAddress(), password: ann.password })
    for (let time = 0; time < 5; time++) await change()
    expect(await problemOf(change())).toMatchObject({ status: 429 })
    expect(await ann.call(changeAccount, { username: `ann-${randomUUID()}` })).toMatchObject({ id: ann.id })
  })

  test('emails to an address that nobody confirmed do not contain the name that somebody else chose', async () => {
    const ann = await buyer(app)
    const name = `Visit evil.example ${randomUUID().slice(0, 8)}`
    const [victim, next] = [newAddress(), newAddress()]
    await ann.call(changeAccount, { username: name })
    await ann.call(changeAccount, { email: victim, password: ann.password })
    await createBrowser(app).call(forgotPassword, { email: victim })
    expect(await emailsTo(victim)).toHaveLength(2)
    await ann.call(changeAccount, { email: next, password: ann.password })
    const received = await emailsTo(victim)
    expect(received.map(({ subject }) => subject)).toEqual([
      'Please confirm your email address',
      'Set a new password',
      'Your email address was changed',
    ])
    for (const { subject, text, html } of received) expect(`${subject} ${text} ${html}`).not.toContain('evil')
  })

  test('a confirmed address is greeted by its name', async () => {
    const ann = await registered(app)
    await ann.call(confirmEmail, { token: await tokenFor(app, ann.email, 'confirm') })
    await ann.call(changeAccount, { email: newAddress(), password: ann.password })
    expect((await emailsTo(ann.email)).at(-1)!.text).toContain(ann.username)
  })
})

describe('A change that overtakes another', () => {
  test("a link confirms only the address it was sent to, not the account's next one", async () => {
    const ann = await registered(app)
    const token = await tokenFor(app, ann.email, 'confirm')
    const other = newAddress()
    await app.context.db.updateTable('accounts').set({ email: other }).where('id', '=', ann.id).execute()
    expect(await problemOf(ann.call(confirmEmail, { token }))).toMatchObject({ status: 400, errors: [{ path: 'token' }] })
    expect(await ann.call(getAccount, {})).toMatchObject({ email: other, emailConfirmed: false })
  })

  test("an email that was the account's when the request began, and is a new one when its body arrives, needs the password", async () => {
    const ann = await buyer(app)
    const finish = await slowly(app, ann, 'PUT', '/api/account', { email: ann.email })
    const next = newAddress()
    await app.context.db.updateTable('accounts').set({ email: next, emailConfirmedAt: new Date() }).where('id', '=', ann.id).execute()
    expect((await finish()).json()).toMatchObject({ status: 400, errors: [{ path: 'password' }] })
    expect(await ann.call(getAccount, {})).toMatchObject({ email: next, emailConfirmed: true })
  })

  test('two new addresses of one account at once end as one of them, and the link to the other confirms nothing', async () => {
    for (let round = 0; round < 3; round++) {
      const ann = await registered(app)
      const addresses = [newAddress(), newAddress()]
      await Promise.all(addresses.map((email) => ann.call(changeAccount, { email, password: ann.password })))
      const { email, emailConfirmed } = await ann.call(getAccount, {})
      expect(addresses).toContain(email)
      expect(emailConfirmed).toBe(false)
      const lost = await tokenFor(
        app,
        addresses.find((each) => each !== email)!,
        'confirm',
      )
      expect(await problemOf(ann.call(confirmEmail, { token: lost }))).toMatchObject({ status: 400, errors: [{ path: 'token' }] })
      expect(await ann.call(getAccount, {})).toMatchObject({ email, emailConfirmed: false })
      await ann.call(confirmEmail, { token: await tokenFor(app, email, 'confirm') })
      expect(await ann.call(getAccount, {})).toMatchObject({ email, emailConfirmed: true })
    }
  })

  test('of two accounts that take the same new address at once one gets it, and the other keeps its own with a 409', async () => {
    for (let round = 0; round < 3; round++) {
      const people = [await registered(app), await registered(app)]
      for (const { email, call } of people) await call(confirmEmail, { token: await tokenFor(app, email, 'confirm') })
      const email = newAddress()
      // In another case for each, as addresses compare without it.
      const spellings = [email, email.toUpperCase()]
      const outcomes = await Promise.allSettled(
        people.map(({ call, password }, at) => call(changeAccount, { email: spellings[at]!, password })),
      )
      const won = outcomes.findIndex(({ status }) => status === 'fulfilled')
      const [winner, loser] = [people[won]!, people[1 - won]!]
      const lost = outcomes[1 - won]!
      expect(lost.status === 'rejected' && (await problemOf(Promise.reject(lost.reason)))).toMatchObject({
        status: 409,
        code: 'email_taken',
      })
      expect(await loser.call(getAccount, {})).toMatchObject({ email: loser.email, emailConfirmed: true })
      const links = (await app.emails()).filter(({ to }) => to?.[0]?.address?.toLowerCase() === email)
      expect(links.map(({ subject }) => subject)).toEqual(['Please confirm your email address'])
      await loser.call(confirmEmail, { token: await tokenFor(app, email, 'confirm') })
      expect(await winner.call(getAccount, {})).toMatchObject({ email: spellings[won], emailConfirmed: true })
      expect((await emailsTo(loser.email)).map(({ subject }) => subject)).not.toContain('Your email address was changed')
    }
  })

  test('a session that ends while the body is on its way is refused, whatever the request', async () => {
    const ann = await buyer(app)
    const name = `ann-${randomUUID()}`
    const finish = await slowly(app, ann, 'PUT', '/api/account', { username: name })
    const [session] = await ann.call(listSessions, {})
    await ann.call(endSession, { id: session!.id })
    expect((await finish()).statusCode).toBe(401)
    const rows = await app.context.db.selectFrom('accounts').select('id').where('username', '=', name).execute()
    expect(rows).toEqual([])
    const ben = await buyer(app)
    const { id: supplierId } = await app.supplier()
    const request = { supplierId, businessName: 'Cafe', contactEmail: ben.email, requirements: 'Beans' }
    const send = await slowly(app, ben, 'POST', '/api/quotes/request', request)
    await app.context.db.deleteFrom('sessions').where('accountId', '=', ben.id).execute()
    expect((await send()).statusCode).toBe(401)
    expect(await app.context.db.selectFrom('quoteRequests').select('id').where('supplierId', '=', supplierId).execute()).toEqual([])
  })
})
