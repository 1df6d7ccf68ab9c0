import type { Locator, Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { escape, press } from '#e2e/kit/keys.ts'
import { signedInBuyer } from '#e2e/kit/people/people.ts'
import { expect, oneWidth, open, test, toast } from '#e2e/kit/site.ts'

const newBuyer = () => `cafe-${randomUUID().slice(0, 8)}@moth.example`
const field = (dialog: Locator, label: string) => dialog.getByRole('textbox', { name: label })
const send = (dialog: Locator) => dialog.getByRole('button', { name: 'Send Quote Request' })

/** The form on a page that is loaded anew. */
async function openDialog(page: Page): Promise<Locator> {
  await open(page, '/suppliers/1')
  // By key: the note on a request that was sent arrives above the button and moves it away from the pointer.
  await press(page.getByRole('button', { name: /^(Request a quote|Send another request)$/ }), 'Enter')
  const dialog = page.getByRole('dialog', { name: /^Request a quote from/ })
  await expect(dialog).toBeVisible()
  return dialog
}

async function ask(page: Page, buyer: string) {
  const dialog = await openDialog(page)
  await field(dialog, 'Business name').fill('Moth and Lamp')
  await field(dialog, 'Email').fill(buyer)
  await dialog.locator('[name=requirements]').fill('14 kg of Shed Blend a week')
  await send(dialog).click()
  await expect(dialog).toBeHidden()
}

test.describe('Remembered contact details', () => {
  test('contact details are remembered for the next supplier and for inquiries, and can be cleared', oneWidth, async ({ page, site }) => {
    const buyer = newBuyer()
    await ask(page, buyer)
    await open(page, '/suppliers/2#quote')
    const next = page.getByRole('dialog', { name: /^Request a quote from/ })
    await expect(field(next, 'Email')).toHaveValue(buyer)
    await expect(next.locator('[name=requirements]')).toHaveValue('')
    await escape(next)
    await page.getByRole('button', { name: 'Contact Supplier' }).click()
    await expect(toast(page, 'Inquiry Sent')).toContainText('They will contact you soon.')
    await site.emailTo((await (await page.request.get('/api/suppliers/2')).json()).email, buyer)
    await page.getByRole('button', { name: 'Request a quote' }).click()
    await next.getByRole('button', { name: 'Clear my details' }).click()
    await expect(field(next, 'Email')).toHaveValue('')
  })

  test(
    'an account uses its own address, finds the draft typed before signing in, and leaves nothing in the browser',
    oneWidth,
    async ({ page }) => {
      const visitor = newBuyer()
      await ask(page, visitor)
      const dialog = await openDialog(page)
      await field(dialog, 'Phone').fill('0412 345 678')
      await dialog.locator('[name=requirements]').fill('Decaf for the weekend')
      await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain('Decaf for the weekend')
      const ann = await signedInBuyer(page)
      await openDialog(page)
      await expect(field(dialog, 'Email')).toHaveValue(ann.email)
      for (const label of ['Business name', 'Phone']) await expect(field(dialog, label)).toHaveValue('')
      await expect(dialog.locator('[name=requirements]')).toHaveValue('Decaf for the weekend')
      await field(dialog, 'Business name').fill('Lantern Bar')
      await send(dialog).click()
      await expect(dialog).toBeHidden()
      await openDialog(page)
      await expect(field(dialog, 'Business name')).toHaveValue('Lantern Bar')
      await page.request.post('/api/logout')
      await openDialog(page)
      await expect(field(dialog, 'Email')).toHaveValue(visitor)
      await expect(dialog.locator('[name=requirements]')).toHaveValue('')
      await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).not.toContain('Lantern Bar')
    },
  )
})
