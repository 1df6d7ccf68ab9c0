import { press, typeInto } from '#e2e/kit/keys.ts'
import { cards, count, expectNames, found, locationBox, names, namesOf, searchBox, totalOf, unfold } from '#e2e/kit/people/listing.ts'
import { expect, holdResponse, oneWidth, open, reload, test } from '#e2e/kit/site.ts'
import { expectFitsPhone } from '#e2e/kit/width.ts'

test.describe('Searching the listing', () => {
  test('typing narrows the list, and one step back undoes all of the typing', oneWidth, async ({ page }) => {
    await open(page, '/suppliers')
    const all = await count(page).innerText()
    await typeInto(searchBox(page), 'oat milk')
    await expect(page).toHaveURL('/suppliers?search=oat+milk')
    await expect(count(page)).toHaveText(found(await totalOf(page, 'search=oat+milk')))
    await expect(searchBox(page)).toBeFocused()
    await expect(page.getByLabel('Sort by')).toHaveValue('')
    await page.goBack()
    await expect(page).toHaveURL('/suppliers')
    await expect(count(page)).toHaveText(all)
    await expect(searchBox(page)).toHaveValue('')
  })

  test(
    'where nobody names it, the suppliers of its category are listed and asked at once, with what was typed',
    oneWidth,
    async ({ page }) => {
      await open(page, '/suppliers?search=venison+5kg')
      const total = await totalOf(page, 'search=venison+5kg')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Nobody names venison. ${total} meat suppliers who may have it`)
      await expectFitsPhone(page)
      const ask = page.getByRole('button', { name: `Ask all ${total}` })
      await press(ask, 'Enter')
      const dialog = page.getByRole('dialog', { name: 'Send Bulk Quote Request' })
      await expect(dialog.getByLabel('Message')).toHaveValue('Venison 5kg')
      await expect(dialog.getByText(`Going to ${total} suppliers`)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(ask).toBeFocused()
    },
  )

  test('Enter and the Search button search by category, place and words together', oneWidth, async ({ page }) => {
    await open(page, '/suppliers')
    await locationBox(page).fill('VIC')
    await press(locationBox(page), 'Enter')
    await expect(page).toHaveURL('/suppliers?location=VIC')
    await page.getByRole('combobox', { name: 'Category' }).selectOption('Coffee')
    await expect(page).toHaveURL('/suppliers?category=Coffee&location=VIC')
    await searchBox(page).fill('beans')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL('/suppliers?category=Coffee&search=beans&location=VIC')
    await expect(count(page)).toHaveText(found(await totalOf(page, 'category=Coffee&search=beans&location=VIC')))
  })

  test('state, order and view are in the address; back and a reload restore them', oneWidth, async ({ page }) => {
    await open(page, '/suppliers')
    await page.getByLabel('State').selectOption({ label: 'Victoria' })
    await expect(page).toHaveURL('/suppliers?state=VIC')
    await page.getByLabel('Sort by').selectOption({ label: 'Name A-Z' })
    await expect(page).toHaveURL('/suppliers?state=VIC&sort=name')
    await expect(count(page)).toHaveText(found(await totalOf(page, 'state=VIC')))
    const byName = await namesOf(page, 'state=VIC&sort=name&limit=24')
    await expectNames(page, byName)
    expect(byName).toEqual(byName.toSorted((a, b) => a.toLowerCase().localeCompare(b.toLowerCase())))
    await page.getByRole('link', { name: 'List view' }).click()
    await expect(page).toHaveURL('/suppliers?state=VIC&sort=name&view=list')
    await page.goBack()
    await expect(page).toHaveURL('/suppliers?state=VIC&sort=name')
    await reload(page)
    await expect(page.getByLabel('State')).toHaveValue('VIC')
    await expectNames(page, byName)
    await page.goBack()
    await expect(page).toHaveURL('/suppliers?state=VIC')
    await expect(page.getByLabel('Sort by')).toHaveValue('rating')
  })

  test('pages have 24 suppliers, none twice, and the next page starts at the top of the list', async ({ page, isMobile }) => {
    await open(page, '/suppliers?sort=name')
    await expect(cards(page)).toHaveCount(24)
    const first = await names(page)
    await page.getByRole('link', { name: 'Next page' }).click()
    await expect(page).toHaveURL('/suppliers?sort=name&page=2')
    const second = await namesOf(page, 'sort=name&limit=24&offset=24')
    expect(second.filter((name) => first.includes(name))).toEqual([])
    await expectNames(page, second)
    await expect(count(page)).toBeFocused()
    await expect(count(page)).toBeInViewport()
    if (isMobile) await unfold(page, isMobile)
    await page.getByLabel('State').selectOption('VIC')
    await expect(page).toHaveURL('/suppliers?state=VIC&sort=name')
  })

  test('View All Suppliers clears every filter when nothing matches', oneWidth, async ({ page }) => {
    await open(page, '/suppliers?category=Coffee&search=zzzzqqqq&state=NT&location=Nowhere')
    await expect(page.getByRole('heading', { name: 'No suppliers found' })).toBeVisible()
    await page.getByRole('link', { name: 'View All Suppliers' }).click()
    await expect(page).toHaveURL('/suppliers')
    await expect(count(page)).toHaveText(found(await totalOf(page, '')))
    await expect(searchBox(page)).toHaveValue('')
  })

  test('the old list stays, marked as busy, until the next one is loaded', oneWidth, async ({ page }) => {
    await open(page, '/suppliers')
    const response = await holdResponse(page, '**/api/suppliers?*')
    await page.getByLabel('State').selectOption('TAS')
    await expect(page.getByRole('heading', { name: 'Loading...' })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Suppliers' })).toHaveAttribute('aria-busy', 'true')
    await expect(cards(page)).toHaveCount(24)
    response()
    await expect(count(page)).toHaveText(found(await totalOf(page, 'state=TAS')))
    await expect(page.getByRole('list', { name: 'Suppliers' })).toHaveAttribute('aria-busy', 'false')
  })

  test('a list that cannot be loaded says so and can be tried again', oneWidth, async ({ page }) => {
    await open(page, '/suppliers')
    await page.route('**/api/suppliers?*', (route) => route.fulfill({ status: 503, body: 'no' }))
    await page.getByLabel('State').selectOption('TAS')
    await expect(page.getByRole('heading', { name: 'Failed to fetch suppliers' })).toBeVisible()
    await page.unroute('**/api/suppliers?*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(count(page)).toHaveText(found(await totalOf(page, 'state=TAS')))
  })

  test('without a connection the list says so, and can be tried again once there is a connection', oneWidth, async ({ page, context }) => {
    await open(page, '/suppliers')
    await context.setOffline(true)
    await page.getByLabel('State').selectOption({ label: 'Tasmania' })
    await expect(page.getByRole('heading', { name: 'Failed to fetch suppliers' })).toBeVisible()
    await expect(page.getByText('You are offline. Please try again')).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(count(page)).toHaveText(found(await totalOf(page, 'state=TAS')))
  })
})
