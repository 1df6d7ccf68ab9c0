import type { Locator, Page } from '@playwright/test'
import { field, next, partOf, quoteDialog, toPart, WHAT, WHERE, WHO } from '#e2e/kit/people/quote-dialog.ts'
import { newBuyerEmail } from '#e2e/kit/people/quotes.ts'
import { expect, oneWidth, open, reload, test, toast } from '#e2e/kit/site.ts'

const SUPPLIER = { path: '/suppliers/1', name: 'Tin Shed Coffee' }
const PHONE = { width: 390, height: 844 }
const send = (dialog: Locator) => dialog.getByRole('button', { name: 'Send Quote Request' })
const bar = (page: Page) => page.getByRole('region', { name: 'Ask this supplier' })

async function openDialog(page: Page) {
  await open(page, SUPPLIER.path)
  await page.getByRole('button', { name: 'Request a quote' }).click()
  await expect(quoteDialog(page)).toBeVisible()
  return quoteDialog(page)
}

test.describe('The steps of the quote dialog', () => {
  test('a new person on a phone sends a request from the home page with 8 taps and 5 fields', oneWidth, async ({ page }) => {
    await page.setViewportSize(PHONE)
    let [taps, typed] = [0, 0]
    const tap = async (target: Locator) => {
      await target.click()
      taps++
    }
    /** Types into a field, which is tapped first unless it has the focus. */
    const type = async (target: Locator, text: string) => {
      await expect(target).toBeVisible()
      if (!(await target.evaluate((element) => element === document.activeElement))) await tap(target)
      await page.keyboard.type(text)
      await expect(target).toHaveValue(text)
      typed++
    }
    await open(page, '/')
    await tap(
      page
        .getByRole('main')
        .getByRole('link', { name: /^Coffee/ })
        .first(),
    )
    await tap(page.getByRole('main').getByRole('link', { name: SUPPLIER.name }).first())
    await tap(bar(page).getByRole('button', { name: 'Request a quote' }))
    const dialog = quoteDialog(page)
    await expect(dialog.getByText('Step 1 of 3')).toBeVisible()
    await type(dialog.locator('[name=requirements]'), 'House blend, whole beans')
    await type(dialog.getByLabel('Weekly Consumption (kg)'), '14')
    await tap(next(dialog))
    await expect(partOf(dialog, WHERE).getByLabel('Delivery location')).toBeFocused()
    await type(field(dialog, 'Delivery location'), 'Preston 3072')
    await tap(next(dialog))
    await expect(field(dialog, 'Business name')).toBeFocused()
    await type(field(dialog, 'Business name'), 'Moth and Lamp')
    await type(field(dialog, 'Email'), newBuyerEmail())
    await tap(send(dialog))
    await expect(toast(page, 'Quote Request Sent!')).toBeVisible()
    expect({ taps, typed }).toEqual({ taps: 8, typed: 5 })
    // The bar leads to what the page says about it, after a reload too.
    const sent = bar(page).getByRole('link', { name: 'Request sent' })
    await expect(sent).toBeVisible()
    await reload(page)
    await sent.click()
    await expect(page.getByText(`${SUPPLIER.name} has your request`)).toBeInViewport()
    await page.getByRole('link', { name: 'See your request' }).click()
    await expect(page.getByRole('heading', { name: `Your request to ${SUPPLIER.name}` })).toBeVisible()
    await expect(page.getByText('To accept, decline or write, open the link in the email')).toBeVisible()
  })

  test('on a phone Back goes a step back with everything kept, and from the first step closes the dialog', oneWidth, async ({ page }) => {
    await page.setViewportSize(PHONE)
    const dialog = await openDialog(page)
    await next(dialog).click()
    await expect(dialog.getByText('Please say what you need.')).toBeVisible()
    await expect(dialog.locator('[name=requirements]')).toBeFocused()
    await page.keyboard.type('Decaf')
    await expect(dialog.getByText('Please say what you need.')).toHaveCount(0)
    await toPart(dialog, WHO)
    await field(dialog, 'Business name').fill('Moth and Lamp')
    await dialog.getByRole('button', { name: 'Back' }).click()
    await expect(partOf(dialog, WHERE)).toBeVisible()
    await page.goBack()
    await expect(partOf(dialog, WHAT)).toBeVisible()
    await expect(dialog.locator('[name=requirements]')).toHaveValue('Decaf')
    // The name is kept, and the part with the first error opens.
    await toPart(dialog, WHO)
    await expect(field(dialog, 'Business name')).toHaveValue('Moth and Lamp')
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(SUPPLIER.path)
    await bar(page).getByRole('button', { name: 'Request a quote' }).click()
    await expect(dialog).toBeVisible()
    await page.goBack()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(SUPPLIER.path)
  })

  test('a choice that is optional can be taken back, and what the buyer has changed is not filled in again', oneWidth, async ({ page }) => {
    const dialog = await openDialog(page)
    const [consumption, quantity] = [dialog.getByLabel('Weekly Consumption (kg)'), field(dialog, 'Quantity')]
    await consumption.fill('12')
    await expect(quantity).toHaveAccessibleDescription('From “Weekly Consumption (kg)”')
    await quantity.fill('12 kg, 14 in summer')
    await consumption.fill('13')
    await expect(quantity).toHaveValue('12 kg, 14 in summer')
    const urgency = dialog.getByRole('combobox', { name: 'Urgency' })
    await urgency.click()
    await page.getByRole('option', { name: 'Standard' }).click()
    await urgency.click()
    await page.getByRole('option', { name: 'Choose one' }).click()
    await expect(urgency).toHaveText('Choose one')
  })
})
