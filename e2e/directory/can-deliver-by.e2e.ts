import { THOROUGHLY } from '#e2e/kit/looks/axe.ts'
import { press } from '#e2e/kit/keys.ts'
import { cards, count, filtersInUse, found, totalOf, unfold } from '#e2e/kit/people/listing.ts'
import { expect, oneWidth, open, test } from '#e2e/kit/site.ts'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'

test.describe('The filter "Can deliver by"', () => {
  test('is chosen by keyboard, is in the address and is removed again', oneWidth, async ({ page }) => {
    await open(page, '/suppliers?location=melbourne')
    await unfold(page, false)
    const choice = page.getByLabel('Can deliver by')
    const days = await choice.evaluate((select: HTMLSelectElement) => Array.from(select.options, ({ value }) => value))
    // Not by its first letters: those that a slow machine takes too long between begin another word.
    for (const day of days.slice(1, days.indexOf('sat') + 1)) {
      await press(choice, 'ArrowDown')
      await expect(page).toHaveURL(`/suppliers?location=melbourne&deliverBy=${day}`)
    }
    await expect(page).toHaveURL('/suppliers?location=melbourne&deliverBy=sat')
    await expect(count(page)).toHaveText(found(await totalOf(page, 'location=melbourne&deliverBy=sat')))
    await expect(filtersInUse(page)).toContainText('Can deliver by Saturday')
    const next = cards(page)
      .first()
      .getByRole('listitem')
      .filter({ hasText: /^Next delivery \w{3} \d+ \w+, order by \w{3} \d/ })
    await expect(next.locator('svg')).toBeVisible()
    await expectSoundPage(page, THOROUGHLY)
    await filtersInUse(page).getByRole('link', { name: 'Remove filter: Can deliver by Saturday' }).click()
    await expect(page).toHaveURL('/suppliers?location=melbourne')
    await expect(choice).toHaveValue('')
  })
})
