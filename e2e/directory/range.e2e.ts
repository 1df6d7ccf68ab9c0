import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { newSupplier } from '#e2e/kit/people/suppliers.ts'
import { expect, open, test } from '#e2e/kit/site.ts'
import { expectFitsWindow } from '#e2e/kit/width.ts'

test('who shows a price list is found by its rows, which the profile has page by page, and which are gone once it is private', async ({
  page,
}) => {
  const { id, businessName, path } = await newSupplier(page)
  const rows = [
    { item: 'Quorrimoss paste', packSize: '2 kg', priceCents: 1850, gst: 'taxable' },
    { item: 'Truffles', packSize: '1 kg', priceCents: null, note: 'POA', gst: 'free' },
    ...Array.from({ length: 40 }, (_, at) => ({ item: `Pickled bramble ${at + 1}`, packSize: '1 kg', priceCents: 900 + at, gst: 'free' })),
  ]
  const settle = async (visibility: string) => {
    const answer = await page.request.put(`/api/suppliers/${id}/price-list/settings`, { data: { visibility } })
    expect(answer.status()).toBe(200)
  }
  expect((await page.request.put(`/api/suppliers/${id}/price-list`, { data: { rows } })).status()).toBe(200)
  await settle('prices')

  await test.step('a search finds it a few seconds later, with the row and its price', async () => {
    const found = async () => (await (await page.request.get('/api/suppliers?search=quorrimoss')).json()).length
    await expect.poll(found).toBe(1)
    await open(page, '/suppliers?search=quorrimoss')
    const card = page.getByRole('article').filter({ hasText: businessName })
    await expect(card).toContainText('Price list: Quorrimoss paste 2 kg, $18.50')
    await expectSoundPage(page)
  })
  await test.step('its profile has the rows, more of them on request', async () => {
    await open(page, path)
    const range = page.getByRole('region', { name: 'Full range' })
    await expect(range.getByRole('row', { name: /Quorrimoss paste/ })).toContainText('$18.50 + GST')
    await expect(range.getByRole('row', { name: /Truffles/ })).toContainText('On request')
    await expect(range.getByRole('row')).toHaveCount(26)
    await range.getByRole('button', { name: 'Show more' }).click()
    await expect(range.getByRole('row')).toHaveCount(43)
    await expect(range.getByRole('button', { name: 'Show more' })).toHaveCount(0)
    await expectSoundPage(page)
    await expectFitsWindow(page)
  })
  await test.step('without prices no price is shown, and a private list not at all', async () => {
    await settle('range')
    await open(page, path)
    await expect(page.getByRole('region', { name: 'Full range' }).getByRole('columnheader')).toHaveText(['Item', 'Pack'])
    await settle('private')
    await open(page, path)
    await expect(page.getByRole('heading', { name: 'Customer Reviews' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Full range' })).toHaveCount(0)
    await open(page, '/suppliers?search=quorrimoss')
    await expect(page.getByText(businessName)).toHaveCount(0)
  })
})
