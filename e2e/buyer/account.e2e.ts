import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { Secret, TOTP } from 'otpauth'
import { THOROUGHLY } from '#e2e/kit/looks/axe.ts'
import { focus } from '#e2e/kit/keys.ts'
import { fillLogin, logInByForm, signedInBuyer, signIn, userMenu, type Person } from '#e2e/kit/people/people.ts'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { expect, open, test, toast } from '#e2e/kit/site.ts'
import { newSupplier } from '#e2e/kit/people/suppliers.ts'
import { openTab } from '#e2e/kit/tabs.ts'

const part = (page: Page, name: string) => page.getByRole('region', { name })

/** Turns two-factor sign-in on. Answers what makes its codes, and the recovery codes. */
async function turnOnTwoFactor(page: Page, { password }: Person) {
  await open(page, '/account')
  const section = part(page, 'Two-factor sign-in')
  await section.getByLabel('Your password', { exact: true }).fill(password)
  await section.getByRole('button', { name: 'Set it up' }).click()
  await expect(section.getByLabel('Six-digit code')).toBeFocused()
  const key = await section.getByText(/^([A-Z2-7]{4} ?)+$/).innerText()
  const authenticator = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) })
  await section.getByLabel('Six-digit code').fill(authenticator.generate())
  await section.getByRole('button', { name: 'Turn it on' }).click()
  await expect(section.getByRole('heading', { name: 'Recovery codes' })).toBeFocused()
  const codes = await section.getByRole('list').getByRole('listitem').allInnerTexts()
  return { authenticator, codes, section }
}

