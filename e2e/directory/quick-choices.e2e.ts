import { expectNames, namesOf } from '#e2e/kit/people/listing.ts'
import { expect, oneWidth, open, test } from '#e2e/kit/site.ts'

test.describe('Quick choices', () => {
  test('choices made faster than the page renders all count', oneWidth, async ({ page }) => {
    await open(page, '/suppliers')
    // At once: no machine is so fast that it renders between them.
    await page.evaluate(() => {
      const choose = (label: string, value: string) => {
        const select = document.querySelector<HTMLSelectElement>(`select[aria-label="${label}"]`)!
        select.value = value
        select.dispatchEvent(new Event('change', { bubbles: true }))
      }
      choose('State', 'VIC')
      choose('Sort by', 'name')
      document.querySelector<HTMLElement>('a[href*="view=list"]')!.click()
    })
    await expect(page).toHaveURL('/suppliers?state=VIC&sort=name&view=list')
    await expectNames(page, await namesOf(page, 'state=VIC&sort=name&limit=24'))
  })
})
