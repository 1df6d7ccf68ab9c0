import type { Page } from '@playwright/test'
import { send } from '#e2e/kit/calls.ts'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { signedInBuyer } from '#e2e/kit/people/people.ts'
import { part } from '#e2e/kit/people/quotes.ts'
import { newSupplier, type Supplier } from '#e2e/kit/people/suppliers.ts'
import { expect, open, test, toast, type Caller } from '#e2e/kit/site.ts'
import { expectFitsWindow, PHONE } from '#e2e/kit/width.ts'

type Price = { packSize: string; priceCents: number; item?: string; isSubstitute?: boolean }

const litres = (amount: number) => ({ amount, measure: 'L' })
const LINES = [
  { item: 'Full cream milk', quantity: 30, unit: 'bottle', contents: litres(2), every: 'week' },
  { item: 'Oat milk, barista', quantity: 2, unit: 'ctn', contents: litres(12) },
  { item: 'Eggs, free range 700 g', quantity: 360, unit: 'piece' },
  { item: 'Coriander', quantity: 6, unit: 'bunch' },
]
const OAT_DRINK = { item: 'Oat drink', packSize: '6 x 1 L', priceCents: 1500, isSubstitute: true }

/**
 * A buyer has asked three suppliers for four lines: one has priced all, one two of them, a third with something else instead, and sells no eggs,
 * and one is dearer with all.
 */
async function askedThree(page: Page, newCaller: () => Promise<Caller>) {
  const suppliers: Supplier<Caller>[] = []
  for (const name of ['Harbour', 'Two Rivers', 'Ridge']) suppliers.push(await newSupplier(await newCaller(), name))
  const { email } = await signedInBuyer(page)
  const request = { supplierIds: suppliers.map(({ id }) => id), message: 'Please price these.', contactEmail: email, lines: LINES }
  const { ids, bulkId } = await send(page, '/api/quotes/bulk', request)
  const { lines } = await (await page.request.get(`/api/quotes/${ids[0]}`)).json()
  const lineIds: string[] = lines.map(({ id }: { id: string }) => id)
  const answer = (at: number, prices: (Price | null)[], deliveryCents: number) =>
    answerLines(suppliers[at]!, ids[at], { lineIds, prices, deliveryCents })
  await answer(
    0,
    [
      { packSize: '2 L', priceCents: 460 },
      { packSize: '12 x 1 L', priceCents: 4200 },
      { packSize: 'carton of 180', priceCents: 15800 },
      { packSize: 'bunch', priceCents: 400 },
    ],
    1500,
  )
  await answer(1, [{ packSize: '2 L', priceCents: 400 }, OAT_DRINK, null, { packSize: 'bunch', priceCents: 250 }], 500)
  const dearer = [
    { packSize: '2 L', priceCents: 520 },
    { packSize: '12 x 1 L', priceCents: 4800 },
    { packSize: 'carton of 180', priceCents: 17_000 },
    { packSize: 'bunch', priceCents: 450 },
  ]
  await answer(2, dearer, 2500)
  return { suppliers, path: `/quotes/bulk/${bulkId}` }
}

type Answer = { lineIds: string[]; prices: (Price | null)[]; deliveryCents: number }

const answerLines = ({ page }: Supplier<Caller>, id: string, { lineIds, prices, deliveryCents }: Answer) =>
  send(page, `/api/quotes/${id}/answer`, {
    lines: prices.flatMap((price, at) => (price ? { item: LINES[at]!.item, gst: 'free', requestLineId: lineIds[at], ...price } : [])),
    passedLineIds: lineIds.filter((_, at) => prices[at] === null),
    deliveryCents,
    note: 'Crates go back with the next delivery.',
  })

/** Returns what of a part of the page is cut off at the right edge of the window. */
const cutOff = (page: Page, name: string) =>
  part(page, name).evaluate((section) =>
    [...section.querySelectorAll('*')]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().right > innerWidth + 0.5)
      .map(({ textContent }) => textContent),
  )

