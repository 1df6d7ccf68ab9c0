import type { Page } from '@playwright/test'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { createOwnSite, type OwnSite } from '#e2e/kit/own-site.ts'
import { expect, oneWidth, open, test, toast } from '#e2e/kit/site.ts'
import { newSupplier } from '#e2e/kit/people/suppliers.ts'

let site: OwnSite
test.beforeAll(async () => {
  site = await createOwnSite()
})
test.afterAll(() => site.stop())

/** A page of a supplier whose card has paid once, and was declined today. */
async function unpaidSupplier(page: Page) {
  await newSupplier(page)
  await open(page, '/subscription')
  await page.getByRole('button', { name: '4000 0000 0000 0341' }).click()
  await page.getByRole('button', { name: 'Subscribe for $64.50' }).click()
  await expect(toast(page, 'Subscription Activated')).toBeVisible()
  // A month has 28 to 31 days.
  while ((await statusOf(page)) === 'active') await pass(page, 1)
}

const statusOf = async (page: Page) => (await (await page.request.get('/api/subscription')).json()).status

/** Whoever comes back each day stays signed in. */
async function pass(page: Page, days: number) {
  for (let day = 0; day < days; day++) {
    await site.passDay()
    await page.request.get('/api/me')
  }
}

test.describe('A plan whose renewal is not paid', () => {
  test('goes on for seven days, which the page says, and ends then', oneWidth, async ({ browser }) => {
    const page = await browser.newPage({ baseURL: site.address })
    await unpaidSupplier(page)
    await open(page, '/subscription')
    await expect(page.getByRole('alert')).toContainText('$64.50 is due. Your Professional plan goes on until')
    await expectSoundPage(page)
    await pass(page, 6)
    await open(page, '/subscription')
    await expect(page.getByRole('button', { name: 'Pay $64.50' })).toBeVisible()
    await pass(page, 1)
    await open(page, '/subscription')
    await expect(page.getByRole('button', { name: 'Subscribe for $64.50' })).toBeVisible()
    await page.close()
  })

  test('goes on once another card has paid what is due', oneWidth, async ({ browser }) => {
    const page = await browser.newPage({ baseURL: site.address })
    await unpaidSupplier(page)
    await open(page, '/subscription')
    await page.getByRole('button', { name: 'Change card' }).click()
    const card = page.getByRole('region', { name: 'Card', exact: true })
    await card.getByRole('button', { name: '5555 5555 5555 4444' }).click()
    await card.getByRole('button', { name: 'Use this card' }).click()
    await expect(toast(page, 'Paid. Your plan goes on.')).toBeVisible()
    await pass(page, 8)
    await open(page, '/subscription')
    await expect(page.getByText('Subscription Active')).toBeVisible()
    await page.close()
  })
})
