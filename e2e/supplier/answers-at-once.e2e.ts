import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { askForLines, cafeInPreston, storeList } from '#e2e/kit/people/answering-lists.ts'
import { part } from '#e2e/kit/people/quotes.ts'
import { newSupplier } from '#e2e/kit/people/suppliers.ts'
import { expect, oneWidth, open, test, toast } from '#e2e/kit/site.ts'

test('a supplier has its price list answer requests at once', oneWidth, async ({ page, otherPage, site }) => {
  const supplier = await newSupplier(page, 'Harbour')
  const theirs = await otherPage()
  const { email } = await cafeInPreston(theirs, site)
  await storeList(supplier, [
    { item: 'Bakers flour', priceCents: 1680 },
    { item: 'Rice', priceCents: 2100 },
  ])
  await askForLines(theirs, [supplier.id], email, ['Rice', 'Truffles'])
  const panel = part(page, 'Answers at once')

  await test.step('which says what it does, and what the last requests would have got', async () => {
    await open(page, '/supplier-dashboard?tab=price-list')
    await expect(panel).toContainText('It is off.')
    await panel.getByLabel('Discount on your list, %').fill('lots')
    await panel.getByRole('button', { name: 'Try it on your last requests' }).click()
    await expect(panel.getByLabel('Discount on your list, %')).toBeFocused()
    await panel.getByLabel('Discount on your list, %').fill('10')
    await panel.getByRole('button', { name: 'Try it on your last requests' }).click()
    await expect(panel).toContainText('Left to you')
    await expect(panel).toContainText('1 of 2 lines with a price')
    await panel.getByLabel('Answer if this much has a price, %').fill('50')
    await panel.getByRole('button', { name: 'Try it on your last requests' }).click()
    await expect(panel).not.toContainText('Left to you')
    await expectSoundPage(page)
  })

  await test.step('it is turned on', async () => {
    await panel.getByRole('button', { name: 'Turn it on' }).click()
    await expect(toast(page, 'Your price list answers at once')).toBeVisible()
    await expect(panel).toContainText('It is on.')
    await expect(panel.getByRole('button', { name: 'My prices are still right' })).toBeVisible()
    await expectSoundPage(page)
  })

  await test.step('a request is answered, and the supplier can revise the prices', async () => {
    const { ids } = await askForLines(theirs, [supplier.id], email, ['Rice', 'Bakers flour'])
    const answered = async () => (await (await theirs.request.get(`/api/quotes/${ids[0]}`)).json()).status
    await expect.poll(answered).toBe('quoted')
    await open(page, '/supplier-dashboard?tab=quotes')
    await expect(page.getByRole('list', { name: 'Requests' })).toContainText('Answered from your list')
    await open(page, `/supplier-dashboard?tab=quotes&quote=${ids[0]}`)
    await expect(page.getByText('Answered from your price list.')).toBeVisible()
    await expect(page.getByText('$18.90').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Revise the prices' })).toBeVisible()
  })
})
