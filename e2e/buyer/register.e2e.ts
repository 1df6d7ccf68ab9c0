import type { Page } from '@playwright/test'
import { THOROUGHLY } from '#e2e/kit/looks/axe.ts'
import { focus, press } from '#e2e/kit/keys.ts'
import { newPerson, registered, userMenu, type Person } from '#e2e/kit/people/people.ts'
import { unclaimed } from '#e2e/kit/people/quotes.ts'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { expect, oneWidth, open, test, toast } from '#e2e/kit/site.ts'

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const create = (page: Page) => page.getByRole('button', { name: 'Create account' })

async function fillPerson(page: Page, { username, email, password }: Person) {
  await field(page, 'Username').fill(username)
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill(password)
  await field(page, 'Confirm password').fill(password)
}

/** Skips the question that a buyer is asked after the first sign-in, which its account then knows. */
async function skipVenue(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Your venue' })
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await expectSoundPage(page)
  const isAsked = async () => (await (await page.request.get('/api/venue/asked')).json()).isAsked
  expect(await isAsked()).toBe(false)
  await press(dialog.getByRole('button', { name: 'Skip' }), 'Enter')
  await expect(dialog).toHaveCount(0)
  await expect.poll(isAsked).toBe(true)
}

test.describe('Registration', () => {
  test(
    'a buyer registers by keyboard, sees a confirmation on the login tab, logs in to the home page, and is asked for the venue once',
    oneWidth,
    async ({ page, site }) => {
      const ann = newPerson()
      await open(page, '/auth')
      await press(page.getByRole('tab', { name: 'Login' }), 'ArrowRight')
      await expect(page).toHaveURL('/auth?mode=register')
      await expect(page.getByRole('tab', { name: 'Register' })).toBeFocused()
      const venue = page.getByRole('radio', { name: 'Cafe/Restaurant' })
      await expect(venue).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(venue).toBeFocused()
      for (const text of [ann.username, ann.email, ann.password]) {
        await page.keyboard.press('Tab')
        await expect(page.locator('input:focus')).toHaveValue('')
        await page.keyboard.type(text)
      }
      await page.keyboard.press('Tab')
      await expect(page.getByRole('button', { name: 'Show password' }).first()).toBeFocused()
      await page.keyboard.press('Tab')
      await page.keyboard.type(ann.password)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true')
      await expect(page.getByRole('status').filter({ hasText: 'You can now log in.' })).toContainText(ann.email)
      await expect(field(page, 'Email')).toHaveValue(ann.email)
      await expect(field(page, 'Password')).toBeFocused()
      await page.keyboard.type(ann.password)
      await page.keyboard.press('Enter')
      await page.waitForURL('/')
      await skipVenue(page)
      await expect(userMenu(page, ann)).toBeVisible()
      await expect.poll(() => site.emailsTo(ann.email)).toHaveLength(1)
    },
  )

  test('a supplier registers with a listing, and logs in to the dashboard', oneWidth, async ({ page }) => {
    const person = newPerson('Bea')
    const businessName = `Bean Shed ${person.username.slice(-8)}`
    await open(page, '/auth?mode=register')
    await page.getByRole('radio', { name: 'Supplier' }).check()
    await fillPerson(page, person)
    await expect(field(page, 'Phone')).toHaveAttribute('placeholder', /^\+61 /)
    await field(page, 'Business name').fill(businessName)
    await field(page, 'Category').selectOption('Coffee')
    await field(page, 'Phone').fill('+61 3 5550 0142')
    await field(page, 'Website optional').fill('beanshed.example')
    await create(page).click()
    await expect(page.getByRole('status').filter({ hasText: 'You can now log in.' })).toBeVisible()
    await field(page, 'Password').fill(person.password)
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.waitForURL('/supplier-dashboard')
    // The address is there before the page, and the page before has a menu of the same name.
    await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeVisible()
    await userMenu(page, person).click()
    for (const [name, href] of Object.entries({
      'View Site': '/',
      'Plan and invoices': '/subscription',
      People: '/account#people',
      Emails: '/account#emails',
      Saved: '/saved',
      Account: '/account',
    }))
      await expect(page.getByRole('banner').getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
    const found = await (await page.request.get(`/api/suppliers?search=${encodeURIComponent(businessName)}`)).json()
    expect(found[0]).toMatchObject({ businessName, category: 'Coffee', website: 'https://beanshed.example', isVerified: false })
  })

  test(
    'a supplier whose business is listed already claims it, reads what it waits for, and can make a listing instead',
    oneWidth,
    async ({ page }) => {
      const listing = await unclaimed(page)
      const person = newPerson('Bea')
      await open(page, '/auth?mode=register#supplier')
      await fillPerson(page, person)
      await field(page, 'Business name').fill(listing.businessName)
      await field(page, 'Category').selectOption('Coffee')
      await field(page, 'Phone').fill('+61 3 5550 0199')
      const mine = page.getByRole('radio', { name: `This is my business: ${listing.businessName}` })
      await mine.check()
      // A corrected name takes the choice back.
      await field(page, 'Business name').fill('Nobody has this name')
      await focus(field(page, 'Phone'))
      await expect(mine).toHaveCount(0)
      await field(page, 'Business name').fill(listing.businessName)
      await focus(field(page, 'Phone'))
      await expect(page.getByRole('radio', { name: 'Mine is another one' })).toBeChecked()
      await expectSoundPage(page)
      await mine.check()
      await create(page).click()
      await expect(page.getByRole('status').filter({ hasText: 'You can now log in.' })).toBeVisible()
      await field(page, 'Password').fill(person.password)
      await page.getByRole('button', { name: 'Log in' }).click()
      await page.waitForURL('/supplier-dashboard')
      await expect(page.getByRole('heading', { name: `You have claimed ${listing.businessName}` })).toBeVisible()
      await expectSoundPage(page)
      await page.getByRole('button', { name: 'Not my business: withdraw the claim' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Your account has no listing' })).toBeFocused()
      await field(page, 'Business name').fill(`Bean Shed ${person.username.slice(-8)}`)
      await field(page, 'Category').selectOption('Coffee')
      await field(page, 'Phone').fill('+61 3 5550 0199')
      await page.getByRole('button', { name: 'Make my listing' }).click()
      await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeVisible()
    },
  )

  test('missing fields are announced, the form stays filled in, and the first such field takes the focus', oneWidth, async ({ page }) => {
    await open(page, '/auth?mode=register')
    await page.getByRole('radio', { name: 'Supplier' }).check()
    await field(page, 'Email').fill('ann@moth.example')
    await create(page).click()
    await expect(page.getByRole('alert')).toHaveText('Please fill in all required fields')
    await expect(field(page, 'Username')).toBeFocused()
    await expect(field(page, 'Username')).toHaveAccessibleDescription(/Choose a username\./)
    await expect(field(page, 'Business name')).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page, 'Email')).toHaveValue('ann@moth.example')
  })

  test('a password that is rejected says why, and everything stays as it was typed', oneWidth, async ({ page }) => {
    const ann = newPerson()
    await open(page, '/auth?mode=register')
    await fillPerson(page, ann)
    for (const [password, confirmed, sentence] of [
      ['brown-teapot', 'brown-kettle', "Passwords don't match"],
      ['short', 'short', 'Password must be at least 6 characters'],
      ['password', 'password', 'This password is among the most common ones. Please choose another.'],
    ] as const)
      await test.step(sentence, async () => {
        await field(page, 'Password').fill(password)
        await field(page, 'Confirm password').fill(confirmed)
        await create(page).click()
        await expect(page.getByRole('alert')).toHaveText(sentence)
        await expect(field(page, 'Username')).toHaveValue(ann.username)
        await expect(field(page, 'Password')).toHaveValue(password)
      })
    await expect(field(page, 'Password')).toBeFocused()
  })

  test('an email address with an account is named at its field, with a toast', oneWidth, async ({ page }) => {
    const ann = await registered(page)
    await open(page, '/auth?mode=register')
    await fillPerson(page, { ...newPerson(), email: ann.email })
    await create(page).click()
    await expect(toast(page, 'Registration failed')).toContainText('Please try again')
    await expect(field(page, 'Email')).toBeFocused()
    await expect(field(page, 'Email')).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page, 'Email')).toHaveValue(ann.email)
  })

  test('registration has no accessibility violations, with errors and without', async ({ page }) => {
    await open(page, '/auth?mode=register')
    await page.getByRole('radio', { name: 'Supplier' }).check()
    await expectSoundPage(page, THOROUGHLY)
    await create(page).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expectSoundPage(page, THOROUGHLY)
  })
})
