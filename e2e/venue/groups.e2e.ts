import type { Page } from '@playwright/test'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { registered, signedInBuyer, signIn } from '#e2e/kit/people/people.ts'
import { expect, oneWidth, open, test } from '#e2e/kit/site.ts'

const WEEK_MS = 7 * 86_400_000
const inAWeek = () => new Date(Date.now() + WEEK_MS).toISOString().slice(0, 10)

async function fillGroup(page: Page) {
  await page.getByLabel('What you buy').fill('Single origin beans')
  await page.getByLabel('Unit', { exact: true }).fill('bag')
  await page.getByLabel('One unit holds').fill('5 kg')
  await page.getByLabel('Category of the suppliers').selectOption('Coffee')
  await page.getByLabel('Suburb or postcode').fill('Brunswick')
  await page.getByLabel('Units you want').fill('9')
  await page.getByLabel('Closes on').fill(inAWeek())
  await page.getByLabel('At', { exact: true }).fill('18:00')
}

test.describe('A group', () => {
  test('is opened with the notice, priced by a supplier, and joined by another venue', oneWidth, async ({ page }) => {
    await signedInBuyer(page)
    await test.step('what is missing is said at its field, and what was typed stays', async () => {
      await open(page, '/groups/new')
      await expect(page.getByLabel('What you buy')).toBeVisible()
      await expectSoundPage(page)
      await fillGroup(page)
      await page.getByRole('button', { name: 'Open the group' }).click()
      await expect(page.getByText(/^Please say that the notice of your group/).first()).toBeVisible()
      await expect(page.getByLabel('What you buy')).toHaveValue('Single origin beans')
    })
    await test.step('the notice is downloaded, filled in, and the group opens', async () => {
      const [notice] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download the notice, filled in' }).click(),
      ])
      expect(notice.suggestedFilename()).toBe('collective-bargaining-notice.pdf')
      await page.getByLabel(/^The notice of this group was given/).check()
      await page.getByLabel(/^My business turned over less/).check()
      await page.getByRole('button', { name: 'Open the group' }).click()
      await expect(page.getByRole('heading', { name: 'Single origin beans together, Brunswick VIC 3056' })).toBeVisible()
      await expectSoundPage(page)
    })
    const address = new URL(page.url()).pathname
    await test.step('a supplier of the category makes an offer', async () => {
      await signIn(page, await registered(page, { businessName: 'Slow Drum' }))
      await open(page, address)
      await page.getByRole('group', { name: 'Step 1' }).getByLabel('From how many').fill('1')
      await page.getByRole('group', { name: 'Step 1' }).getByLabel('Price of one').fill('60')
      await page.getByRole('group', { name: 'Step 2' }).getByLabel('From how many').fill('10')
      await page.getByRole('group', { name: 'Step 2' }).getByLabel('Price of one').fill('50')
      await expectSoundPage(page)
      await page.getByRole('button', { name: 'Make the offer' }).click()
      await expect(page.getByText('One more bag: $40 less for all')).toBeVisible()
    })
    await test.step('another venue joins, and the next price is reached', async () => {
      await signedInBuyer(page)
      await open(page, address)
      await page.getByLabel('Units you want').fill('2')
      await page.getByLabel(/^My business turned over less/).check()
      await page.getByRole('button', { name: 'Join the group' }).click()
      await expect(page.getByText('2 venues, 11 units in all, $50.00 each.')).toBeVisible()
      await expectSoundPage(page)
    })
  })
})
