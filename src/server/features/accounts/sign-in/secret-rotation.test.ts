import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { getMe, login } from '#contract/accounts/accounts.ts'
import { beginTwoFactor, confirmTwoFactor } from '#contract/accounts/two-factor.ts'
import { listAudit } from '#contract/owner/audit.ts'
import { getQuote } from '#contract/quotes/quotes.ts'
import { ALL_KEPT } from '#server/db/pooler/probe-pooler.ts'
import { compose } from '#server/app/compose.ts'
import type { Secrets } from '#server/security/encryption.ts'
import { createLog } from '#server/log.ts'
import { codeAt } from '#test/people/authenticator.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { createBrowser } from '#test/app/browser.ts'
import { collectLog } from '#test/app/log.ts'
import { buyer, owner, supplier, type Person } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'
import { sendQuoteRequest } from '#test/people/quotes.ts'

const OLD = 'the first secret of this site and no other'
const NEW = 'the second secret of this site and no other'

let time = Date.now()
let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ SESSION_SECRET: OLD }, { now: () => new Date(time) })
})
afterAll(() => app.stop())

/** Starts the site once more on the same database, with other secrets. */
async function startWith(...sessionSecrets: Secrets) {
  const { config, db, pool } = app.context
  const logged = collectLog()
  const log = createLog(config, logged)
  const addresses = config.databaseUrl === null ? null : { url: config.databaseUrl, direct: config.databaseUrl }
  const database = { db, pool, direct: { db, pool }, addresses, kept: ALL_KEPT, replicas: null, close: async () => {} }
  const started = await compose({ ...config, sessionSecrets }, { database, log, now: () => new Date(time) })
  onTestFinished(() => started.stop())
  return { ...started, logged }
}

async function withTwoFactor() {
  const person = await buyer(app)
  const { secret } = await person.call(beginTwoFactor, { password: person.password })
  const code = () => {
    time += 30_000
    return codeAt(secret, time)
  }
  const { recoveryCodes } = await person.call(confirmTwoFactor, { otp: code() })
  return { person, code, recoveryCodes }
}
const signIn = (site: Pick<TestApp, 'server'>, { email, password }: Person, otp: string) =>
  createBrowser(site).call(login, { email, password, otp })

describe('A new secret, with the former one beside it', () => {
  test('codes, recovery codes and links of before still work, and the next start opens the codes without the former secret', async () => {
    const { person, code, recoveryCodes } = await withTwoFactor()
    const { id, key } = await sendQuoteRequest(app, (await supplier(app)).supplierId)
    const site = await startWith(NEW, OLD)
    expect(await signIn(site, person, code())).toMatchObject({ user: { id: person.id } })
    expect(await signIn(site, person, recoveryCodes[0]!)).toMatchObject({ user: { id: person.id } })
    expect(await createBrowser(site).call(getQuote, { id, key })).toMatchObject({ id })
    const later = await startWith(NEW)
    expect(await signIn(later, person, code())).toMatchObject({ user: { id: person.id } })
    expect(later.logged.text()).toBe('')
  })

  test('an owner’s open page goes on with the token that it has', async () => {
    const boss = await owner(app)
    const site = await startWith(NEW, OLD)
    const page = createBrowser(site)
    page.cookies.set('session', boss.cookies.get('session')!)
    page.headers['x-owner-authorization'] = boss.headers['x-owner-authorization']!
    expect(await page.call(listAudit, { limit: 1 })).toHaveProperty('items')
    expect((await page.call(getMe, {})).ownerToken).not.toBe(boss.headers['x-owner-authorization'])
  })
})

describe('A lost secret', () => {
  test('sessions go on, the log says how many accounts are locked out, and their sign-in says what to do', async () => {
    const { person, code } = await withTwoFactor()
    const site = await startWith('the third secret of this site and no other')
    const browser = createBrowser(site)
    browser.cookies.set('session', person.cookies.get('session')!)
    expect(await browser.call(getMe, {})).toMatchObject({ user: { id: person.id } })
    const started = site.logged.entries().find(({ msg }) => msg.startsWith('No secret opens the two-factor sign-in'))
    expect(started).toMatchObject({ level: 'error', accounts: expect.any(Number) })
    expect(await problemOf(signIn(site, person, code()))).toMatchObject({
      status: 503,
      detail: expect.stringContaining('Please ask us to reset'),
    })
  })
})
