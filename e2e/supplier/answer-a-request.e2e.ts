import { send } from '#e2e/kit/calls.ts'
import { press, typeInto } from '#e2e/kit/keys.ts'
import { signedInBuyer } from '#e2e/kit/people/people.ts'
import { answer, answerForm, ask, buyerLink, line, newBuyerEmail, part } from '#e2e/kit/people/quotes.ts'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { expect, oneWidth, open, test, toast } from '#e2e/kit/site.ts'
import { newSupplier } from '#e2e/kit/people/suppliers.ts'

const dashboard = (id: string) => `/dashboard?tab=quotes&quote=${id}`

test.describe('Answering a request', () => {
  test(
    'a supplier answers by keyboard alone, errors are shown at their fields, and the buyer sees every line',
    oneWidth,
    async ({ page, otherPage }) => {
      const buyer = await otherPage()
      const supplier = await newSupplier(page)
      await signedInBuyer(buyer)
      const id = await ask(buyer, supplier)
      await open(page, dashboard(id))
      const form = answerForm(page)
      await typeInto(form.getByLabel('Item'), 'House blend')
      await page.keyboard.press('Enter')
      await expect(form.getByText('Please give the pack size, such as 5 kg.')).toBeVisible()
      await expect(form.getByLabel('Pack size')).toBeFocused()
      // The form focuses the field once more in a timer, before which a busy browser may take the next keys.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
      for (const text of ['12 x 250 g', '2', '$94.50']) {
        await page.keyboard.type(text)
        await page.keyboard.press('Tab')
      }
      await expect(form.getByLabel('GST')).toBeFocused()
      await page.keyboard.press('End')
      await expect(form.getByRole('group', { name: 'Line 1' })).toContainText('$189.00 $31.50 / kg')
      await press(form.getByRole('button', { name: 'Add a line' }), 'Enter')
      await expect(form.getByLabel('Item').nth(1)).toBeFocused()
      for (const text of ['Decaf', '1 kg', '1', '36']) {
        await page.keyboard.type(text)
        await page.keyboard.press('Tab')
      }
      await form.getByLabel('Delivery fee, $').fill('5')
      await form.getByLabel('Terms').fill('14 days')
      await expect(form.getByText('$230.00')).toBeVisible()
      await press(form.getByRole('button', { name: 'Send the prices' }), 'Enter')
      await expect(toast(page, 'Prices sent')).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Your prices' })).toBeFocused()
      await open(buyer, `/quotes/${id}`)
      const prices = part(buyer, 'Prices')
      await expect(prices.getByRole('row', { name: /House blend/ })).toContainText('$31.50 / kg')
      await expect(prices.getByRole('row', { name: /Decaf/ })).toContainText('GST-free')
      await expect(prices).toContainText('14 days')
    },
  )

  test(
    'an answer starts with products, last prices and the minimum, of which only lines with a quantity are sent',
    oneWidth,
    async ({ page }) => {
      const supplier = await newSupplier(page)
      for (const [title, price] of Object.entries({ 'Shed Blend': '$31.50 / kg', Decaf: 'From $36 / kg' }))
        await send(page, `/api/suppliers/${supplier.id}/featured-products`, { title, description: '', price })
      await open(page, dashboard(await ask(page, supplier)))
      const form = answerForm(page)
      await expect(form.getByLabel('Price per pack, $').first()).toHaveValue('31.50')
      await expect(form.getByLabel('Price per pack, $').nth(1)).toHaveValue('')
      await expect(form.getByRole('group', { name: 'Line 2' })).toContainText('Your listing says From $36 / kg')
      await form.getByRole('button', { name: 'Send the prices' }).click()
      await expect(form.getByText('Please give at least one line.')).toBeVisible()
      await form.getByRole('button', { name: 'Clear the suggestions' }).click()
      await expect(form.getByLabel('Item')).toHaveValue('')
      await page.getByRole('button', { name: 'Undo' }).click()
      await form.getByLabel('Quantity').first().fill('2')
      await expectSoundPage(page)
      await form.getByRole('button', { name: 'Send the prices' }).click()
      await expect(toast(page, 'Prices sent')).toBeVisible()
      const rows = part(page, 'Your prices').getByRole('row')
      await expect(rows.filter({ hasText: 'Shed Blend' })).toContainText('$63.00')
      await expect(rows.filter({ hasText: 'Decaf' })).toHaveCount(0)
    },
  )

  test('the draft of an answer survives a closed tab, and a removed line can be restored', oneWidth, async ({ page, context }) => {
    const supplier = await newSupplier(page)
    const id = await ask(page, supplier)
    await open(page, dashboard(id))
    await answerForm(page).getByLabel('Item').fill('House blend')
    await answerForm(page).getByRole('button', { name: 'Add a line' }).click()
    await answerForm(page).getByLabel('Item').nth(1).fill('Decaf')
    await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain('Decaf')
    await page.close()
    const again = await context.newPage()
    await open(again, dashboard(id))
    const items = answerForm(again).getByLabel('Item')
    await expect(items.nth(1)).toHaveValue('Decaf')
    await answerForm(again).getByRole('button', { name: 'Remove line 1' }).click()
    await expect(items).toHaveCount(1)
    await expect(items.first()).toHaveValue('Decaf')
    await expect(answerForm(again).getByRole('button', { name: 'Add a line' })).toBeFocused()
    await again.getByRole('button', { name: 'Undo' }).click()
    await expect(items.first()).toHaveValue('House blend')
    await expect(items.nth(1)).toHaveValue('Decaf')
  })

  test('prices are saved, used for the next request, and revised from those sent last', oneWidth, async ({ page }) => {
    const supplier = await newSupplier(page)
    const first = await ask(page, supplier)
    await answer(supplier, first, line('House blend', '1 kg', 14, 3150))
    await open(page, dashboard(first))
    await page.getByRole('button', { name: 'Revise the prices' }).click()
    const form = answerForm(page)
    await expect(form.getByLabel('Price per pack, $')).toHaveValue('31.50')
    await form.getByText('Keep these prices to use again').click()
    await form.getByLabel('Name').fill('Weekly beans')
    await form.getByRole('button', { name: 'Keep them' }).click()
    await expect(toast(page, 'Prices kept')).toBeVisible()
    await form.getByLabel('Price per pack, $').fill('30')
    await form.getByRole('button', { name: 'Send the new prices' }).click()
    await expect(toast(page, 'New prices sent')).toBeVisible()
    await expect(
      part(page, 'Your prices')
        .getByRole('row', { name: /House blend/ })
        .first(),
    ).toContainText('$30.00')
    await page.getByText(/^Earlier prices/).click()
    await expect(part(page, 'Your prices')).toContainText('$31.50 / kg')

    await open(page, dashboard(await ask(page, supplier)))
    await answerForm(page).getByLabel('Start from').selectOption({ label: 'Weekly beans' })
    await expect(answerForm(page).getByLabel('Item')).toHaveValue('House blend')
    await answerForm(page).getByText('Keep these prices to use again').click()
    await answerForm(page).getByRole('button', { name: 'Forget Weekly beans' }).click()
    await expect(answerForm(page).getByRole('list', { name: 'Kept prices' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(answerForm(page).getByRole('list', { name: 'Kept prices' })).toContainText('Weekly beans')
  })

  test(
    'a file is sent with the prices; one that is rejected or fails says so and can be tried again',
    oneWidth,
    async ({ page, site, otherPage }) => {
      const buyer = await otherPage()
      const supplier = await newSupplier(page)
      const contactEmail = newBuyerEmail()
      const id = await ask(buyer, supplier, { contactEmail })
      await open(page, dashboard(id))
      const form = answerForm(page)
      const choose = (name: string, mimeType: string, buffer: Buffer) =>
        form.locator('input[type=file]').setInputFiles({ name, mimeType, buffer })
      await choose('prices.txt', 'text/plain', Buffer.from('31.50'))
      await expect(form.getByText('Please choose a PDF, PNG, JPEG or WebP file.')).toBeVisible()
      await choose('large.pdf', 'application/pdf', Buffer.alloc(5 * 1024 * 1024 + 1))
      await expect(form.getByText('This file is too large.')).toBeVisible()
      await choose('broken.pdf', 'application/pdf', Buffer.from('no pdf'))
      await expect(form.getByText('Please send a PDF')).toBeVisible()
      await page.route('**/attachments?*', (route) => route.abort())
      await choose('prices.pdf', 'application/pdf', Buffer.from('%PDF-1.7\nprices'))
      await expect(form.getByText('We could not reach the server.')).toBeVisible()
      await page.unroute('**/attachments?*')
      await form.getByRole('button', { name: 'Try again' }).click()
      await expect(form.getByText(/^prices\.pdf, /)).toBeVisible()
      await form.getByLabel('Item').fill('House blend')
      await form.getByLabel('Pack size').fill('1 kg')
      await form.getByLabel('Quantity').fill('1')
      await form.getByLabel('Price per pack, $').fill('31.5')
      await form.getByRole('button', { name: 'Send the prices' }).click()
      await expect(toast(page, 'Prices sent')).toBeVisible()
      await open(buyer, await buyerLink(site, contactEmail))
      const download = buyer.waitForEvent('download')
      await buyer.getByRole('link', { name: /^prices\.pdf/ }).click()
      expect((await download).suggestedFilename()).toBe('prices.pdf')
    },
  )
})
