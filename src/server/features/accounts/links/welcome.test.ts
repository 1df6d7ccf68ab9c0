import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changeAccount, confirmEmail } from '#contract/accounts/accounts.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { createBrowser } from '#test/app/browser.ts'
import { registered, tokenFor } from '#test/people/people.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.stop())

describe('The welcome', () => {
  const welcomesTo = async (...addresses: string[]) =>
    (await app.emails()).flatMap(({ to, subject }) =>
      addresses.includes(to?.[0]?.address ?? '') && /three steps/i.test(subject ?? '') ? [subject] : [],
    )

  test('it comes when an address is confirmed, to buyers and to suppliers in words of their own, and never again', async () => {
    const [ann, beans] = [await registered(app), await registered(app, 'supplier')]
    expect(await welcomesTo(ann.email, beans.email)).toEqual([])
    for (const { email } of [ann, beans]) await createBrowser(app).call(confirmEmail, { token: await tokenFor(app, email, 'confirm') })
    expect(await welcomesTo(ann.email)).toEqual(['Three steps to better prices with Backdock'])
    expect(await welcomesTo(beans.email)).toEqual([`Business of ${beans.username} on Backdock: three steps to your first request`])
    const moved = `moved-${ann.email}`
    await ann.call(changeAccount, { email: moved, password: ann.password })
    await createBrowser(app).call(confirmEmail, { token: await tokenFor(app, moved, 'confirm') })
    expect(await welcomesTo(ann.email, moved)).toHaveLength(1)
  })
})
