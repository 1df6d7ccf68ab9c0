import type { Page } from '@playwright/test'
import { send } from '#e2e/kit/calls.ts'
import { dayIn } from '#e2e/kit/days.ts'
import { focus, press, typeInto } from '#e2e/kit/keys.ts'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { signedInBuyer } from '#e2e/kit/people/people.ts'
import { newSupplier, type Supplier } from '#e2e/kit/people/suppliers.ts'
import { expect, open, reload, test, toast, type Caller } from '#e2e/kit/site.ts'
import { expectFitsWindow } from '#e2e/kit/width.ts'

const ITEMS = ['House blend', 'Decaf', 'Filter roast']

/** A buyer in Brunswick accepts a supplier's prices of $10.00 a kilo, held for eight weeks. */
async function accepted(buyer: Caller, supplier: Supplier, businessName: string, items: string[]) {
  const { email: contactEmail } = await signedInBuyer(buyer)
  const lines = items.map((item) => ({ item, quantity: 10, unit: 'kg', every: 'week' }))
  const request = {
    supplierId: supplier.id,
    businessName,
    contactEmail,
    requirements: 'Beans',
    deliveryLocation: 'Brunswick VIC 3056',
    lines,
  }
  const { id } = await send(buyer, '/api/quotes/request', request)
  const asked: { id: string; item: string }[] = (await (await buyer.request.get(`/api/quotes/${id}`)).json()).lines
  const prices = asked.map(({ id: requestLineId, item }) => ({
    requestLineId,
    item,
    packSize: '1 kg',
    unit: 'bag',
    priceCents: 1000,
    gst: 'free',
  }))
  await send(supplier.page, `/api/quotes/${id}/answer`, { lines: prices, holdWeeks: 8, noticeDays: 14 })
  await send(buyer, `/api/quotes/${id}/accept`)
}

/** Another roaster, who says that it delivers there. */
async function deliversToBrunswick(caller: Caller) {
  const { id } = await newSupplier(caller, 'Preston Roasters')
  const data = { address: '1 High Street, Preston VIC 3072', serviceArea: [{ from: '3000', to: '3207' }] }
  expect((await caller.request.put(`/api/suppliers/${id}`, { data })).ok()).toBe(true)
}

const row = (page: Page, item: string, name: string) => page.getByRole('row').filter({ hasText: item }).filter({ hasText: name })

test('a supplier tells two buyers of new prices by keyboard; one accepts, leaves and asks others', async ({
  page,
  otherPage,
  otherCaller,
}) => {
  const supplier = await newSupplier(await otherPage(), 'Slow Drum')
  const { page: desk, businessName } = supplier
  await accepted(page, supplier, 'Moth and Lamp', ITEMS)
  await accepted(await otherCaller(), supplier, 'Corner Cafe', ['House blend'])
  await deliversToBrunswick(await otherCaller())
  const sending = desk.getByRole('button', { name: /^Send/ })

  await test.step('what is missing is said, and has the focus where it is a field', async () => {
    await open(desk, '/supplier-dashboard/prices')
    await press(sending, 'Enter')
    await expect(desk.getByRole('alert')).toContainText('Please choose at least one price.')
    for (const item of ITEMS) await press(desk.getByRole('checkbox', { name: `${item} for Moth and Lamp` }), 'Space')
    await press(desk.getByRole('checkbox', { name: 'House blend for Corner Cafe' }), 'Space')
    await expect(sending).toHaveText('Send 4 new prices')
    await press(sending, 'Enter')
    const percent = desk.getByLabel('Change, %')
    await expect(percent).toBeFocused()
    await expect(percent).toHaveAccessibleDescription(/Please give a percentage/)
    await typeInto(percent, '5')
    await expect(row(desk, 'House blend', 'Corner Cafe')).toContainText('To be sent: $10.00 → $10.50 (+5%)')
    await press(percent, 'Enter')
    await expect(desk.getByLabel('First day of the new prices')).toBeFocused()
  })
  await test.step('a day that is over is refused at its field, and what was typed stays', async () => {
    const from = desk.getByLabel('First day of the new prices')
    await from.fill(dayIn(-2))
    await press(sending, 'Enter')
    await expect(from).toHaveAccessibleDescription(/This day is over/)
    await expect(from).toBeFocused()
    await from.fill(dayIn(7))
    await expect(row(desk, 'Decaf', 'Moth and Lamp')).toContainText('Short notice: sooner than promised.')
    await from.fill(dayIn(70))
    await desk.getByLabel('Note').fill('Freight is up.')
    await expectSoundPage(desk)
  })
  await test.step('the new prices are sent, and the form is ready for others', async () => {
    await press(sending, 'Enter')
    await expect(toast(desk, '4 new prices sent')).toBeVisible()
    await expect(row(desk, 'House blend', 'Corner Cafe')).toContainText('New price: $10.50 from')
    await expect(sending).toHaveText('Send the new prices')
    await expect(sending).toBeFocused()
    await expectFitsWindow(desk)
  })
  const decide = (step: string, item: string) => page.getByRole('button', { name: new RegExp(`^${step} ?: ${item} from ${businessName}$`) })
  await test.step('the buyer accepts one, leaves one, and asks others for one', async () => {
    await open(page, '/venue/prices')
    await expect(row(page, 'House blend', businessName)).toContainText('+5%, +$260.00 a year')
    await expectSoundPage(page)
    await press(decide('Accept', 'House blend'), 'Enter')
    await expect(row(page, 'House blend', businessName)).toContainText('You accepted it.')
    await expect(page.getByRole('heading', { name: '3 prices' })).toBeFocused()
    await expect(page.getByRole('banner')).toContainText('2 things wait for you')
    await press(decide('Leave', 'Decaf'), 'Enter')
    await expect(row(page, 'Decaf', businessName)).toContainText('You leave it from')
    await press(decide('Ask three others', 'Filter roast'), 'Enter')
    await expect(toast(page, 'Others are asked.')).toBeVisible()
    await expect(decide('Ask three others', 'Filter roast')).toHaveCount(0)
    await expectFitsWindow(page)
  })
  await test.step('the list is kept to one state, and the address keeps that', async () => {
    await page.getByRole('link', { name: 'Ended' }).click()
    await expect(page.getByText('No price has ended.')).toBeVisible()
    await page.getByRole('link', { name: 'Changing' }).click()
    await expect(page).toHaveURL('/venue/prices?status=changing')
    await reload(page)
    await expect(page.getByRole('heading', { name: '3 prices' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Changing' })).toHaveAttribute('aria-current', 'true')
    await expectSoundPage(page)
  })
  await test.step('what was asked of others is a request to them for that line', async () => {
    const asked = page.getByRole('link', { name: /^See what you asked others ?: Filter roast$/ })
    await focus(asked)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/quotes\/bulk\//)
    await expect(page.getByRole('main')).toContainText('Filter roast')
    await expect(page.getByRole('main')).not.toContainText(businessName)
  })
  await test.step('the supplier reads what was decided, and cannot choose what is left', async () => {
    await reload(desk)
    await expect(row(desk, 'House blend', 'Moth and Lamp')).toContainText('The buyer accepted it.')
    await expect(row(desk, 'Decaf', 'Moth and Lamp')).toContainText('The buyer leaves it.')
    await expect(desk.getByRole('checkbox', { name: 'Decaf for Moth and Lamp' })).toHaveCount(0)
    await expect(row(desk, 'Filter roast', 'Moth and Lamp')).not.toContainText('others')
  })
})
