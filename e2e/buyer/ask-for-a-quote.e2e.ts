import type { Locator, Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { THOROUGHLY } from '#e2e/kit/looks/axe.ts'
import { escape, press } from '#e2e/kit/keys.ts'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { cards, count } from '#e2e/kit/people/listing.ts'
import { field, fillRequired, toPart, WHERE, WHO } from '#e2e/kit/people/quote-dialog.ts'
import { expect, oneWidth, open, test, toast } from '#e2e/kit/site.ts'

const SUPPLIER = { id: 1, name: 'Tin Shed Coffee', email: 'orders@tinshed.example' }
const newBuyer = () => `cafe-${randomUUID().slice(0, 8)}@moth.example`

const dialogOf = (page: Page) => page.getByRole('dialog', { name: `Request a quote from ${SUPPLIER.name}` })
const send = (dialog: Locator) => dialog.getByRole('button', { name: 'Send Quote Request' })
const askButton = (page: Page) => page.getByRole('button', { name: 'Request a quote' })

async function openDialog(page: Page) {
  await open(page, `/suppliers/${SUPPLIER.id}`)
  await press(askButton(page), 'Enter')
  await expect(dialogOf(page)).toBeVisible()
  return dialogOf(page)
}

test.describe('Asking one supplier for a quote', () => {
  test('from the home page a request is sent by keyboard, reaches the supplier, and the buyer has a copy', async ({ page, site }) => {
    const buyer = newBuyer()
    await open(page, '/')
    await page.getByRole('main').getByRole('searchbox').first().fill(SUPPLIER.name)
    await page.keyboard.press('Enter')
    await expect(count(page)).toBeVisible()
    // Other journeys list a business of the same name.
    await press(cards(page).locator(`a[href="/suppliers/${SUPPLIER.id}"]`).first(), 'Enter')
    await expect(page).toHaveURL(`/suppliers/${SUPPLIER.id}`)
    await press(askButton(page), 'Enter')
    const dialog = dialogOf(page)
    await expect(dialog.locator('[name=requirements]')).toBeFocused()
    await page.keyboard.type('14 kg of Shed Blend a week')
    await expect(dialog.getByLabel('Weekly Consumption (kg)')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(dialog.getByLabel('Weekly Consumption (kg)')).toBeFocused()
    await page.keyboard.type('14')
    await expect(field(dialog, 'Quantity')).toHaveValue('14 kg a week')
    await toPart(dialog, WHERE)
    await press(dialog.getByRole('combobox', { name: 'Timeline' }), 'Enter')
    await press(page.getByRole('option', { name: 'Trial order first' }), 'Enter')
    await toPart(dialog, WHO)
    await field(dialog, 'Business name').fill('Moth and Lamp')
    await page.keyboard.press('Tab')
    await page.keyboard.type(buyer)
    await press(send(dialog), 'Enter')
    await expect(toast(page, 'Quote Request Sent!')).toContainText('They will contact you directly with pricing.')
    await expect(dialog).toBeHidden()
    await expect(page.getByText(`A copy is on its way to ${buyer}.`)).toBeVisible()
    const email = await site.emailTo(SUPPLIER.email, buyer)
    for (const said of ['14 kg of Shed Blend a week', '14 kg a week', 'Trial order first', 'Moth and Lamp'])
      expect(email.text).toContain(said)
    await site.emailTo(buyer)
  })

  test('missing fields are named in a toast and at each field, and the first of them takes the focus', oneWidth, async ({ page }) => {
    const dialog = await openDialog(page)
    await field(dialog, 'Email').fill('cafe@moth.example')
    await send(dialog).click()
    await expect(toast(page, 'Missing Information')).toContainText('Please fill in your business name, email, and requirements.')
    await expect(dialog.getByText('Please enter your business name.')).toBeVisible()
    await expect(dialog.getByText('Please say what you need.')).toBeVisible()
    await expect(dialog.locator('[name=requirements]')).toBeFocused()
  })

  test('an email address that is not valid is rejected at its field', oneWidth, async ({ page }) => {
    const dialog = await openDialog(page)
    await fillRequired(dialog, 'moth at lamp')
    await send(dialog).click()
    await expect(dialog.getByText('Please enter an email address like name@cafe.com.au.')).toBeVisible()
    await expect(field(dialog, 'Email')).toBeFocused()
    await expect(page.getByText('Missing Information')).toHaveCount(0)
  })

  test('a draft survives a closed tab', oneWidth, async ({ page, context }) => {
    const dialog = await openDialog(page)
    await dialog.locator('[name=requirements]').fill('Decaf for the weekend')
    await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain('Decaf for the weekend')
    await page.close()
    const again = await openDialog(await context.newPage())
    await expect(again.locator('[name=requirements]')).toHaveValue('Decaf for the weekend')
  })

  test('a double click and a lost response make one request', oneWidth, async ({ page, site }) => {
    const buyer = newBuyer()
    const dialog = await openDialog(page)
    await fillRequired(dialog, buyer)
    let lost = 0
    // The server makes the request, but the network eats the first answer.
    await page.route('**/api/quotes/request', async (route) => {
      if (lost++ > 0) return route.continue()
      await route.fetch()
      return route.abort()
    })
    await send(dialog).dblclick()
    await expect(toast(page, 'Error')).toContainText('We could not reach the server.')
    await expect(dialog.getByText('We could not reach the server.')).toBeVisible()
    await expect(field(dialog, 'Business name')).toHaveValue('Moth and Lamp')
    await send(dialog).click()
    await expect(toast(page, 'Quote Request Sent!')).toBeVisible()
    await site.emailTo(buyer)
    await site.emailTo(SUPPLIER.email, buyer)
  })

  test.describe('with nothing loaded before', () => {
    test.use({ ownBrowser: true })

    test(
      'without a connection the form says so and stays, and can be sent once there is a connection',
      oneWidth,
      async ({ page, context, site }) => {
        const buyer = newBuyer()
        const dialog = await openDialog(page)
        await fillRequired(dialog, buyer)
        await context.setOffline(true)
        await send(dialog).click()
        // In plain clothes: what dresses toasts has not been loaded yet.
        const error = page.getByText('Error. You are offline. Please try again when you are back. What you typed is kept.')
        await expect(error).toBeVisible()
        await expect(page.getByText('You are offline. What you type is kept')).toBeVisible()
        await expect(field(dialog, 'Business name')).toHaveValue('Moth and Lamp')
        await expect(error).toBeHidden()
        await context.setOffline(false)
        await expect(page.getByText('Back online')).toBeVisible()
        await send(dialog).click()
        await expect(dialog).toBeHidden()
        await site.emailTo(buyer)
      },
    )
  })

  test('a rejected request keeps the form and shows the message of the server', oneWidth, async ({ page }) => {
    const detail = 'This supplier is not taking requests today.'
    await page.route('**/api/quotes/request', (route) =>
      route.fulfill({
        status: 503,
        contentType: 'application/problem+json',
        body: JSON.stringify({ type: 'about:blank', title: 'Unavailable', status: 503, detail }),
      }),
    )
    const dialog = await openDialog(page)
    await fillRequired(dialog, newBuyer())
    await send(dialog).click()
    await expect(toast(page, 'Error')).toContainText(detail)
    await expect(dialog.locator('[name=requirements]')).toHaveValue('14 kg of Shed Blend a week')
  })

  test('Get Quote opens the dialog with the product in it, Request Sample that of samples', oneWidth, async ({ page }) => {
    await open(page, `/suppliers/${SUPPLIER.id}`)
    const product = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Shed Blend' }) })
    await product.getByRole('button', { name: 'Get Quote' }).click()
    await expect(dialogOf(page).locator('[name=requirements]')).toHaveValue('A quote for Shed Blend (listed at $31.50 / kg), please.\n')
    await escape(dialogOf(page))
    await expect(product.getByRole('button', { name: 'Get Quote' })).toBeFocused()
    await product.getByRole('button', { name: 'Request Sample' }).click()
    const sample = page.getByRole('dialog', { name: 'Request Sample' })
    await expect(sample.getByLabel('What would you like to try?')).toHaveValue('Shed Blend')
  })

  test('the dialog has no accessibility violations, with its errors shown', async ({ page }) => {
    const dialog = await openDialog(page)
    await send(dialog).click()
    await expect(dialog.getByText('Please say what you need.')).toBeVisible()
    await expectSoundPage(page, THOROUGHLY)
  })
})
