import { Secret, TOTP } from 'otpauth'
import { press } from '#e2e/kit/keys.ts'
import { signIn } from '#e2e/kit/people/people.ts'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { createOwnSite, type OwnSite } from '#e2e/kit/own-site.ts'
import { expect, oneWidth, open, test } from '#e2e/kit/site.ts'
import { OWNER } from '#e2e/kit/sites.ts'

let site: OwnSite
test.beforeAll(async () => {
  site = await createOwnSite({ OWNER_EMAIL: OWNER.email, OWNER_PASSWORD: OWNER.password })
})
test.afterAll(() => site.stop())

test(
  'the owner area says that no second factor is set, and asks for a code in a browser that has given none since one is',
  oneWidth,
  async ({ browser }) => {
    const [page, earlier] = [await browser.newPage({ baseURL: site.address }), await browser.newPage({ baseURL: site.address })]
    for (const each of [page, earlier]) await signIn(each, OWNER)
    await open(page, '/owner/dashboard')
    await expect(page.getByText('Your account has no second factor')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Set up two-factor sign-in' }).click()
    const section = page.getByRole('region', { name: 'Two-factor sign-in' })
    await section.getByLabel('Your password', { exact: true }).fill(OWNER.password)
    await section.getByRole('button', { name: 'Set it up' }).click()
    const key = await section.getByText(/^([A-Z2-7]{4} ?)+$/).innerText()
    const authenticator = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) })
    await section.getByLabel('Six-digit code').fill(authenticator.generate())
    await section.getByRole('button', { name: 'Turn it on' }).click()
    await expect(section.getByRole('heading', { name: 'Recovery codes' })).toBeFocused()
    const recoveryCode = await section.getByRole('listitem').first().innerText()
    await test.step('a session that has ended asks for the password, then for a code', async () => {
      const name = page.getByLabel('Username')
      await name.fill('Dock Owner')
      await page.context().clearCookies()
      await page.getByRole('button', { name: 'Save name' }).click()
      const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
      const goOn = dialog.getByRole('button', { name: 'Sign in and go on' })
      await dialog.getByLabel('Password', { exact: true }).fill(OWNER.password)
      await goOn.click()
      await expect(dialog.getByLabel('Code', { exact: true })).toBeFocused()
      await expectSoundPage(page)
      await dialog.getByLabel('Code', { exact: true }).fill(recoveryCode)
      await goOn.click()
      await expect(dialog).toHaveCount(0)
      await expect(page.getByRole('banner').getByRole('button', { name: 'Dock Owner' })).toBeVisible()
    })
    await open(page, '/owner/dashboard')
    await expect(page.getByText('total suppliers', { exact: false }).first()).toBeVisible()

    await open(earlier, '/owner/dashboard?tab=suppliers')
    const code = earlier.getByLabel('Code', { exact: true })
    await expect(code).toBeVisible()
    await expectSoundPage(earlier)
    await code.fill('000000')
    await press(code, 'Enter')
    await expect(earlier.getByRole('alert')).toContainText('That code is not right')
    await expect(code).toBeFocused()
    // Each step of the clock counts once, and this one turned it on; the next is within the allowed window.
    await code.fill(authenticator.generate({ timestamp: Date.now() + 30_000 }))
    await press(code, 'Enter')
    await expect(earlier.getByRole('link', { name: 'Add Supplier' })).toBeVisible()
    await expect(earlier.getByRole('heading', { level: 1, name: 'Suppliers' })).toBeFocused()
  },
)
