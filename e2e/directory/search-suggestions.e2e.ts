import { expectNoAxeViolations, THOROUGHLY } from '#e2e/kit/looks/axe.ts'
import { focus, press, typeInto } from '#e2e/kit/keys.ts'
import { count, locationBox, searchBox, suggestionList, suggestions } from '#e2e/kit/people/listing.ts'
import { expect, oneWidth, onlyPhone, open, test } from '#e2e/kit/site.ts'

const GOODS = 'Products and services'

test.describe('Suggestions of a search field', () => {
  test('by keyboard: arrows, Home and End move in the list, Enter takes, Escape closes and then clears', oneWidth, async ({ page }) => {
    const box = searchBox(page)
    await test.step('the list of what two letters begin', async () => {
      await open(page, '/suppliers')
      await typeInto(box, 'oat')
      await expect(suggestions(page, GOODS).first()).toBeVisible()
      await expect(box).toHaveRole('combobox')
      await expect(box).toHaveAttribute('aria-expanded', 'true')
      await expect(box).toHaveAttribute('aria-controls', (await suggestionList(page).getAttribute('id'))!)
      await expect(suggestionList(page).locator('mark').first()).toHaveText('oat')
      await expect(page.getByRole('status').filter({ hasText: /^\d suggestions$/ })).toHaveCount(1)
    })
    await test.step('moving in it', async () => {
      const all = suggestionList(page).getByRole('option')
      await press(box, 'ArrowDown')
      await expect(all.first()).toHaveAttribute('aria-selected', 'true')
      await expect(box).toHaveAttribute('aria-activedescendant', (await all.first().getAttribute('id'))!)
      await press(box, 'End')
      await expect(all.last()).toHaveAttribute('aria-selected', 'true')
      await press(box, 'ArrowDown')
      await expect(all.first()).toHaveAttribute('aria-selected', 'true')
      await press(box, 'ArrowUp')
      await press(box, 'Home')
      await expect(all.first()).toHaveAttribute('aria-selected', 'true')
    })
    await test.step('Escape closes, and then clears', async () => {
      await press(box, 'Escape')
      await expect(suggestionList(page)).toHaveCount(0)
      await expect(box).toHaveValue('oat')
      await press(box, 'Escape')
      await expect(box).toHaveValue('')
      await expect(page).toHaveURL('/suppliers')
    })
    await test.step('Enter takes what is chosen, Tab leaves', async () => {
      await typeInto(box, 'oat mi')
      await expect(suggestions(page, GOODS).first()).toHaveText(/^oat milk/)
      await press(box, 'ArrowDown')
      await press(box, 'Enter')
      await expect(page).toHaveURL('/suppliers?search=oat+milk')
      await expect(box).toHaveValue('oat milk')
      await expect(suggestionList(page)).toHaveCount(0)
      await box.fill('cof')
      await expect(suggestionList(page)).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(suggestionList(page)).toHaveCount(0)
    })
  })

  test('by thumb: goods, a category, a supplier and a place lead to what they are', async ({ page, isMobile }) => {
    const take = async (typed: string, group: string, text: RegExp) => {
      await open(page, '/suppliers')
      await searchBox(page).fill(typed)
      const option = suggestions(page, group).filter({ hasText: text }).first()
      await expect(option).toBeVisible()
      const { height } = (await option.boundingBox())!
      expect(height).toBeGreaterThanOrEqual(isMobile ? 44 : 36)
      await (isMobile ? option.tap() : option.click())
    }
    await take('oat', GOODS, /^oat milk/)
    await expect(page).toHaveURL('/suppliers?search=oat+milk')
    await take('seaf', 'Categories', /^Seafood$/)
    await expect(page).toHaveURL('/suppliers?category=Seafood')
    await expect(searchBox(page)).toHaveValue('')
    const { id, businessName } = (await (await page.request.get('/api/suppliers?limit=1')).json())[0]
    await take(businessName, 'Suppliers', new RegExp(`^${businessName}`))
    await expect(page).toHaveURL(`/suppliers/${id}`)
    await take('northco', 'Places', /^Northcote VIC 3070$/)
    await expect(page).toHaveURL('/suppliers?location=Northcote+VIC+3070')
  })

  test('from the home page goods lead to the list with the chosen place, and a place stays in its field', oneWidth, async ({ page }) => {
    await open(page, '/')
    await typeInto(searchBox(page), 'northco')
    await suggestions(page, 'Places').filter({ hasText: 'Northcote VIC 3070' }).click()
    await expect(locationBox(page)).toHaveValue('Northcote VIC 3070')
    await expect(searchBox(page)).toHaveValue('')
    await typeInto(searchBox(page), 'oat mi')
    // Until the last letter is answered, those of the letters before it are there.
    await suggestions(page, GOODS)
      .filter({ hasText: /^oat milk/ })
      .first()
      .click()
    await expect(page).toHaveURL('/suppliers?search=oat+milk&location=Northcote+VIC+3070')
    await expect(count(page)).toBeVisible()
  })

  test('/ and Ctrl+K lead to the field, from a page without one too; where somebody types, / is a letter', oneWidth, async ({ page }) => {
    await open(page, '/')
    await expect(page.locator('body')).toBeFocused()
    await page.keyboard.press('/')
    await expect(searchBox(page)).toBeFocused()
    await page.keyboard.press('/')
    await expect(searchBox(page)).toHaveValue('/')
    await focus(locationBox(page))
    await page.keyboard.press('Control+k')
    await expect(searchBox(page)).toBeFocused()
    await expect(searchBox(page)).toHaveAttribute('aria-keyshortcuts', '/ Control+K Meta+K')
    for (const key of ['/', 'Control+k']) {
      await open(page, '/pricing')
      await expect(page.locator('body')).toBeFocused()
      await page.keyboard.press(key)
      await expect(page).toHaveURL('/suppliers#search')
      await expect(searchBox(page)).toBeFocused()
    }
  })

  test('without a connection there are none, and the field searches as it does', oneWidth, async ({ page }) => {
    await open(page, '/suppliers')
    await page.route('**/api/search-suggestions?*', (route) => route.abort())
    const asked = page.waitForRequest('**/api/search-suggestions?*')
    await typeInto(searchBox(page), 'oat')
    await asked
    await press(searchBox(page), 'Enter')
    await expect(page).toHaveURL('/suppliers?search=oat')
    await expect(suggestionList(page)).toHaveCount(0)
    await expect(page.getByRole('status').filter({ hasText: 'reach the server' })).toHaveCount(0)
  })

  test('nothing below the field moves when the list opens', oneWidth, async ({ page }) => {
    await open(page, '/')
    const top = () =>
      page.getByRole('button', { name: 'Search', exact: true }).evaluate((button) => button.getBoundingClientRect().top + scrollY)
    const before = await top()
    await typeInto(searchBox(page), 'co')
    await expect(suggestionList(page)).toBeVisible()
    expect(await top()).toBe(before)
  })
})

test.describe('The search of the home page', () => {
  test('its list has no accessibility violations', oneWidth, async ({ page }) => {
    await open(page, '/')
    await typeInto(searchBox(page), 'co')
    await expect(suggestionList(page)).toBeVisible()
    await expectNoAxeViolations(page, THOROUGHLY)
  })

  // Wider windows have room beside the page.
  test('on a small phone the text comes first and is wholly in the first screen', onlyPhone, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 })
    await open(page, '/')
    await expect(searchBox(page)).toBeInViewport({ ratio: 1 })
    const names = await page
      .getByRole('search')
      .locator('input, select')
      .evaluateAll((fields) => fields.map((field) => field.getAttribute('name')))
    expect(names[0]).toBe('search')
  })
})
