import { expectNoAxeViolations } from './axe.ts'
import { cards, chip, count, expectNames, found, locationBox, names, namesOf, searchBox, totalOf } from './listing.ts'
import { expect, holdResponse, oneWidth, open, reload, test } from './site.ts'

test.describe('Searching the listing', () => {
  test('typing narrows the list, and one step back undoes all of the typing', async ({ page }) => {
    await open(page, '/suppliers')
    const all = await count(page).innerText()
    await searchBox(page).pressSequentially('oat milk')
    await expect(page).toHaveURL('/suppliers?search=oat+milk')
    await expect(count(page)).toHaveText(found(await totalOf(page, 'search=oat+milk')))
    await expect(searchBox(page)).toBeFocused()
    await expect(page.getByLabel('Sort by')).toHaveValue('')
    await page.goBack()
    await expect(page).toHaveURL('/suppliers')
    await expect(count(page)).toHaveText(all)
    await expect(searchBox(page)).toHaveValue('')
  })

  test('Enter and the Search button search by category, place and words together', oneWidth, async ({ page, isMobile }) => {
    await open(page, '/suppliers')
    if (isMobile) await page.getByRole('button', { name: 'Filters' }).click()
    await locationBox(page).fill('VIC')
    await locationBox(page).press('Enter')
    await expect(page).toHaveURL('/suppliers?location=VIC')
    await page.getByRole('combobox', { name: 'Category' }).selectOption('Coffee')
    await expect(page).toHaveURL('/suppliers?category=Coffee&location=VIC')
    await searchBox(page).fill('beans')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL('/suppliers?category=Coffee&search=beans&location=VIC')
    await expect(count(page)).toHaveText(found(await totalOf(page, 'category=Coffee&search=beans&location=VIC')))
  })

  test('state, order and view are in the address; back and a reload restore them', async ({ page, isMobile }) => {
    await open(page, '/suppliers')
    await page.getByLabel('State').selectOption({ label: 'Victoria' })
    await expect(page).toHaveURL('/suppliers?state=VIC')
    await page.getByLabel('Sort by').selectOption({ label: 'Name A-Z' })
    await expect(page).toHaveURL('/suppliers?state=VIC&sort=name')
    await expect(count(page)).toHaveText(found(await totalOf(page, 'state=VIC')))
    const byName = await namesOf(page, 'state=VIC&sort=name&limit=24')
    await expectNames(page, byName)
    expect(byName).toEqual(byName.toSorted((a, b) => a.toLowerCase().localeCompare(b.toLowerCase())))
    if (!isMobile) {
      await page.getByRole('link', { name: 'List view' }).click()
      await expect(page).toHaveURL('/suppliers?state=VIC&sort=name&view=list')
      await page.goBack()
      await expect(page).toHaveURL('/suppliers?state=VIC&sort=name')
    }
    await reload(page)
    await expect(page.getByLabel('State')).toHaveValue('VIC')
    await expectNames(page, byName)
    await page.goBack()
    await expect(page).toHaveURL('/suppliers?state=VIC')
    await expect(page.getByLabel('Sort by')).toHaveValue('rating')
  })

  test('without a search there are exactly three orders; with a search Best match comes first', oneWidth, async ({ page }) => {
    await open(page, '/suppliers')
    const orders = page.getByLabel('Sort by').getByRole('option')
    await expect(orders).toHaveText(['Highest Rated', 'Most Reviews', 'Name A-Z'])
    await open(page, '/suppliers?search=tea')
    await expect(orders).toHaveText(['Best match', 'Highest Rated', 'Most Reviews', 'Name A-Z'])
  })

  test('category chips count the suppliers that they would leave under the other filters', oneWidth, async ({ page }) => {
    await open(page, '/suppliers?state=VIC')
    const coffees = await totalOf(page, 'category=Coffee&state=VIC')
    await expect(chip(page, /^Coffee/)).toHaveText(`Coffee${coffees}`)
    await chip(page, /^Coffee/).click()
    await expect(page).toHaveURL('/suppliers?category=Coffee&state=VIC')
    await expect(count(page)).toHaveText(found(coffees))
    await expect(chip(page, /^Coffee/)).toHaveAttribute('aria-current', 'true')
    await expect(page).toHaveTitle(/^Coffee suppliers in Victoria/)
    await chip(page, /^All/).click()
    await expect(page).toHaveURL('/suppliers?state=VIC')
  })

  test('pages have 24 suppliers, none twice, and the next page starts at the top of the list', async ({ page }) => {
    await open(page, '/suppliers?sort=name')
    const first = await names(page)
    expect(first).toHaveLength(24)
    await page.getByRole('link', { name: 'Next page' }).click()
    await expect(page).toHaveURL('/suppliers?sort=name&page=2')
    const second = await namesOf(page, 'sort=name&limit=24&offset=24')
    expect(second.filter((name) => first.includes(name))).toEqual([])
    await expectNames(page, second)
    await expect(count(page)).toBeFocused()
    await expect(count(page)).toBeInViewport()
    await page.getByLabel('State').selectOption('VIC')
    await expect(page).toHaveURL('/suppliers?state=VIC&sort=name')
  })

  test('a page past the end says so and leads back', oneWidth, async ({ page }) => {
    await open(page, '/suppliers?page=99')
    await expect(page.getByRole('heading', { name: 'There is no page 99' })).toBeVisible()
    await page.getByRole('link', { name: 'Back to the first page' }).click()
    await expect(cards(page).first()).toBeVisible()
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
    await expect(page.getByText('We could not reach the server.')).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(count(page)).toHaveText(found(await totalOf(page, 'state=TAS')))
  })

  test('the navigation shows all 21 categories with pictures', async ({ page }) => {
    await open(page, '/suppliers?categories=true')
    const overview = page.getByRole('region', { name: 'All categories' })
    await expect(overview.getByRole('link')).toHaveCount(21)
    await overview.getByRole('link', { name: /^Dairy/ }).click()
    await expect(page).toHaveURL('/suppliers?category=Dairy')
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('the same address shows the same list, and the form and the links lead on', oneWidth, async ({ page }) => {
      await page.goto('/suppliers?category=Coffee&sort=name&page=1')
      expect(await names(page)).toEqual(await namesOf(page, 'category=Coffee&sort=name&limit=24'))
      await page.getByLabel('State').selectOption('VIC')
      await searchBox(page).fill('beans')
      await page.getByRole('button', { name: 'Search', exact: true }).click()
      await expect(count(page)).toHaveText(found(await totalOf(page, 'category=Coffee&search=beans&state=VIC')))
      await chip(page, /^All/).click()
      await expect(count(page)).toHaveText(found(await totalOf(page, 'search=beans&state=VIC')))
      await page.goto('/suppliers')
      await page.getByRole('link', { name: 'Next page' }).click()
      await expect(page).toHaveURL('/suppliers?page=2')
      await page.getByRole('link', { name: 'Bulk Quote' }).click()
      await expect(page.getByRole('checkbox', { name: /^Select / })).toHaveCount(0)
    })
  })

  test('search engines may index the list, and not the searches', oneWidth, async ({ page }) => {
    await page.goto('/suppliers?category=Coffee&sort=name&view=list')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/suppliers\?category=Coffee$/)
    const facts = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent())!)
    const listed = facts['@graph'].find((thing: { '@type': string }) => thing['@type'] === 'ItemList')
    expect(listed.itemListElement.map(({ name }: { name: string }) => name)).toEqual(await names(page))
    await page.goto('/suppliers?search=coffee')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  })

  for (const path of ['/suppliers', '/suppliers?view=list&bulk=true', '/suppliers?categories=true', '/suppliers?search=zzzzqqqq'])
    test(`${path} has no accessibility violations`, async ({ page }) => {
      test.slow()
      await open(page, path)
      await expectNoAxeViolations(page)
    })
})
