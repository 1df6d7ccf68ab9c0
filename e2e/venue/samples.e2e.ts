import type { Locator, Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { send } from '#e2e/kit/calls.ts'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { signedInBuyer } from '#e2e/kit/people/people.ts'
import { newSupplier, type Supplier } from '#e2e/kit/people/suppliers.ts'
import { expect, oneWidth, open, test, toast } from '#e2e/kit/site.ts'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Request Sample' })
const sendButton = (dialog: Locator) => dialog.getByRole('button', { name: 'Request Sample' })

async function supplierWithProduct(page: Page): Promise<Supplier> {
  const supplier = await newSupplier(page)
  await send(page, `/api/suppliers/${supplier.id}/featured-products`, { title: 'Shed Blend' })
  return supplier
}

async function openDialog(page: Page, { path }: Supplier): Promise<Locator> {
  await open(page, path)
  await page.getByRole('button', { name: 'Request Sample' }).click()
  await expect(dialogOf(page)).toBeVisible()
  return dialogOf(page)
}

test.describe('A sample', () => {
  test('is asked for, sent, received and judged, and the verdict begins a review', async ({ page, otherPage }) => {
    const buyer = await otherPage()
    const supplier = await supplierWithProduct(page)
    await signedInBuyer(buyer)
    await test.step('the buyer asks; what is missing is said at its field', async () => {
      const dialog = await openDialog(buyer, supplier)
      await expect(dialog.getByLabel('What would you like to try?')).toHaveValue('Shed Blend')
      await dialog.getByLabel('Business name').fill('Moth and Lamp')
      await sendButton(dialog).click()
      await expect(dialog.getByText('Please say where the sample is to go.').first()).toBeVisible()
      await expect(dialog.getByLabel('Where is it to go?')).toBeFocused()
      await expectSoundPage(buyer)
      await dialog.getByLabel('Where is it to go?').fill('12 High Street, Preston 3072')
      await sendButton(dialog).click()
      await toast(buyer, 'Sample requested').getByRole('button', { name: 'See your sample' }).click()
      await expect(buyer.getByRole('heading', { name: 'Sample: Shed Blend' })).toBeVisible()
      await expectSoundPage(buyer)
    })
    await test.step('the supplier finds it beside its requests, and sends it', async () => {
      await open(page, '/supplier-dashboard?tab=quotes')
      await expect(page.getByRole('heading', { name: 'One sample to send' })).toBeVisible()
      await expectSoundPage(page)
      await page.getByRole('list', { name: 'Samples to send' }).getByRole('link', { name: 'Shed Blend' }).click()
      await page.getByRole('button', { name: 'Promise it' }).click()
      await expect(page.getByText('Say when it is on its way.')).toBeVisible()
      await expectSoundPage(page)
      await page.getByRole('button', { name: 'It is on its way' }).click()
      await expect(page.getByText('It is on its way. The buyer says when it has arrived.')).toBeVisible()
    })
    await test.step('the buyer says that it has arrived and how it was, and carries that into a review', async () => {
      await open(buyer, '/samples')
      await buyer.getByRole('link', { name: 'Shed Blend' }).click()
      await buyer.getByRole('button', { name: 'It has arrived' }).click()
      await buyer.getByRole('radio', { name: '4 stars' }).check()
      await buyer.getByLabel('Note').fill('Round and sweet.')
      await expectSoundPage(buyer)
      await buyer.getByRole('button', { name: 'Save the verdict' }).click()
      await expect(buyer.getByText('Only you see it.')).toBeVisible()
      await buyer.getByRole('button', { name: 'Write it as a review' }).click()
      const review = buyer.getByRole('dialog', { name: /^Review/ })
      await expect(review.getByRole('textbox').first()).toHaveValue('Round and sweet.')
      await expect(review.getByRole('radio', { name: '4 stars' })).toBeChecked()
    })
  })

  test('of a visitor is followed by the link of its email', oneWidth, async ({ page, otherPage, site }) => {
    const supplier = await supplierWithProduct(page)
    const visitor = await otherPage()
    const address = `cafe-${randomUUID().slice(0, 8)}@moth.example`
    const dialog = await openDialog(visitor, supplier)
    await dialog.getByLabel('Business name').fill('Moth and Lamp')
    await dialog.getByLabel('Email').fill(address)
    await dialog.getByLabel('Where is it to go?').fill('Preston 3072')
    await sendButton(dialog).click()
    await toast(visitor, 'Sample requested').getByRole('button', { name: 'See your sample' }).click()
    await expect(visitor.getByText(`${supplier.businessName} has been asked.`)).toBeVisible()
    await expect(visitor.getByRole('button', { name: 'I no longer want it' })).toHaveCount(0)
    const { text = '' } = await site.emailTo(address)
    await open(visitor, /https?:\/\/[^/\s]+(\/samples\/[^\s]+)/.exec(text)?.[1] ?? '')
    await visitor.getByRole('button', { name: 'I no longer want it' }).click()
    await expect(visitor.getByText('You have withdrawn it.')).toBeVisible()
  })
})
