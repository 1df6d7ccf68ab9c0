import type { Locator, Page } from '@playwright/test'
import { focus } from '#e2e/kit/keys.ts'
import { composer, POSTS } from '#e2e/kit/people/posts.ts'
import { field, next, quoteDialog, toPart, WHO } from '#e2e/kit/people/quote-dialog.ts'
import { answerForm, ask } from '#e2e/kit/people/quotes.ts'
import { expect, oneWidth, open, test, toast } from '#e2e/kit/site.ts'
import { newSupplier } from '#e2e/kit/people/suppliers.ts'

const WORDS = 'Please give a whole date that exists, or clear the field.'

/** Types the first part of a date or a time, whichever that is in this browser. */
async function typeHalf(input: Locator) {
  await input.fill('')
  await focus(input)
  await input.page().keyboard.type('2')
  await expect.poll(() => input.evaluate(({ validity }: HTMLInputElement) => validity.badInput)).toBe(true)
}

async function sendAs(dialog: Locator, email: string) {
  await toPart(dialog, WHO)
  await field(dialog, 'Business name').fill('Moth and Lamp')
  await dialog.getByLabel('Email', { exact: true }).fill(email)
  await dialog.getByRole('button', { name: 'Send Quote Request' }).click()
}

/** Counts what is sent from now on. */
function sentFrom(page: Page, path: RegExp): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' && path.test(request.url())) sent.push(request.url())
  })
  return sent
}

test.describe('Half a date', () => {
  test('in the dialog of a buyer it is refused at its field, and sent once it is whole', async ({ page, isMobile }) => {
    const sent = sentFrom(page, /quotes\/request$/)
    const supplier = await newSupplier(page)
    await page.context().clearCookies()
    await open(page, supplier.path)
    await page.getByRole('button', { name: 'Request a quote' }).first().click()
    const dialog = quoteDialog(page)
    const day = dialog.getByLabel('Preferred Delivery Date')
    await dialog.locator('[name=requirements]').fill('14 kg of Shed Blend a week')
    await typeHalf(day)
    if (isMobile) await next(dialog).click()
    else await sendAs(dialog, 'ann@moth.example')
    await expect(dialog.getByText(WORDS)).toBeVisible()
    await expect(day).toBeFocused()
    await expect(day).toHaveAccessibleDescription(WORDS)
    expect(sent).toEqual([])
    await day.fill('2027-02-28')
    await expect(dialog.getByText(WORDS)).toBeHidden()
    await sendAs(dialog, 'ann@moth.example')
    await expect(toast(page, 'Quote Request Sent!')).toBeVisible()
    expect(sent).toHaveLength(1)
  })

  test('in the answer of a supplier it is refused at “Valid until”', oneWidth, async ({ page }) => {
    const sent = sentFrom(page, /answer$/)
    const supplier = await newSupplier(page)
    await open(page, `/dashboard?tab=quotes&quote=${await ask(page, supplier)}`)
    const form = answerForm(page)
    for (const [label, text] of Object.entries({ Item: 'House blend', 'Pack size': '5 kg', Quantity: '1', 'Price per pack, $': '94.50' }))
      await form.getByLabel(label).fill(text)
    await typeHalf(form.getByLabel('Valid until'))
    await form.getByRole('button', { name: 'Send the prices' }).click()
    await expect(form.getByText(WORDS)).toBeVisible()
    await expect(form.getByLabel('Valid until')).toBeFocused()
    expect(sent).toEqual([])
    await form.getByLabel('Valid until').fill('')
    await form.getByRole('button', { name: 'Send the prices' }).click()
    await expect(toast(page, 'Prices sent')).toBeVisible()
  })

  test('in the time of a post it is refused', oneWidth, async ({ page }) => {
    const sent = sentFrom(page, /social-posts/)
    await newSupplier(page)
    await open(page, `${POSTS}&new=true`)
    const dialog = composer(page)
    await dialog.getByLabel('Text', { exact: true }).fill('See you on the road')
    await dialog.getByLabel('Schedule').check()
    await typeHalf(dialog.getByLabel('Time'))
    await dialog.getByRole('button', { name: 'Schedule' }).click()
    await expect(dialog.getByText('Please give a whole time, or clear the field.')).toBeVisible()
    expect(sent).toEqual([])
  })
})
