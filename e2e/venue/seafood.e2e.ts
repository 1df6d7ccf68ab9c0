import { send } from '#e2e/kit/calls.ts'
import { dayIn } from '#e2e/kit/days.ts'
import { press, typeInto } from '#e2e/kit/keys.ts'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { signedInBuyer } from '#e2e/kit/people/people.ts'
import { newSupplier, type Supplier } from '#e2e/kit/people/suppliers.ts'
import { expect, open, reload, test, toast, type Caller } from '#e2e/kit/site.ts'

/** A buyer accepts barramundi from Australia and squid that nobody has said the origin of. */
async function accepted(buyer: Caller, supplier: Supplier) {
  const { email: contactEmail } = await signedInBuyer(buyer)
  const lines = ['Barramundi', 'Squid'].map((item) => ({ item, quantity: 5, unit: 'kg' }))
  const about = { supplierId: supplier.id, businessName: 'Moth and Lamp', contactEmail, requirements: 'Fish' }
  const { id } = await send(buyer, '/api/quotes/request', { ...about, lines })
  const asked: { id: string; item: string }[] = (await (await buyer.request.get(`/api/quotes/${id}`)).json()).lines
  const price = { packSize: '1 kg', priceCents: 3000, gst: 'free' }
  const origins: Record<string, string> = { Barramundi: 'australian' }
  const prices = asked.map(({ id: requestLineId, item }) => ({ ...price, requestLineId, item, origin: origins[item] ?? null }))
  await send(supplier.page, `/api/quotes/${id}/answer`, { lines: prices })
  await send(buyer, `/api/quotes/${id}/accept`)
}

test('a supplier says that seafood is from somewhere else; its venue sees it, and keeps its own record by keyboard', async ({
  page,
  otherPage,
}) => {
  const supplier = await newSupplier(await otherPage(), 'Tin Shed')
  const { page: desk } = supplier
  await accepted(page, supplier)
  await test.step('the supplier chooses what, from where and from when', async () => {
    await open(desk, '/supplier-dashboard/prices')
    const form = desk.getByRole('form', { name: 'Where seafood is from' })
    const notify = form.getByRole('button', { name: /^Tell the venues/ })
    await press(notify, 'Enter')
    await expect(form.getByRole('alert')).toContainText('Please choose what is from somewhere else.')
    await press(form.getByRole('checkbox', { name: 'Barramundi for Moth and Lamp' }), 'Space')
    await press(notify, 'Enter')
    const origin = form.getByLabel('Where it is harvested then')
    await expect(origin).toBeFocused()
    await origin.selectOption('Imported')
    await form.getByLabel('First day').fill(dayIn(5))
    await press(notify, 'Enter')
    await expect(toast(desk, '1 change sent')).toBeVisible()
    await expect(form.getByRole('listitem').filter({ hasText: 'Barramundi' })).toContainText('Imported from')
    await expectSoundPage(desk)
  })
  await test.step('it waits for the venue until the page of its seafood is opened', async () => {
    await open(page, '/venue')
    await page.getByRole('link', { name: 'Seafood is from somewhere else' }).click()
    await expect(page.getByRole('region', { name: 'What changes' })).toContainText('Barramundi (I)')
    await expect(page.getByRole('region', { name: 'For your menu' })).toContainText('Origin not said: Squid.')
    await expectSoundPage(page)
    await open(page, '/venue')
    await expect(page.getByRole('heading', { name: 'Order lists' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Seafood is from somewhere else' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Your seafood, and where it is from' }).click()
  })
  const running = page.getByRole('region', { name: 'On the menu' })
  await test.step('what is bought elsewhere is noted, what was typed stays, and what is wrong is said at its field', async () => {
    const form = page.getByRole('form', { name: 'Seafood bought elsewhere' })
    await typeInto(form.getByLabel('Item'), 'Flathead')
    await typeInto(form.getByLabel('Who sells it'), 'Market')
    await reload(page)
    await expect(form.getByLabel('Item')).toHaveValue('Flathead')
    await press(form.getByRole('button', { name: 'Note it' }), 'Enter')
    await expect(form.getByLabel('Where it was harvested')).toBeFocused()
    await form.getByLabel('Where it was harvested').selectOption('Australian')
    await press(form.getByRole('button', { name: 'Note it' }), 'Enter')
    await expect(running).toContainText('Flathead (A)')
    await expect(form.getByLabel('Item')).toHaveValue('')
  })
  await test.step('it is taken off the menu, put on again, removed and brought back', async () => {
    await press(page.getByRole('button', { name: /^Off the menu ?: Flathead$/ }), 'Enter')
    await press(page.getByRole('button', { name: 'Off the menu after this day' }), 'Enter')
    await press(page.getByRole('button', { name: /^On the menu again ?: Flathead$/ }), 'Enter')
    await expect(page.getByRole('button', { name: /^Off the menu ?: Flathead$/ })).toBeVisible()
    await press(page.getByRole('button', { name: /^Remove ?: Flathead$/ }), 'Enter')
    await expect(running).not.toContainText('Flathead')
    await toast(page, 'Flathead removed').getByRole('button', { name: 'Undo' }).click()
    await expect(running).toContainText('Flathead (A)')
  })
})