test.describe('The account settings', () => {
  test('name, email and password are changed, the last two with the password', async ({ page }) => {
    const ann = await signedInBuyer(page)
    await open(page, '/account')
    await part(page, 'Name').getByLabel('Username').fill(`${ann.username} B`)
    await part(page, 'Name').getByRole('button', { name: 'Save name' }).click()
    await expect(userMenu(page, { ...ann, username: `${ann.username} B` })).toBeVisible()
    const email = part(page, 'Email')
    await email.getByLabel('Email', { exact: true }).fill(`new-${ann.email}`)
    await email.getByRole('button', { name: 'Save email' }).click()
    await expect(email.getByRole('alert')).toHaveText('Please enter your password.')
    await email.getByLabel('Your password', { exact: true }).fill('wrong-one')
    await email.getByRole('button', { name: 'Save email' }).click()
    await expect(email.getByLabel('Your password', { exact: true })).toHaveAttribute('aria-invalid', 'true')
    await email.getByLabel('Your password', { exact: true }).fill(ann.password)
    await email.getByRole('button', { name: 'Save email' }).click()
    await expect(toast(page, 'Email saved')).toBeVisible()
    const password = part(page, 'Password')
    await password.getByLabel('Current password', { exact: true }).fill(ann.password)
    await password.getByLabel('New password', { exact: true }).fill('green-kettle-42')
    await password.getByRole('button', { name: 'Change password' }).click()
    await expect(toast(page, 'Password changed')).toBeVisible()
    await signIn(page, { email: `new-${ann.email}`, password: 'green-kettle-42' })
  })

  test('the address that password managers open ends at the form for a new password, also by way of the log-in', async ({ page }) => {
    const ann = await signedInBuyer(page)
    await page.goto('/.well-known/change-password')
    await expect(page).toHaveURL('/account#new-password')
    await expect(part(page, 'Password').getByRole('heading')).toBeInViewport({ ratio: 1 })
    await expect.poll(() => part(page, 'Password').evaluate((section) => section.getBoundingClientRect().top)).toBeLessThan(120)
    await page.context().clearCookies()
    await page.goto('/.well-known/change-password')
    await page.waitForURL((url) => url.searchParams.get('next') === '/account#new-password')
    await fillLogin(page, ann)
    await expect(page).toHaveURL('/account#new-password')
    await expect(part(page, 'Password').getByLabel('New password', { exact: true })).toBeVisible()
  })

  test('two-factor sign-in asks for a code, and a recovery code stands in for it once', async ({ page }) => {
    const ann = await signedInBuyer(page)
    const { authenticator, codes, section } = await turnOnTwoFactor(page, ann)
    expect(codes).toHaveLength(10)
    await section.getByRole('button', { name: 'I have kept them' }).click()
    await expect(section).toContainText('On. 10 of your recovery codes are left.')
    await page.context().clearCookies()
    await logInByForm(page, ann)
    const code = page.getByLabel('Six-digit code')
    await expect(code).toBeFocused()
    await code.fill('000000')
    await page.keyboard.press('Enter')
    await expect(toast(page, 'Login failed')).toBeVisible()
    await expect(code).toBeFocused()
    // Each step of the clock counts once, and this one turned it on; the next is within the allowed window.
    await code.fill(authenticator.generate({ timestamp: Date.now() + 30_000 }))
    await page.keyboard.press('Enter')
    await expect(userMenu(page, ann)).toBeVisible()
    const withRecoveryCode = async () => {
      await page.context().clearCookies()
      await logInByForm(page, ann)
      await page.getByRole('button', { name: 'Use a recovery code instead' }).click()
      await page.getByLabel('Recovery code', { exact: true }).fill(codes[0]!)
      await page.getByRole('button', { name: 'Log in' }).click()
    }
    await withRecoveryCode()
    await expect(userMenu(page, ann)).toBeVisible()
    await withRecoveryCode()
    await expect(page.getByRole('alert')).toBeVisible()
  })

  test('two-factor sign-in is turned off with the password and a code', async ({ page }) => {
    const ann = await signedInBuyer(page)
    const { section, codes } = await turnOnTwoFactor(page, ann)
    await section.getByRole('button', { name: 'I have kept them' }).click()
    await section.getByLabel('Your password', { exact: true }).fill(ann.password)
    await section.getByRole('button', { name: 'Turn it off' }).click()
    await expect(section.getByRole('alert')).toHaveText(/^Please enter the code of your authenticator app/)
    await expect(section.getByLabel('Code', { exact: true })).toBeFocused()
    await section.getByLabel('Code', { exact: true }).fill(codes[0]!)
    await section.getByRole('button', { name: 'Turn it off' }).click()
    await expect(section.getByRole('button', { name: 'Set it up' })).toBeVisible()
  })

  test('other devices are listed and signed out', async ({ page, browser, site }) => {
    const ann = await signedInBuyer(page)
    const phone = await openTab(browser, {
      baseURL: site.address,
      userAgent: 'Mozilla/5.0 (Android 16; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0',
    })
    const other = phone.page
    await signIn(other, ann)
    await open(page, '/account')
    const sessions = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem')
    await expect(sessions).toHaveCount(2)
    await expect(sessions.filter({ hasText: 'This device' })).toHaveCount(1)
    await page.getByRole('button', { name: 'Sign out Firefox on Android' }).click()
    await expect(sessions).toHaveCount(1)
    expect(await (await other.request.get('/api/me')).json()).toEqual({ user: null })
    await phone.context.close()
  })

  test('an account downloads everything that is stored about it as one file', async ({ page }) => {
    const ann = await signedInBuyer(page)
    await open(page, '/account')
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download my data' }).click()])
    expect(download.suggestedFilename()).toBe('my-data.json')
    expect(await readFile(await download.path(), 'utf8')).toContain(ann.email)
  })

  test('an account is deleted with its password and cannot log in any more', async ({ page }) => {
    const ann = await signedInBuyer(page)
    await open(page, '/account')
    const counts = '**/api/account/deletion'
    await page.route(counts, (route) => route.abort())
    await page.getByRole('button', { name: 'Delete my account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete my account' })
    const tryAgain = dialog.getByRole('button', { name: 'Try again' })
    await expect(tryAgain).toBeVisible()
    await page.unroute(counts)
    await tryAgain.click()
    await expect(dialog.getByRole('list', { name: 'What goes' })).toContainText('1 session.')
    // Nobody has confirmed the address.
    await expect(dialog.getByRole('list', { name: 'What stays' })).toHaveText(/^What belongs to your email address alone/)
    await dialog.getByLabel('Your password', { exact: true }).fill('wrong-one')
    await dialog.getByRole('button', { name: 'Delete my account' }).click()
    await expect(dialog.getByRole('alert')).toBeVisible()
    await expectSoundPage(page)
    await dialog.getByLabel('Your password', { exact: true }).fill(ann.password)
    await dialog.getByRole('button', { name: 'Delete my account' }).click()
    await page.waitForURL('/')
    await expect(userMenu(page, ann)).toHaveCount(0)
    const { email, password } = ann
    expect((await page.request.post('/api/login', { data: { email, password } })).status()).toBe(401)
  })

  test('a supplier who deletes its account chooses what happens to the listing', async ({ page }) => {
    const { id, businessName, password } = await newSupplier(page, 'Bean Shed of Yesterday')
    await open(page, '/account')
    await page.getByRole('button', { name: 'Delete my account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete my account' })
    await expect(dialog.getByRole('list', { name: 'What stays' })).toContainText(businessName)
    await dialog.getByRole('checkbox', { name: /Remove my listing as well/ }).check()
    await expect(dialog.getByRole('list', { name: 'What goes' })).toContainText(businessName)
    await dialog.getByLabel('Your password', { exact: true }).fill(password)
    await dialog.getByRole('button', { name: 'Delete my account' }).click()
    await page.waitForURL('/')
    expect((await page.request.get(`/api/suppliers/${id}`)).status()).toBe(404)
  })

  test('the account page has no accessibility violations', async ({ page }) => {
    const ann = await signedInBuyer(page)
    await open(page, '/account')
    await expect(page.getByRole('list', { name: 'Sessions' })).toBeVisible()
    // On a phone the assistant lies over whatever is in its corner, until somebody begins to fill in a form.
    await focus(page.getByLabel('Username'))
    await expectSoundPage(page, THOROUGHLY)
    await turnOnTwoFactor(page, ann)
    await focus(page.getByLabel('Username'))
    await expectSoundPage(page, THOROUGHLY)
  })
})
