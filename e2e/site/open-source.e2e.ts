import { press } from '#e2e/kit/keys.ts'
import { expect, oneWidth, open, test } from '#e2e/kit/site.ts'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { expectNoSidewaysScroll } from '#e2e/kit/width.ts'

test.describe('The packages of others', () => {
  test('the terms lead to them, and each shows its notice, also at 320 pixels', oneWidth, async ({ page }) => {
    await open(page, '/terms')
    await page.getByRole('link', { name: 'packages of others' }).click()
    await expect(page).toHaveTitle('Open source | Backdock')
    await page.setViewportSize({ width: 320, height: 640 })
    const notice = page.getByText('Copyright (c) Meta Platforms, Inc. and affiliates.').filter({ visible: true })
    await expect(notice).toHaveCount(0)
    await press(page.getByText('Licence of react', { exact: true }), 'Enter')
    await expect(notice).toHaveCount(1)
    await expectNoSidewaysScroll(page)
    await expectSoundPage(page)
  })
})
