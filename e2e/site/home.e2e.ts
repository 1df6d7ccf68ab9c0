import type { Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { send } from '#e2e/kit/calls.ts'
import { press } from '#e2e/kit/keys.ts'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { signedInBuyer } from '#e2e/kit/people/people.ts'
import { answer, ask } from '#e2e/kit/people/quotes.ts'
import { newSupplier } from '#e2e/kit/people/suppliers.ts'
import { expect, oneWidth, open, test } from '#e2e/kit/site.ts'

test.use({ hasPictures: true })

const field = (page: Page, name: string) => page.getByRole('main').getByLabel(name, { exact: true })
const addressOf = (page: Page) => new URL(page.url())

test.describe('The home page', () => {
  test('Enter in either text field of the search bar leads to the listing with all three values', oneWidth, async ({ page }) => {
    for (const name of ['Location', 'What do you need?']) {
      await open(page, '/')
      await field(page, 'Category').selectOption('Coffee')
      await field(page, 'Location').fill('VIC')
      await field(page, 'What do you need?').fill('beans')
      await press(field(page, name), 'Enter')
      await page.waitForURL('**/suppliers?**')
      expect(Object.fromEntries(addressOf(page).searchParams)).toEqual({ category: 'Coffee', search: 'beans', location: 'VIC' })
    }
  })

  test('an empty search leads to all suppliers', oneWidth, async ({ page }) => {
    await open(page, '/home')
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
    await page.waitForURL('**/suppliers')
  })

  test('an invalid email address is rejected and stays in the field; joining with a valid one is confirmed', oneWidth, async ({ page }) => {
    await open(page, '/')
    const email = page.getByLabel('Your email')
    await test.step('an invalid address', async () => {
      await email.fill('ada at corner')
      await press(email, 'Enter')
      await expect(email).toHaveAccessibleDescription(/Enter an email address/)
      await expect(email).toBeFocused()
      await expect(email).toHaveValue('ada at corner')
    })
    await test.step('a valid one', async () => {
      await email.fill('ada@corner.example')
      await page.getByRole('button', { name: 'Join Beta Program' }).click()
      await expect(page.getByRole('heading', { name: 'You are in the beta program' })).toBeVisible()
      await expect(page.getByText('ada@corner.example')).toBeVisible()
    })
  })

  test(
    'Join free leads from any page to the end of the home page, and the registration begins with what was said there, once',
    oneWidth,
    async ({ page }) => {
      await open(page, '/suppliers')
      await page.getByRole('contentinfo').getByRole('link', { name: 'Join free' }).click()
      const section = page.getByRole('region', { name: 'The door is up. Come in.' })
      await expect(section.getByRole('heading')).toBeFocused()
      await expect(section.getByRole('heading')).toBeInViewport()
      await section.getByRole('radio', { name: 'I supply venues' }).check()
      await section.getByLabel('Email').fill('bea@roaster.example')
      await section.getByRole('button', { name: 'Join free' }).click()
      await expect(page).toHaveURL('/auth?mode=register#supplier')
      await expect(page.getByRole('radio', { name: 'Supplier' })).toBeChecked()
      await expect(page.getByLabel('Email', { exact: true })).toHaveValue('bea@roaster.example')
      await open(page, '/auth?mode=register')
      await expect(page.getByRole('radio', { name: 'Cafe/Restaurant' })).toBeChecked()
      await expect(page.getByLabel('Email', { exact: true })).toHaveValue('')
    },
  )

  test('a sign-up that fails says so, stays in the form, and can be sent again', oneWidth, async ({ page }) => {
    await page.route('**/api/beta-signups', (route) => route.abort())
    await open(page, '/')
    const email = page.getByLabel('Your email')
    await email.fill('grace@corner.example')
    await press(email, 'Enter')
    await expect(email).toHaveAccessibleDescription(/could not reach the server/)
    await expect(email).toHaveValue('grace@corner.example')
    await page.unroute('**/api/beta-signups')
    await press(email, 'Enter')
    await expect(page.getByRole('heading', { name: 'You are in the beta program' })).toBeVisible()
  })

  test(
    'sections of texts come without a script in the document, and with theirs where the page is reached by a link',
    oneWidth,
    async ({ page }) => {
      const scripts: string[] = []
      page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
      const titles = ['Four ways', 'One request, three prices', 'The same Monday order', 'From the first venues'].map((title) =>
        page.getByRole('heading', { level: 2, name: title }),
      )
      const expectSections = async () => {
        for (const title of titles) await expect(title).toBeVisible()
        await expect(page.getByRole('link', { name: 'Register as a supplier' })).toBeVisible()
      }
      await open(page, '/')
      await expectSections()
      expect(scripts.filter((path) => path.includes('still-sections'))).toEqual([])
      await page.getByRole('link', { name: 'Browse suppliers' }).first().click()
      await expect(page.getByRole('heading', { name: 'suppliers found' })).toBeVisible()
      await page.goBack()
      await expectSections()
      expect(scripts.filter((path) => path.includes('still-sections'))).not.toEqual([])
    },
  )

  test('one click leads to an example of a comparison, whose rules can be tried', async ({ page }) => {
    await open(page, '/')
    await page.getByRole('link', { name: 'See an example comparison' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'One order, four answers' })).toBeVisible()
    const best = page.getByRole('region', { name: /cheapest for all 8 lines/ })
    await expect(best.getByRole('listitem').filter({ hasText: 'without GST' })).toHaveCount(3)
    await expectSoundPage(page)
    await best.getByText('Your rules').click()
    await best.getByLabel('Suppliers').selectOption('One supplier')
    await expect(page).toHaveURL('/quotes/example?most=1')
    await expect(best.getByRole('listitem').filter({ hasText: 'without GST' })).toHaveCount(1)
  })

  test('the intro animation plays on the first visit only', oneWidth, async ({ page }) => {
    const doors = () => page.evaluate(() => document.documentElement.classList.contains('door-opened'))
    await page.goto('/')
    await page.waitForFunction(() => localStorage.getItem('door') !== null)
    expect(await doors()).toBe(false)
    await page.reload()
    expect(await doors()).toBe(true)
  })

  test('nothing moves while the page loads and is scrolled', async ({ context }) => {
    // The script stays with the page, which the next test would get.
    const page = await context.newPage()
    // With the fonts in the cache: on a phone's very first visit they may come after the first paint and move its text a little.
    await open(page, '/')
    await page.addInitScript(() => {
      const shifts = ((window as unknown as { shifts: number[] }).shifts = [] as number[])
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await open(page, '/')
    for (const text of ['Featured suppliers', '© 2025']) await page.getByText(text).first().scrollIntoViewIfNeeded()
    await expect(page.getByRole('link', { name: /^Back/ }).first()).toBeInViewport()
    const moved = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0))
    expect(moved).toBeLessThan(0.02)
  })
  test('a buyer’s home begins with what waits, and moves nothing for it', async ({ page, otherPage }) => {
    const supplier = await newSupplier(await otherPage(), `Tin Shed ${randomUUID().slice(0, 6)}`)
    await signedInBuyer(page)
    await open(page, '/')
    const waiting = page.getByRole('region', { name: /for you( now)?$/ })
    const title = page.getByRole('heading', { level: 1 })
    await expect(waiting).toHaveCount(0)
    const id = await ask(page, supplier)
    await answer(supplier, id)
    await test.step('news to a page that is being read stand over its lower edge', async () => {
      await page.reload()
      await expect(waiting.getByRole('heading')).toHaveText('1 answer waits for you')
      expect((await waiting.boundingBox())!.y).toBeGreaterThan((await title.boundingBox())!.y)
    })
    await test.step('from the next one on they have their space, before anything is known', async () => {
      await page.route('**/api/quotes?*', (route) => route.abort())
      await page.reload()
      await expect(waiting.getByRole('button', { name: 'Try again' })).toBeVisible()
      const before = await title.boundingBox()
      await page.unroute('**/api/quotes?*')
      await waiting.getByRole('button', { name: 'Try again' }).click()
      await expect(waiting).toContainText('$441.00')
      await expect.poll(() => title.boundingBox()).toEqual(before)
      await expect.poll(async () => (await waiting.boundingBox())!.y < before!.y).toBe(true)
    })
    await expectSoundPage(page)
    await waiting.getByRole('link', { name: supplier.businessName }).click()
    await expect(page).toHaveURL(`/quotes/${id}`)
    await test.step('once nothing waits the space is kept, and gone with the next page', async () => {
      await send(page, `/api/quotes/${id}/decline`, {})
      await open(page, '/')
      await expect(waiting).toContainText('Nothing waits for you now')
      await open(page, '/')
      await expect(page.getByRole('banner').getByRole('button', { name: /^Ann/ })).toBeVisible()
      await expect(waiting).toHaveCount(0)
    })
  })
})
