import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changeAccount, forgotPassword, login, register, resetPassword } from '#contract/accounts/accounts.ts'
import { readConfig } from '#server/config/config.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { createBrowser } from '#test/app/browser.ts'
import { newcomer, supplier, tokenFor } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'
import { messageFor } from '#test/programs/setting-error.ts'

let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app.stop())

const MESSAGE = 'Please choose a password without your own name, that of your business, your email address or the name of this site.'

describe('A new password that holds the own name', () => {
  test('is refused at registration: username, email, business and site, in any case and with digits', async () => {
    const ann = { ...newcomer('supplier'), username: 'Ann Bell', email: 'bellbird@cafe.example' }
    ann.supplierData = { ...ann.supplierData!, businessName: 'Kettle & Co' }
    for (const password of ['annbell1', 'ANN.BELL', 'BellBird99', 'kettleco2026', 'kettle&co', 'Backdock2026', 'b4ckd0ck'])
      expect(await problemOf(createBrowser(app).call(register, { ...ann, password, confirmPassword: password }))).toMatchObject({
        status: 400,
        errors: [{ path: 'password', message: MESSAGE }],
      })
  })

  test('is refused in the account, the new name and email included, and by the link of an email, which can be used again', async () => {
    const beans = await supplier(app)
    const own = [beans.username, beans.email.split('@')[0]!, `Business of ${beans.username}`, `${beans.username}1`]
    for (const newPassword of own)
      expect(await problemOf(beans.call(changeAccount, { newPassword, password: beans.password }))).toMatchObject({
        status: 400,
        errors: [{ path: 'newPassword', message: MESSAGE }],
      })
    const renaming = { username: 'Crate Nine', newPassword: 'cratenine', password: beans.password }
    expect(await problemOf(beans.call(changeAccount, renaming))).toMatchObject({ status: 400 })
    const visitor = createBrowser(app)
    await visitor.call(forgotPassword, { email: beans.email })
    const token = await tokenFor(app, beans.email, 'reset')
    for (const password of own)
      expect(await problemOf(visitor.call(resetPassword, { token, password }))).toMatchObject({
        status: 400,
        errors: [{ path: 'password', message: MESSAGE }],
      })
    await visitor.call(resetPassword, { token, password: 'nine blue crates' })
    expect(await visitor.call(login, { email: beans.email, password: 'nine blue crates' })).toMatchObject({ userType: 'supplier' })
  })

  test('stops the start as OWNER_PASSWORD', () => {
    const settings = { OWNER_EMAIL: 'kelpie@dock.example' }
    for (const OWNER_PASSWORD of ['kelpie2026', 'The Owner', 'Backdock!', 'b4ckd0ck'])
      expect(messageFor({ ...settings, OWNER_PASSWORD })).toMatch(/^OWNER_PASSWORD must have .*: choose another\.$/)
    expect(readConfig({ ...settings, OWNER_PASSWORD: 'sixteen brown crates' }).ownerPassword).toBe('sixteen brown crates')
  })
})
