import type { Locator } from '@playwright/test'
import { signedInBuyer } from '#e2e/kit/people/people.ts'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { chip, filtersInUse, searchBox, unfold } from '#e2e/kit/people/listing.ts'
import { answerLists } from '#e2e/kit/readings.ts'
import { expect, oneWidth, open, test } from '#e2e/kit/site.ts'

test.describe('The filters of the listing', () => {
  test('every filter is in the address, and is removed by itself or with all others', async ({ page, isMobile }) => {
    await open(page, '/suppliers?search=cafe')
    await unfold(page, isMobile)
    const fields = page.getByRole('group', { name: 'Filters' })
    await fields.getByLabel('Verified').check()
    await expect(page).toHaveURL('/suppliers?search=cafe&verified=true')
    await fields.getByLabel('Minimum order').selectOption('Minimum order up to $100')
    await expect(page).toHaveURL('/suppliers?search=cafe&verified=true&maxMinimumCents=10000')
    await fields.getByLabel('Rating').selectOption('4 stars and up')
    await expect(page).toHaveURL('/suppliers?search=cafe&minRating=4&verified=true&maxMinimumCents=10000')
    await filtersInUse(page).getByRole('link', { name: 'Remove filter: Verified' }).click()
    await expect(page).toHaveURL('/suppliers?search=cafe&minRating=4&maxMinimumCents=10000')
    await expect(fields.getByLabel('Verified')).not.toBeChecked()
    await filtersInUse(page).getByRole('link', { name: 'Clear all' }).click()
    await expect(page).toHaveURL('/suppliers?search=cafe')
    await expect(fields.getByLabel('Rating')).toHaveValue('')
  })

  test('a corrected query is named, and undone by one press until other words are typed', oneWidth, async ({ page }) => {
    await answerLists(page, (query) =>
      query.get('search') === 'cofee' && !query.has('exact') ? { reading: { corrected: 'coffee' }, suppliers: (rows) => rows } : undefined,
    )
    await open(page, '/suppliers')
    await searchBox(page).fill('cofee')
    await expect(page.getByText('Showing coffee for cofee. Search instead for cofee')).toBeVisible()
    await page.getByRole('link', { name: 'cofee', exact: true }).click()
    await expect(page).toHaveURL('/suppliers?search=cofee&exact=true')
    await expect(page.getByText(/^Showing/)).toHaveCount(0)
    await searchBox(page).fill('tea')
    await expect(page).toHaveURL('/suppliers?search=tea')
  })

  test('a search without results offers the nearest category, the blocking filter and an email alert', oneWidth, async ({ page }) => {
    const nobody = (query: URLSearchParams) => (query.get('search') === 'bin liners' && query.has('verified') ? { reading } : undefined)
    const reading = { category: 'Cleaning' as const }
    await answerLists(page, (query) => (query.get('limit') === '1' ? { reading: {}, suppliers: (rows) => rows } : nobody(query)))
    const person = await signedInBuyer(page)
    await open(page, '/suppliers?verified=true')
    await searchBox(page).fill('bin liners')
    await expect(page.getByRole('heading', { name: 'No suppliers found' })).toBeVisible()
    await expect(page.getByText(/^Cleaning suppliers may have it: see (all \d+|the one)$/)).toBeVisible()
    await expect(
      page.getByRole('list', { name: 'Filters in the way' }).getByRole('link', { name: /^Remove Verified: [1-9]\d* suppliers?$/ }),
    ).toBeVisible()
    const email = page.getByRole('textbox', { name: 'Email' })
    await expect(email).toHaveValue(person.email)
    await page.route('**/api/search-alerts', (route) => route.abort())
    await page.getByRole('button', { name: 'Tell me' }).click()
    await expect(email).toHaveAccessibleDescription(/could not reach the server/)
    await expect(email).toHaveValue(person.email)
    const sent: unknown[] = []
    await page.route('**/api/search-alerts', (route) => {
      sent.push(route.request().postDataJSON())
      return route.fulfill({ status: 202 })
    })
    await expectSoundPage(page)
    await page.getByRole('button', { name: 'Tell me' }).dblclick()
    await expect(page.getByText(`We will email ${person.email} once, when somebody lists “bin liners”.`)).toBeVisible()
    expect(sent).toEqual([{ email: person.email, search: 'bin liners' }])
    await page.getByRole('link', { name: /^see / }).click()
    await expect(page).toHaveURL('/suppliers?category=Cleaning&verified=true')
  })

  test('the largest categories are in the row, none of them empty, and a link shows all', oneWidth, async ({ page }) => {
    await open(page, '/suppliers?state=NT')
    const shown = page.getByRole('list', { name: 'Categories' }).getByRole('link')
    await expect(shown.first()).toBeVisible()
    const counts = (await shown.allInnerTexts()).slice(1).map((text) => Number(/\d+$/.exec(text)?.[0]))
    expect(counts).toEqual(counts.toSorted((one, other) => other - one))
    expect(counts).not.toContain(0)
    await page.getByRole('main').getByRole('link', { name: 'All categories' }).click()
    await expect(page).toHaveURL('/suppliers?state=NT&categories=true')
    const all = page.getByRole('region', { name: 'All categories' })
    await expect(all.getByRole('link')).toHaveCount(21)
    await all.getByRole('link', { name: /^Coffee/ }).click()
    await expect(page).toHaveURL('/suppliers?category=Coffee&state=NT')
    await expect(chip(page, /^Coffee/)).toHaveAttribute('aria-current', 'true')
  })

  test('filters that are not seen are counted on the button that shows them', async ({ page, isMobile }) => {
    await open(page, '/suppliers?minRating=4&verified=true')
    await expect(page.getByLabel('Rating', { exact: true })).toBeHidden()
    await expect(page.getByRole('button', { name: isMobile ? 'Filters 2 in use' : 'More 1 in use' })).toBeVisible()
    await unfold(page, isMobile)
    await expect(page.getByLabel('Rating', { exact: true })).toBeVisible()
  })

  test('the first result is in view, on a tablet and at twice the size of letters', oneWidth, async ({ page }) => {
    for (const viewport of [
      { width: 768, height: 1024 },
      { width: 720, height: 450 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport)
      await open(page, '/suppliers')
      const top = async () => (await page.getByRole('main').getByRole('article').first().boundingBox())!.y
      await expect.poll(top, { message: `${viewport.width} px` }).toBeLessThan(viewport.height - 100)
    }
  })

  test('state, order and view stay in the row of the filters when the other filters are shown', oneWidth, async ({ page }) => {
    await open(page, '/suppliers')
    const more = page.getByRole('button', { name: 'More' })
    await more.click()
    await expect(page.getByLabel('Rating', { exact: true })).toBeVisible()
    const middle = async (of: Locator) => (await of.boundingBox().then((box) => box!.y + box!.height / 2)).toFixed()
    await expect.poll(async () => (await middle(page.getByRole('combobox', { name: 'State' }))) === (await middle(more))).toBe(true)
  })
})
