import { press, typeInto } from '#e2e/kit/keys.ts'
import { count, locationBox, placeLine } from '#e2e/kit/people/listing.ts'
import { signedInBuyer } from '#e2e/kit/people/people.ts'
import { expect, oneWidth, open, test } from '#e2e/kit/site.ts'

test.describe('The place of a visitor', () => {
  test('a place is chosen once, for every page and tab, until it is cleared', oneWidth, async ({ page, context }) => {
    const line = placeLine(page)
    await test.step('begins a suburb and presses Enter', async () => {
      await open(page, '/suppliers')
      await typeInto(locationBox(page), 'Brunsw')
      await press(locationBox(page), 'Enter')
      await expect(page).toHaveURL('/suppliers?location=Brunswick+VIC+3056')
      await expect(line).toContainText('Delivering to Brunswick VIC 3056')
    })
    await test.step('finds it on the home page, and its links lead to lists for it', async () => {
      await open(page, '/')
      await expect(locationBox(page)).toHaveValue('Brunswick VIC 3056')
      await expect(line).toContainText('Delivering to Brunswick VIC 3056')
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Coffee/ })
        .first()
        .click()
      await expect(page).toHaveURL('/suppliers?category=Coffee&location=Brunswick+VIC+3056')
      await page.goBack()
      await page.locator('[aria-labelledby=example-searches]').getByRole('link').first().click()
      await expect(page).toHaveURL(/\/suppliers\?search=.*&location=Brunswick\+VIC\+3056$/)
    })
    await test.step('opens a page without it, which takes it; and one of somebody else for another place, which is not remembered', async () => {
      await open(page, '/suppliers?category=Coffee')
      await expect(page).toHaveURL('/suppliers?category=Coffee&location=Brunswick+VIC+3056')
      await open(page, '/suppliers?location=Perth')
      await expect(line).toContainText('Delivering to Perth WA')
      await open(page, '/suppliers?search=coffee+in+perth')
      await expect(line).toContainText('Delivering to Perth WA')
      await expect(page).toHaveURL('/suppliers?search=coffee+in+perth')
    })
    await test.step('asks for a quote, with the place in it', async () => {
      await open(page, '/suppliers/2#quote')
      await expect(page.getByRole('dialog').getByLabel('Delivery location')).toHaveValue('Brunswick VIC 3056')
    })
    await test.step('clears it in another tab', async () => {
      await open(page, '/')
      const other = await context.newPage()
      await open(other, '/suppliers')
      await expect(other).toHaveURL('/suppliers?location=Brunswick+VIC+3056')
      await placeLine(other).getByRole('link', { name: 'Clear' }).click()
      await expect(other).toHaveURL('/suppliers')
      await expect(count(other)).toBeFocused()
      await expect(placeLine(other)).toContainText('Add your suburb')
      await other.goBack()
      await expect(placeLine(other)).toContainText('Delivering to Brunswick VIC 3056')
      await other.close()
      await expect(locationBox(page)).toHaveValue('')
      await expect(line).toContainText('Add your suburb')
    })
  })

  test('the place of an account goes with its session, and clearing it on the home page leads to the field', oneWidth, async ({ page }) => {
    await signedInBuyer(page)
    await open(page, '/suppliers')
    await locationBox(page).fill('3072')
    await press(locationBox(page), 'Enter')
    await expect(placeLine(page)).toContainText('Delivering to 3072')
    await page.evaluate(async () => fetch('/api/logout', { method: 'POST' }))
    await signedInBuyer(page)
    await open(page, '/')
    await expect(placeLine(page)).toContainText('Add your suburb')
    await placeLine(page).getByRole('link', { name: 'Add your suburb' }).click()
    await expect(locationBox(page)).toBeFocused()
  })
})
