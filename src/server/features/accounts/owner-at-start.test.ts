import { afterEach, describe, expect, test } from 'vitest'
import { changeAccount, deleteAccount, login, register } from '#contract/accounts/accounts.ts'
import { createOwner } from '#server/bootstrap/create-owner.ts'
import { SettingError } from '#server/config/config.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { createBrowser } from '#test/app/browser.ts'
import { collectLog } from '#test/app/log.ts'
import { buyer, newcomer, owner } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'

const OLD = { email: 'kelpie@dock.example', password: 'sixteen brown crates' }
const NEW = { email: 'collie@dock.example', password: 'twelve green crates' }
const SETTINGS = { OWNER_EMAIL: OLD.email, OWNER_PASSWORD: OLD.password }

let app: TestApp
afterEach(() => app.stop())

/** Returns what a start does about the owner, with these settings. */
const startAgain = ({ email, password }: { email: string; password: string | null }) =>
  createOwner({ ...app.context, config: { ...app.context.config, ownerEmail: email, ownerPassword: password } })
const owners = () => app.context.db.selectFrom('accounts').select('email').where('role', '=', 'owner').execute()
const canSignIn = ({ email, password }: typeof OLD) =>
  createBrowser(app)
    .call(login, { email, password })
    .then(
      () => true,
      () => false,
    )

const MAKES_NONE = { level: 'warn', msg: expect.stringMatching(/^OWNER_EMAIL and OWNER_PASSWORD make no account/) }

describe('The owner from the settings', () => {
  test('an address and password that the owner has given up do not come back with a restart, which says so once', async () => {
    const log = collectLog()
    app = await createTestApp(SETTINGS, { logTo: log })
    const browser = createBrowser(app)
    await browser.call(login, OLD)
    await browser.call(changeAccount, { email: NEW.email, newPassword: NEW.password, password: OLD.password })
    await startAgain(OLD)
    expect(await owners()).toEqual([{ email: NEW.email }])
    expect([await canSignIn(OLD), await canSignIn(NEW)]).toEqual([false, true])
    expect(log.entries()).toMatchObject([MAKES_NONE])
  })

  test('an owner that has deleted its account does not come back, and neither does the one of demo data', async () => {
    const log = collectLog()
    app = await createTestApp({ ...SETTINGS, DEMO_DATA: 'true' }, { logTo: log })
    const browser = createBrowser(app)
    await browser.call(login, OLD)
    await browser.call(deleteAccount, { password: OLD.password })
    await startAgain(OLD)
    const { config } = app.context
    await createOwner({ ...app.context, config: { ...config, ownerEmail: null, ownerPassword: null } })
    expect(await owners()).toEqual([])
    expect(log.entries()).toMatchObject([MAKES_NONE])
  })

  test('a later start with the address of the owner says nothing', async () => {
    const log = collectLog()
    app = await createTestApp(SETTINGS, { logTo: log })
    await startAgain({ ...OLD, email: OLD.email.toUpperCase() })
    expect(log.entries()).toEqual([])
  })

  test('an owner of a database that was restored from an older site counts as one', async () => {
    const log = collectLog()
    app = await createTestApp({}, { logTo: log })
    await owner(app)
    await startAgain(OLD)
    expect(await canSignIn(OLD)).toBe(false)
    await app.context.db.deleteFrom('accounts').execute()
    await startAgain(OLD)
    expect(await owners()).toEqual([])
    expect(log.entries()).toMatchObject([MAKES_NONE, MAKES_NONE])
  })

  test('of two processes that start at once, one makes an owner, which is on record and told by email', async () => {
    app = await createTestApp()
    await Promise.all([startAgain(OLD), startAgain(NEW), startAgain(OLD)])
    const [made, ...others] = await owners()
    expect(others).toEqual([])
    const audit = await app.context.db.selectFrom('audit').select(['username', 'action', 'subject']).execute()
    expect(audit).toEqual([{ username: 'operator', action: 'owner.create', subject: 'account Owner' }])
    const emails = await app.emails()
    expect(emails.map(({ to, subject }) => [to?.[0]?.address, subject])).toEqual([[made!.email, 'An owner was added to the marketplace']])
  })

  test('an OWNER_EMAIL that belongs to another role stops the start with a line that names it', async () => {
    app = await createTestApp()
    const ann = await buyer(app)
    for (const password of [OLD.password, null]) {
      const start = startAgain({ email: ann.email.toUpperCase(), password })
      await expect(start).rejects.toBeInstanceOf(SettingError)
      await expect(start).rejects.toThrow(/^OWNER_EMAIL belongs to an account that is no owner: /)
    }
  })

  test('nobody else takes the address in the settings, which would stop the next start', async () => {
    app = await createTestApp(SETTINGS)
    const browser = createBrowser(app)
    await browser.call(login, OLD)
    await browser.call(changeAccount, { email: NEW.email, password: OLD.password })
    const email = OLD.email.toUpperCase()
    const taken = { status: 409, code: 'email_taken' }
    expect(await problemOf(createBrowser(app).call(register, { ...newcomer(), email }))).toMatchObject(taken)
    const ann = await buyer(app)
    expect(await problemOf(ann.call(changeAccount, { email, password: ann.password }))).toMatchObject(taken)
    expect(await browser.call(changeAccount, { email: OLD.email, password: OLD.password })).toMatchObject({ email: OLD.email })
    await startAgain(OLD)
  })
})
