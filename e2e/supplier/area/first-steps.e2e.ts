import type { Page } from '@playwright/test'
import { linkTo, newPerson } from '#e2e/kit/people/people.ts'
import { part } from '#e2e/kit/people/quotes.ts'
import { picture } from '#e2e/kit/looks/pictures.ts'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { expect, oneWidth, open, test, toast } from '#e2e/kit/site.ts'

test.use({ hasPictures: true })

const field = (page: Page, name: string) => page.getByRole('textbox', { name })
const tab = (page: Page, name: string | RegExp) => page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name })

/** Presses by a pointer since the first page of the tab; what is typed, and Enter, are none. */
const clicks = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('clicks')))
const countClicks = (page: Page) =>
  page.addInitScript(() =>
    addEventListener('pointerdown', () => sessionStorage.setItem('clicks', String(Number(sessionStorage.getItem('clicks')) + 1)), true),
  )

test.describe('The first steps of a supplier', () => {
  test('from the registration to a complete listing it takes fewer than 14 clicks', oneWidth, async ({ page, site }) => {
    await countClicks(page)
    const person = newPerson('Bea')
    await test.step('register and log in', async () => {
      await open(page, '/auth?mode=register#supplier')
      await field(page, 'Username').fill(person.username)
      await field(page, 'Email').fill(person.email)
      await page.getByLabel('Password', { exact: true }).fill(person.password)
      await page.getByLabel('Confirm password', { exact: true }).fill(person.password)
      await field(page, 'Business name').fill(`Bean Shed ${person.username.slice(-8)}`)
      await page.getByLabel('Category').selectOption('Coffee')
      await field(page, 'Phone').fill('+61 3 5550 0142')
      await page.getByRole('button', { name: 'Create account' }).click()
      await expect(page.getByRole('status').filter({ hasText: 'You can now log in.' })).toBeVisible()
      await page.getByLabel('Password', { exact: true }).fill(person.password)
      await page.keyboard.press('Enter')
      await page.waitForURL('/supplier-dashboard')
    })
    await test.step('the profile', async () => {
      const details = part(page, 'Finish your listing').getByRole('listitem').filter({ hasText: 'Business details' })
      await expect(details).toContainText('Address')
      await details.getByRole('link').click()
      await expect(field(page, 'Address')).toBeFocused()
      await field(page, 'Address').fill('12 Bruce Street, Preston')
      await field(page, 'Description').fill('Beans, roasted on Mondays.')
      const chosen = page.waitForEvent('filechooser')
      await page.getByText('Choose a logo').click()
      await (await chosen).setFiles(await picture('teal'))
      await expect(toast(page, 'Logo uploaded successfully')).toBeVisible()
      await page.getByRole('checkbox', { name: 'Monday' }).check()
      await field(page, 'Postcodes you deliver to').fill('3000-3207')
      await page.getByRole('button', { name: 'Save Profile' }).click()
      await expect(toast(page, 'Profile updated successfully')).toBeVisible()
    })
    await test.step('a product', async () => {
      await tab(page, 'Products & promotions').click()
      await page.getByRole('button', { name: 'Add a product' }).click()
      await field(page, 'Name').fill('House blend')
      await field(page, 'Price').fill('$31.50 / kg')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('list', { name: 'Your products' }).getByRole('listitem')).toHaveCount(1)
    })
    await test.step('a venue', async () => {
      await tab(page, /^Client Venues/).click()
      await field(page, 'Venue name').fill('Moth and Lamp')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('list', { name: 'Client venues' }).getByRole('listitem')).toHaveCount(1)
    })
    await test.step('the quote form', async () => {
      await tab(page, 'Quote Form').click()
      await page.getByRole('button', { name: 'Save Form' }).click()
      await expect(toast(page, 'Quote form updated successfully')).toBeVisible()
    })
    await test.step('the address, by the link of the email', async () => {
      await open(page, await linkTo(site, person.email, 'confirm'))
      await page.getByRole('button', { name: 'Confirm my email address' }).click()
      await expect(page.getByRole('link', { name: 'Back to your listing: 8 of 8 done' })).toBeVisible()
    })
    expect(await clicks(page)).toBeLessThan(14)
    await test.step('the checklist is one line, and leaves', async () => {
      await page.getByRole('link', { name: 'Back to your listing: 8 of 8 done' }).click()
      await expect(page.getByText('Your listing is complete:')).toBeVisible()
      await expect(part(page, 'Finish your listing')).toHaveCount(0)
      await expectSoundPage(page)
      await page.getByRole('button', { name: 'Hide' }).click()
      await expect(page.getByText('Your listing is complete:')).toHaveCount(0)
    })
  })
})
