import type { Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { THOROUGHLY } from '#e2e/kit/looks/axe.ts'
import { signedInBuyer } from '#e2e/kit/people/people.ts'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { unfold } from '#e2e/kit/people/listing.ts'
import { toPart, WHO } from '#e2e/kit/people/quote-dialog.ts'
import { expect, oneWidth, open, reload, test, toast } from '#e2e/kit/site.ts'
import { newSupplier } from '#e2e/kit/people/suppliers.ts'

const boxes = (page: Page) => page.getByRole('checkbox', { name: /^Select / })
const sendBulk = (page: Page) => page.getByRole('button', { name: 'Send Bulk Quote Request' })
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Send Bulk Quote Request' })

/** Ticks the first supplier of the list, once it is not the one ticked before, and answers its name. */
async function pickFirst(page: Page): Promise<string> {
  const box = boxes(page).first()
  await expect(box).not.toBeChecked()
  await box.check()
  return (await box.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent ?? '')).replace('Select ', '')
}

test.describe('Asking many suppliers for a quote', () => {
  test('one request goes to suppliers picked from several filters and pages, after they were shown', async ({ page, site, isMobile }) => {
    const buyer = `cafe-${randomUUID().slice(0, 8)}@moth.example`
    await open(page, '/suppliers?bulk=true')
    const first = await pickFirst(page)
    await page.getByRole('link', { name: 'Next page' }).click()
    await expect(page).toHaveURL(/page=2/)
    const removed = await pickFirst(page)
    // On wider pages it is beside the list.
    if (isMobile) await unfold(page, isMobile)
    await page.getByLabel('State').selectOption({ label: 'Tasmania' })
    await expect(page).toHaveURL(/state=TAS/)
    const last = await pickFirst(page)
    await sendBulk(page).click()
    const dialog = dialogOf(page)
    const field = (label: string) => dialog.getByRole('textbox', { name: label })
    for (const name of [first, removed, last]) await expect(dialog.getByRole('list')).toContainText(name)
    await dialog.getByRole('button', { name: `Remove ${removed}` }).click()
    const sendAll = dialog.getByRole('button', { name: 'Send to 2 suppliers' })
    await field('Message').fill('36 L of oat milk a week to Preston')
    await toPart(dialog, WHO)
    await expect(sendAll).toBeDisabled()
    await field('Email').fill(buyer)

    await page.route('**/api/quotes/bulk', (route) => route.abort())
    await sendAll.click()
    await expect(toast(page, 'Error')).toContainText('We could not reach the server.')
    await expect(dialog.locator('[name=message]')).toHaveValue('36 L of oat milk a week to Preston')
    await page.unroute('**/api/quotes/bulk')

    await sendAll.click()
    await expect(toast(page, 'Quote requests sent')).toContainText('2 suppliers')
    await expect(dialog).toBeHidden()
    await expect(page).not.toHaveURL(/bulk=true/)
    const note = page.getByRole('region', { name: '2 suppliers have your request' })
    await expect(note.getByRole('heading')).toBeFocused()
    for (const text of [first, last, buyer]) await expect(note).toContainText(text)
    const copy = await site.emailTo(buyer)
    for (const name of [first, last]) expect(copy.text).toContain(name)
    expect(copy.text).not.toContain(removed)
    await reload(page)
    await expect(note).toContainText(buyer)
    // This browser has sent it, so it needs no email to read it.
    await note.getByRole('link', { name: 'See your request' }).click()
    await expect(page.getByText('0 of 2 suppliers have answered with prices.')).toBeVisible()
    await page.goBack()
    await note.getByRole('button', { name: 'Close this note' }).click()
    await expect(note).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
  })

  test(
    'a supplier deleted in the meantime is named and removed, and the others are asked with the same form',
    oneWidth,
    async ({ page, otherCaller }) => {
      const beans = await otherCaller()
      const { businessName, password } = await newSupplier(beans, 'Beans')
      await open(page, '/suppliers?bulk=true')
      await pickFirst(page)
      await open(page, `/suppliers?bulk=true&search=${encodeURIComponent(businessName)}`)
      await page.getByRole('checkbox', { name: `Select ${businessName}` }).check()
      await sendBulk(page).click()
      const dialog = dialogOf(page)
      await dialog.getByRole('textbox', { name: 'Message' }).fill('Beans for two weeks')
      await dialog.getByRole('textbox', { name: 'Email' }).fill(`cafe-${randomUUID().slice(0, 8)}@moth.example`)
      const gone = await beans.request.delete('/api/account', { data: { password, removeListing: true } })
      expect(gone.status()).toBe(204)
      await dialog.getByRole('button', { name: 'Send to 2 suppliers' }).click()
      await expect(dialog.getByText(`${businessName} is no longer on Backdock and was taken off the list.`)).toBeVisible()
      await expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveValue('Beans for two weeks')
      await dialog.getByRole('button', { name: 'Send to 1 supplier' }).click()
      await expect(toast(page, 'Quote requests sent')).toContainText('1 supplier')
    },
  )

  test(
    'My requests says how many suppliers were asked before all are loaded, and loads the rest on a press',
    oneWidth,
    async ({ page }) => {
      const { email } = await signedInBuyer(page)
      const supplierIds = Array.from({ length: 25 }, (_, at) => at + 1)
      const sent = await page.request.post('/api/quotes/bulk', { data: { supplierIds, message: 'Napkins', contactEmail: email } })
      expect(sent.status()).toBe(201)
      await open(page, '/quotes')
      const group = page.getByRole('region', { name: 'Napkins' })
      await expect(group).toContainText('One request to 25 suppliers')
      await expect(group).toContainText('20 of 25 shown')
      await group.getByRole('button', { name: 'Show all 25' }).click()
      await expect(group.getByRole('listitem')).toHaveCount(25)
      await expect(group.getByText('of 25 shown')).toHaveCount(0)
    },
  )

  test('the list with a supplier selected, and the bulk dialog, have no accessibility violations', async ({ page }) => {
    await open(page, '/suppliers?view=list&bulk=true')
    await pickFirst(page)
    await expectSoundPage(page, THOROUGHLY)
    await sendBulk(page).click()
    await expect(dialogOf(page)).toBeVisible()
    await expectSoundPage(page, THOROUGHLY)
  })
})