test('a buyer compares line by line, allows a substitute, accepts the best two orders as one and undoes them', async ({
  page,
  otherCaller,
}) => {
  const { suppliers, path } = await askedThree(page, otherCaller)
  const best = part(page, '2 orders are cheapest for all 4 lines')
  await test.step('the best orders, and prices with what they are the cheapest of', async () => {
    await open(page, path)
    await expect(best).toContainText(
      `Saves $22.00 against the best single order, from ${suppliers[0]!.businessName}. One delivery fewer costs $22.00 more.`,
    )
    await expect(page.getByText('Does not sell it')).toBeVisible()
    await expect(page.getByText('Crates go back with the next delivery.').first()).toBeVisible()
    await expectSoundPage(page)
  })
  await test.step('one supplier is accepted with what it has instead only where that is ticked', async () => {
    await page.getByRole('button', { name: `Accept the prices of ${suppliers[1]!.businessName}` }).click()
    const dialog = page.getByRole('dialog', { name: `Accept the prices of ${suppliers[1]!.businessName}?` })
    const instead = dialog.getByRole('checkbox', { name: 'Oat drink instead of Oat milk, barista, $60.00 without GST' })
    await expect(instead).not.toBeChecked()
    await expect(dialog.getByRole('listitem')).toContainText('$140.00')
    await instead.check()
    await expect(dialog.getByRole('listitem')).toContainText('$200.00')
    await expectSoundPage(page)
    await dialog.getByRole('button', { name: 'Not yet' }).click()
  })
  if (page.viewportSize()!.width === PHONE)
    await test.step('no price, mark or button is outside of a phone', async () => {
      await expectFitsWindow(page)
      await expect.poll(() => cutOff(page, 'Prices')).toEqual([])
      await page.getByRole('button', { name: 'By line' }).click()
      await expect(part(page, 'Prices').getByText('Cheapest for 60 L')).toBeVisible()
      await expectFitsWindow(page)
      await expect.poll(() => cutOff(page, 'Prices')).toEqual([])
    })
  await test.step('a substitute that is allowed counts, and the address keeps it', async () => {
    await page.getByRole('checkbox', { name: `Allow Oat drink from ${suppliers[1]!.businessName} for Oat milk, barista` }).check()
    await expect(best).toContainText('Saves $46.00')
    await page.reload()
    await expect(best).toContainText('Saves $46.00')
    await page.goBack()
    await expect(best).toContainText('Saves $22.00')
    await page.goForward()
    await expect(best).toContainText('Saves $46.00')
  })
  await test.step('a rule binds the orders', async () => {
    await page.getByText('Your rules', { exact: true }).click()
    await page.getByRole('combobox', { name: 'Suppliers' }).selectOption({ label: 'One supplier' })
    await expect(page.getByRole('heading', { name: 'One order is cheapest for all 4 lines under your rules' })).toBeVisible()
    await page.getByRole('button', { name: 'Remove all rules' }).click()
    await expect(best).toContainText('Saves $46.00')
  })
  await test.step('both orders are accepted in one dialog, and undone as one', async () => {
    await best.getByRole('button', { name: 'Accept these 2 orders' }).click()
    const dialog = page.getByRole('dialog', { name: 'Accept 2 orders?' })
    await expect(dialog.getByRole('listitem').filter({ hasText: suppliers[1]!.businessName })).toContainText('$200.00 without GST')
    await expectSoundPage(page)
    await dialog.getByRole('button', { name: 'Yes, accept' }).click()
    await expect(toast(page, 'Prices accepted')).toBeVisible()
    const accepted = part(page, 'Accepted')
    await expect(accepted).toContainText(`You accepted 2 orders: ${suppliers[0]!.businessName} and ${suppliers[1]!.businessName}.`)
    await accepted.getByRole('button', { name: 'Undo' }).click()
    await expect(toast(page, 'Acceptance undone')).toBeVisible()
    await expect(best.getByRole('button', { name: 'Accept these 2 orders' })).toBeVisible()
  })
  await test.step('a price from elsewhere is pasted, stands beside the answers, is removed and comes back', async () => {
    await page.getByRole('button', { name: 'Add a price you were given' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a price you were given' })
    await dialog.getByRole('textbox', { name: 'Who gave it to you' }).fill('Market hall')
    await dialog.getByText('Paste a price list').click()
    await dialog.getByRole('textbox', { name: 'Prices' }).fill('Skim milk $2/L\nCoriander $1.10/bunch')
    await dialog.getByRole('button', { name: 'Fill in these prices' }).click()
    await expect(dialog.getByRole('listitem')).toContainText('Skim milk $2/L No line of your request has this name.')
    const row = dialog.getByRole('group', { name: 'Coriander' })
    await expect(row.getByRole('textbox', { name: 'Price per pack, $' })).toHaveValue('1.10')
    await expectSoundPage(page)
    await dialog.getByRole('button', { name: 'Save prices' }).click()
    await expect(row.getByRole('combobox', { name: 'GST' })).toHaveAccessibleDescription(/taxable or GST-free/)
    await row.getByRole('combobox', { name: 'GST' }).selectOption({ label: 'GST-free' })
    // As another tab does.
    await page.request.put(`/api${path}/other-prices`, { data: { others: [{ name: 'Barn', prices: [] }] } })
    await dialog.getByRole('button', { name: 'Save prices' }).click()
    await expect(dialog.getByRole('alert').filter({ hasText: 'changed meanwhile, perhaps in another tab' })).toBeVisible()
    await expect(row.getByRole('textbox', { name: 'Price per pack, $' })).toHaveValue('1.10')
    await dialog.getByRole('button', { name: 'Save prices' }).click()
    await expect(toast(page, 'Prices added')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Remove the prices of Barn' })).toBeVisible()
    const own = page.getByRole('button', { name: 'Remove the prices of Market hall' })
    await expect(own).toBeVisible()
    await expectFitsWindow(page)
    await own.click()
    await expect(own).toBeHidden()
    await toast(page, 'Prices of Market hall removed').getByRole('button', { name: 'Undo' }).click()
    await expect(own).toBeVisible()
  })
  await test.step('all three are asked again for what each was asked', async () => {
    await page.getByRole('button', { name: 'Ask again' }).click()
    const dialog = page.getByRole('dialog', { name: 'Ask again' })
    await dialog.getByRole('button', { name: 'Send to 3 suppliers' }).click()
    await expect(page.getByRole('link', { name: 'See your request' })).toBeVisible()
  })
})
