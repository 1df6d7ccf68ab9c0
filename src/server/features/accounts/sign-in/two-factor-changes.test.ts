import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changeAccount, getAccount, login } from '#contract/accounts/accounts.ts'
import { beginTwoFactor, confirmTwoFactor, endTwoFactor } from '#contract/accounts/two-factor.ts'
import { createLimits } from '#server/http/access/guards.ts'
import { anonymous, type SessionAccount } from '#server/http/access/requester.ts'
import { createBrowser } from '#test/app/browser.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { createAuthenticator } from '#test/people/authenticator.ts'
import { buyer, type Person } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'
import { accountById } from '#server/features/accounts/queries.ts'
import { signIn as signInOf } from './sign-in.ts'
import { setUpTwoFactor, turnOffTwoFactor, turnOnTwoFactor } from './two-factor.ts'

const { now, codeOf, nextStep, withTwoFactor } = createAuthenticator()
let app: TestApp
beforeAll(async () => {
  app = await createTestApp({}, { now })
})
afterAll(() => app.stop())

/** The context, whose limits do something else at their first call: what another request does at that moment. */
function meanwhile(call: 'count' | 'uncount', other: () => Promise<unknown>) {
  const limits = createLimits(app.context)
  let isFirst = true
  const interrupted = async (...args: Parameters<typeof limits.count>) => {
    if (isFirst) {
      isFirst = false
      await other()
    }
    return limits[call](...args)
  }
  return { ...app.context, limits: { ...limits, [call]: interrupted } }
}

/** The account of the session that a user's browser has. */
async function sessionOf({ id }: Person): Promise<SessionAccount> {
  const session = await app.context.db.selectFrom('sessions').select('id').where('accountId', '=', id).executeTakeFirstOrThrow()
  return { ...(await accountById(app.context.db, id)), supplierId: 0, sessionId: session.id, ownerTokens: [] }
}

const signIn = (ann: Person, otp?: string) => createBrowser(app).call(login, { email: ann.email, password: ann.password, otp })

describe('Changes of two-factor sign-in', () => {
  test('turning two-factor off needs a code or a recovery code besides the password, each of which works once', async () => {
    const { ann, secret, recoveryCodes } = await withTwoFactor(buyer(app))
    const used = codeOf(secret)
    await signIn(ann, used)
    for (const otp of [undefined, '', '000000', used, 'AAAAA-AAAAA'])
      expect(await problemOf(ann.call(endTwoFactor, { password: ann.password, otp }))).toMatchObject({
        status: 400,
        errors: [{ path: 'otp' }],
      })
    expect(await ann.call(getAccount, {})).toMatchObject({ hasTwoFactor: true, recoveryCodesLeft: 10 })
    await ann.call(endTwoFactor, { password: ann.password, otp: recoveryCodes[3] })
    expect(await ann.call(getAccount, {})).toMatchObject({ hasTwoFactor: false })
  })

  test('guesses of the code that turns two-factor off are limited', async () => {
    const { ann, secret } = await withTwoFactor(buyer(app))
    const guesses = Array.from({ length: 12 }, () => problemOf(ann.call(endTwoFactor, { password: ann.password, otp: '000000' })))
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(10)
    await app.context.db.deleteFrom('rateLimits').where('key', 'like', 'login-failure%').execute()
    expect(await problemOf(ann.call(endTwoFactor, { password: ann.password, otp: codeOf(secret) }))).toMatchObject({ status: 429 })
  })

  test('what is only being set up is dropped without a code, and nobody is told', async () => {
    const ann = await buyer(app)
    const { secret } = await ann.call(beginTwoFactor, { password: ann.password })
    await ann.call(endTwoFactor, { password: ann.password })
    expect(await problemOf(ann.call(confirmTwoFactor, { otp: codeOf(secret) }))).toMatchObject({ status: 409 })
    expect((await app.emails()).filter(({ to }) => to?.[0]?.address === ann.email)).toEqual([])
  })

  test('an account that was read before two-factor was confirmed does not get another secret', async () => {
    const ann = await buyer(app)
    const { secret } = await ann.call(beginTwoFactor, { password: ann.password })
    const before = await accountById(app.context.db, ann.id)
    await ann.call(confirmTwoFactor, { otp: codeOf(secret) })
    nextStep()
    await expect(setUpTwoFactor(app.context, before)).rejects.toMatchObject({ status: 409 })
    expect(await signIn(ann, codeOf(secret))).toMatchObject({ user: { id: ann.id } })
  })

  test('a code confirms only the secret that it belongs to, also when it is set up anew at that moment', async () => {
    const ann = await buyer(app)
    const { secret } = await ann.call(beginTwoFactor, { password: ann.password })
    const deps = meanwhile('count', () => ann.call(beginTwoFactor, { password: ann.password }))
    await expect(turnOnTwoFactor(deps, await sessionOf(ann), codeOf(secret))).rejects.toMatchObject({ status: 409 })
    expect(await ann.call(getAccount, {})).toMatchObject({ hasTwoFactor: false })
  })

  test('no session begins without a code when two-factor is turned on between the password and the session', async () => {
    const ann = await buyer(app)
    const { secret } = await ann.call(beginTwoFactor, { password: ann.password })
    const deps = meanwhile('uncount', () => ann.call(confirmTwoFactor, { otp: codeOf(secret) }))
    const credentials = { email: ann.email, password: ann.password, otp: null }
    await expect(signInOf(deps, credentials, { ...anonymous, network: 'n' })).rejects.toMatchObject({ details: { code: 'otp_required' } })
    const sessions = await app.context.db.selectFrom('sessions').select('id').where('accountId', '=', ann.id).execute()
    expect(sessions).toHaveLength(1)
  })

  test('two-factor is not turned off by a password that has changed since it was verified', async () => {
    const { ann, secret } = await withTwoFactor(buyer(app))
    const before = await accountById(app.context.db, ann.id)
    await ann.call(changeAccount, { newPassword: 'eleven brown crates', password: ann.password })
    const deps = meanwhile('count', async () => {})
    await expect(turnOffTwoFactor(deps, before, codeOf(secret))).rejects.toMatchObject({ status: 400 })
    expect(await ann.call(getAccount, {})).toMatchObject({ hasTwoFactor: true })
  })
})
