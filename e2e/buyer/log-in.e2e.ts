import { THOROUGHLY } from '#e2e/kit/looks/axe.ts'
import { fillLogin, logInByForm, logOut, registered, signedInBuyer, userMenu } from '#e2e/kit/people/people.ts'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { expect, holdResponse, open, reload, test, toast } from '#e2e/kit/site.ts'

test.describe('Logging in and out', () => {
  test('a wrong password is announced and shown in a toast, and the form stays filled in', async ({ page }) => {
    const ann = await registered(page)
    await logInByForm(page, { ...ann, password: 'blue-teapot' })
    await expect(toast(page, 'Login failed')).toContainText('Invalid email or password')
    await expect(page.getByRole('alert')).toHaveText('Invalid email or password')
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(ann.email)
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('blue-teapot')
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  })

  test('blank fields are named, and the first takes the focus', async ({ page }) => {
    await open(page, '/auth')
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByRole('alert')).toHaveText('Please fill in all fields.')
    await expect(page.getByLabel('Email', { exact: true })).toBeFocused()
  })

  test('the password is shown and hidden again', async ({ page }) => {
    await open(page, '/auth')
    const password = page.getByLabel('Password', { exact: true })
    await password.fill('brown-teapot')
    await expect(password).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(password).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Hide password' }).click()
    await expect(password).toHaveAttribute('type', 'password')
    await expect(password).toHaveValue('brown-teapot')
  })

  test('a visitor who was sent to the login returns to the page', async ({ page }) => {
    const ann = await registered(page)
    await open(page, '/account')
    await page.waitForURL('/auth?next=%2Faccount')
    await page.getByRole('tab', { name: 'Register' }).click()
    await page.getByRole('tab', { name: 'Login' }).click()
    await fillLogin(page, ann)
    await page.waitForURL('/account')
    await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible()
  })

  test('a user who is logged in already is told so and led on', async ({ page }) => {
    const ann = await signedInBuyer(page)
    await open(page, '/auth?next=%2Fsaved')
    await expect(page.getByRole('status').filter({ hasText: `You are logged in as ${ann.username}.` })).toBeVisible()
    await expectSoundPage(page)
    await page.getByRole('link', { name: 'Back to where you were' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Saved suppliers' })).toBeVisible()
  })

  test('logging in never leads to another site', async ({ page, site }) => {
    const ann = await registered(page)
    // Every spelling of one is in after-sign-in.test.ts.
    await logInByForm(page, ann, `/auth?next=${encodeURIComponent('/\\evil.example')}`)
    await expect(userMenu(page, ann)).toBeVisible()
    await expect(page).toHaveURL(`${site.address}/`)
  })

  test('logging in and out shows in every tab; logging out is confirmed and leads home', async ({ page, context }) => {
    const ann = await registered(page)
    const other = await context.newPage()
    await open(other, '/suppliers')
    await test.step('logging in', async () => {
      await logInByForm(page, ann)
      await expect(userMenu(page, ann)).toBeVisible()
      await expect(userMenu(other, ann)).toBeVisible()
    })
    await test.step('logging out', async () => {
      await open(page, '/account')
      await logOut(page, ann)
      await expect(toast(page, 'Logged out')).toContainText('You have been successfully logged out.')
      await page.waitForURL('/')
      await expect(userMenu(page, ann)).toHaveCount(0)
      await expect(userMenu(other, ann)).toHaveCount(0)
      expect(await (await page.request.get('/api/me')).json()).toEqual({ user: null })
    })
  })

  test('the header does not move when the session becomes known', async ({ page }) => {
    await signedInBuyer(page)
    const response = await holdResponse(page, '/api/me')
    await open(page, '/suppliers')
    const places = () =>
      page.getByRole('banner').evaluate((header) => {
        const menu = [...header.querySelectorAll('button')].find((button) => button.textContent?.includes('Menu'))
        return [header, menu!, document.querySelector('main')!].map((element) => JSON.stringify(element.getBoundingClientRect()))
      })
    const before = await places()
    response()
    await expect(page.getByRole('banner').getByRole('button', { name: /^Ann/ })).toBeVisible()
    await expect.poll(places).toEqual(before)
  })

  test('the reminder to confirm an address appears on the next page, and from then on with the first paint', async ({ page }) => {
    await signedInBuyer(page)
    const notice = page.getByRole('complementary', { name: 'About your account' })
    await open(page, '/suppliers')
    await expect(page.getByRole('banner').getByRole('button', { name: /^Ann/ })).toBeVisible()
    await expect(notice).toHaveCount(0)
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(notice).toBeVisible()
    const response = await holdResponse(page, '/api/me')
    await reload(page)
    const top = () => page.getByRole('main').evaluate((main) => main.getBoundingClientRect().top)
    const before = await top()
    response()
    await expect(notice).toBeVisible()
    await expect.poll(top).toBe(before)
  })

  test('an error at the login and the open user menu have no accessibility violations', async ({ page }) => {
    await open(page, '/auth')
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expectSoundPage(page, THOROUGHLY)
    const ann = await signedInBuyer(page)
    await open(page, '/no-such-page')
    await userMenu(page, ann).click()
    await expectSoundPage(page, THOROUGHLY)
  })
})
