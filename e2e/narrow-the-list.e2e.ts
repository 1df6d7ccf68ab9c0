import { chip, filtersInUse, searchBox, unfold } from './listing.ts'
import { answerLists } from './readings.ts'
import { expect, oneWidth, open, test } from './site.ts'

test('every filter is in the address, and is taken away by itself or with all others', async ({ page, isMobile }) => {
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

test('a correction is said, and undone by one press until other words are typed', oneWidth, async ({ page }) => {
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

test('categories without suppliers are hidden, the fullest come first, and on phones one press shows them all', async ({
  page,
  isMobile,
}) => {
  await open(page, '/suppliers?state=NT')
  const shown = page.getByRole('list', { name: 'Categories' }).getByRole('link')
  const counts = (await shown.allInnerTexts()).slice(1).map((text) => Number(/\d+$/.exec(text)?.[0]))
  expect(counts).toEqual(counts.toSorted((one, other) => other - one))
  expect(counts).not.toContain(0)
  expect(counts.length).toBeLessThan(21)
  const all = page.getByRole('button', { name: 'All 21 categories' })
  if (!isMobile) return expect(all).toBeHidden()
  await all.click()
  await expect(shown).toHaveCount(22)
  await expect(chip(page, /^Coffee/)).toBeInViewport()
})
