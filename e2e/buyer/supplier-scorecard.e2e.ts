import type { Page } from '@playwright/test'
import { THOROUGHLY } from '#e2e/kit/looks/axe.ts'
import { focus, press } from '#e2e/kit/keys.ts'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { expect, oneWidth, open, test, toast } from '#e2e/kit/site.ts'
import { expectNoSidewaysScroll } from '#e2e/kit/width.ts'

const SCORECARD = '/resource/supplier-scorecard'
const table = (page: Page) => page.getByRole('region', { name: 'Suppliers side by side' })
const CATEGORIES = ['Quality', 'Delivery', 'Service', 'Financial', 'Compliance & Risk']

/** Scores a supplier by keyboard, in the order of the categories. */
async function score(page: Page, supplier: string, scores: string) {
  for (const [at, one] of [...scores].entries()) {
    await focus(table(page).getByRole('combobox', { name: `${CATEGORIES[at]}, ${supplier}`, exact: true }))
    await page.keyboard.type(one)
  }
}
const results = (page: Page) => table(page).getByRole('row', { name: 'Weighted score' }).getByRole('cell')

test.describe('The supplier scorecard', () => {
  test('suppliers are named and scored by keyboard, and compared once both are complete', oneWidth, async ({ page }) => {
    await open(page, SCORECARD)
    const summary = page.getByRole('status').filter({ hasText: 'score' })
    await table(page).getByRole('combobox', { name: 'Supplier 1', exact: true }).fill('Tin Shed')
    await table(page).getByRole('combobox', { name: 'Supplier 2', exact: true }).fill('Slow Co')
    await score(page, 'Tin Shed', '434')
    await expect(results(page)).toHaveText(['3 of 5 scored', '0 of 5 scored', '0 of 5 scored'])
    await score(page, 'Tin Shed', '43435')
    await score(page, 'Slow Co', '33333')
    await expect(results(page)).toHaveText([/^3\.70 of 5.*74\.0%.*Highest$/, /^3\.00 of 5.*60\.0%$/, '0 of 5 scored'])
    await expect(summary).toHaveText('Tin Shed scores highest: 3.70 of 5.')
    await score(page, 'Slow Co', '43435')
    await expect(summary).toHaveText('Tin Shed and Slow Co score the same: 3.70 of 5 each.')
    await expect(results(page).filter({ hasText: 'Level at the top' })).toHaveCount(2)
  })

  test('a supplier is removed with its scores, and Undo restores both', oneWidth, async ({ page }) => {
    await open(page, SCORECARD)
    const name = table(page).getByRole('combobox', { name: 'Supplier 1', exact: true })
    await name.fill('Tin Shed')
    await score(page, 'Tin Shed', '43435')
    await press(table(page).getByRole('button', { name: 'Remove Tin Shed' }), 'Enter')
    await expect(name).toHaveValue('')
    await expect(name).toBeFocused()
    await expect(results(page).first()).toHaveText('0 of 5 scored')
    await toast(page, 'Tin Shed and its scores are no longer compared.').getByRole('button', { name: 'Undo' }).click()
    await expect(name).toHaveValue('Tin Shed')
    await expect(results(page).first()).toContainText('3.70 of 5')
  })

  test('saved suppliers are suggested as names', oneWidth, async ({ page }) => {
    await open(page, '/suppliers/1')
    const business = await page.getByRole('heading', { level: 1 }).innerText()
    await page.evaluate(() => localStorage.setItem('favourites', '[1]'))
    await open(page, SCORECARD)
    await focus(table(page).getByRole('combobox', { name: 'Supplier 1', exact: true }))
    await expect(page.locator('datalist option').filter({ hasText: business })).toHaveCount(1)
  })

  test('the table scrolls within its frame on a phone, and the categories stay in view', oneWidth, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, SCORECARD)
    await focus(table(page))
    const category = table(page).getByRole('rowheader', { name: /^Delivery/ })
    const before = (await category.boundingBox())!.x
    for (let pressed = 0; pressed < 12; pressed++) await page.keyboard.press('ArrowRight')
    await expect(table(page).getByRole('combobox', { name: 'Delivery, Supplier 3' })).toBeInViewport()
    await expect.poll(async () => (await category.boundingBox())!.x).toBeCloseTo(before, 0)
    await expectNoSidewaysScroll(page)
  })

  test('it has no accessibility violations, and paper has only the suppliers that are used', async ({ page }) => {
    await open(page, SCORECARD)
    await table(page).getByRole('combobox', { name: 'Supplier 1', exact: true }).fill('Tin Shed')
    await score(page, 'Tin Shed', '43435')
    await expectSoundPage(page, THOROUGHLY)
    await page.emulateMedia({ media: 'print' })
    await expect(table(page).getByText('3.70 of 5')).toBeVisible()
    await expect(table(page).getByText('0 of 5 scored').filter({ visible: true })).toHaveCount(0)
    await page.emulateMedia({ media: null })
  })
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the scorecard can be read', oneWidth, async ({ page }) => {
    await page.goto(SCORECARD)
    await expect(table(page).getByRole('rowheader', { name: /^Quality 30%.*Shelf life left on arrival/ })).toBeVisible()
    await expect(table(page).getByRole('combobox')).toHaveCount(0)
    await expect(page.getByText(/^Scoring takes JavaScript/)).toBeVisible()
  })
})
