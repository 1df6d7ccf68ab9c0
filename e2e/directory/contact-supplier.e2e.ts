import type { Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { signedInBuyer } from '#e2e/kit/people/people.ts'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { expect, holdResponse, oneWidth, open, test, toast } from '#e2e/kit/site.ts'

const SUPPLIER = '/suppliers/4'
const PROMISE = 'They will contact you soon.'
const contactButton = (page: Page) => page.getByRole('button', { name: 'Contact Supplier' })
const question = (page: Page) => page.getByRole('textbox', { name: 'Where can they reach you?' })
const emailOf = async (page: Page) => (await (await page.request.get(`/api${SUPPLIER}`)).json()).email as string

test.describe('Contact Supplier', () => {
  test(
    'a visitor without contact details is promised nothing, and asked at once for an address or phone number',
    oneWidth,
    async ({ page, site }) => {
      const buyer = `cafe-${randomUUID().slice(0, 8)}@moth.example`
      await open(page, SUPPLIER)
      const first = page.waitForRequest(`**/api${SUPPLIER}/contact`)
      await contactButton(page).click()
      expect((await first).postDataJSON()).toEqual({})
      await expect(toast(page, 'Inquiry Sent')).toBeVisible()
      await expect(page.getByText(PROMISE)).toHaveCount(0)
      await expect(question(page)).toBeFocused()
      await page.keyboard.type('the cafe on the corner')
      await page.keyboard.press('Enter')
      await expect(page.getByText('Please enter an email address or a phone number.')).toBeVisible()
      await expectSoundPage(page)
      await question(page).fill('ann@')
      await page.keyboard.press('Enter')
      await expect(page.getByText('Please enter an email address like name@cafe.com.au.').first()).toBeVisible()
      await expect(question(page)).toBeFocused()
      await question(page).fill(buyer)
      await page.keyboard.press('Enter')
      await expect(toast(page, 'Inquiry Sent')).toContainText(PROMISE)
      await expect(contactButton(page)).toBeFocused()
      await site.emailTo(await emailOf(page), buyer)
    },
  )

  test('a message is sent along, and its sender is not asked again for known details', oneWidth, async ({ page, site }) => {
    const buyer = await signedInBuyer(page)
    await open(page, SUPPLIER)
    await page.getByRole('button', { name: 'Add a message' }).click()
    await page.getByLabel('Message to the supplier').fill('Do you deliver to Northcote?')
    const release = await holdResponse(page, `**/api${SUPPLIER}/contact`)
    await contactButton(page).click()
    const busy = page.getByRole('button', { name: 'Sending...' })
    await expect(busy).toBeDisabled()
    await expect(busy).toBeFocused()
    release()
    await expect(toast(page, 'Inquiry Sent')).toContainText(PROMISE)
    await expect(question(page)).toHaveCount(0)
    expect((await site.emailTo(await emailOf(page), buyer.email)).text).toContain('Do you deliver to Northcote?')
  })

  test('a press before the script is loaded is not lost', oneWidth, async ({ page }) => {
    const release = await holdResponse(page, '**/assets/entry-client-*.js')
    await page.goto('/suppliers/5', { waitUntil: 'domcontentloaded' })
    const sent = page.waitForRequest('**/api/suppliers/5/contact')
    await contactButton(page).click()
    release()
    expect((await sent).postDataJSON()).toEqual({})
    await expect(question(page)).toBeFocused()
  })

  test('an inquiry whose script cannot be loaded says so, and is sent by another press', oneWidth, async ({ page }) => {
    await page.route('**/assets/send-inquiry-*.js', (route) => route.abort())
    await open(page, '/suppliers/6')
    await contactButton(page).click()
    await expect(toast(page, 'Error')).toContainText('We could not reach the server.')
    await page.unrouteAll()
    await contactButton(page).click()
    await expect(toast(page, 'Inquiry Sent')).toBeVisible()
  })
})
