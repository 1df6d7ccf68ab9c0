import type { Page } from '@playwright/test'
import { THOROUGHLY } from '#e2e/kit/looks/axe.ts'
import { dayIn } from '#e2e/kit/days.ts'
import { press } from '#e2e/kit/keys.ts'
import { newBuyerEmail } from '#e2e/kit/people/quotes.ts'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { fillRequired, next, partOf, toPart, WHAT, WHERE, WHO } from '#e2e/kit/people/quote-dialog.ts'
import { expect, open, test, toast } from '#e2e/kit/site.ts'
import { newSupplier, type Supplier } from '#e2e/kit/people/suppliers.ts'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^Request a quote from/ })

/** A form with a field of each type, behind the four that every form has. */
async function saveForm({ id, page }: Supplier) {
  const { fields } = await (await page.request.get(`/api/suppliers/${id}/quote-form`)).json()
  const more = [
    { label: 'Machine', type: 'text', required: true },
    { label: 'Anything else', type: 'textarea' },
    { label: 'Kilos a week', type: 'number', required: true },
    { label: 'Accounts email', type: 'email' },
    { label: 'Kitchen phone', type: 'phone' },
    { label: 'First delivery', type: 'date' },
    { label: 'Grind', type: 'select', options: ['Whole beans', 'Espresso'] },
    { label: 'Grinder on loan', type: 'checkbox', required: true },
  ].map((field, at) => ({ id: `extra-${at}`, ...field, order: 5 + at }))
  const answer = await page.request.put(`/api/suppliers/${id}/quote-form`, { data: { fields: [...fields.slice(0, 4), ...more] } })
  expect(answer.status()).toBe(200)
}

async function openDialog(page: Page, id: number) {
  await open(page, `/suppliers/${id}#quote`)
  await expect(dialogOf(page)).toBeVisible()
  return dialogOf(page)
}

test.describe("A supplier's own quote form", () => {
  test("the dialog asks a supplier's own form, checks it at its fields, and sends its answers", async ({ page, otherPage }) => {
    const supplier = await newSupplier(await otherPage())
    await saveForm(supplier)
    const dialog = await openDialog(page, supplier.id)
    const own = dialog.getByRole('group', { name: `${supplier.businessName} also asks` })
    await dialog.locator('[name=requirements]').fill('Beans')
    await own.getByLabel('Kilos a week').fill('a lot')
    // On a phone the first step is checked before the next, beside the others with them.
    await next(dialog)
      .or(dialog.getByRole('button', { name: 'Send Quote Request' }))
      .click()
    await expect(own.getByText('Please answer “Machine”.')).toBeVisible()
    await expect(own.getByText('Please give a number only, such as 12, 2.5 or 10,000.')).toBeVisible()
    await expect(own.getByLabel('Machine')).toBeFocused()
    await own.getByLabel('Machine').fill('Two group')
    await own.getByLabel('Kilos a week').fill('14')
    await test.step('a phone shows six fields at once, and the others by a key', async () => {
      const fields = partOf(dialog, WHAT).locator('input, textarea, [role=combobox]').filter({ visible: true })
      const more = own.getByText('4 more questions')
      if ((page.viewportSize()?.width ?? 0) > 640) return expect(more).toHaveCount(0)
      await expect(fields).toHaveCount(6)
      await expect(own.getByRole('checkbox', { name: 'Grinder on loan' })).toBeVisible()
      await press(more, 'Enter')
      await expect(fields).toHaveCount(10)
      await own.getByLabel('Accounts email').fill('no address')
      await press(more, 'Enter')
      await expect(fields).toHaveCount(6)
      // What is wrong with a folded field is in view again, and has the focus.
      await next(dialog).click()
      await expect(own.getByLabel('Accounts email')).toBeFocused()
      await own.getByLabel('Accounts email').fill('')
    })
    await own.getByRole('combobox', { name: 'Grind' }).click()
    await page.getByRole('option', { name: 'Espresso' }).click()
    await own.getByRole('checkbox', { name: 'Grinder on loan' }).check()
    await own.getByLabel('First delivery').fill(dayIn(60))
    await toPart(dialog, WHERE)
    await expect(dialog.getByRole('combobox', { name: 'Urgency' })).toHaveText('Planning ahead')
    await toPart(dialog, WHO)
    await dialog.getByLabel('Business name').fill('Moth and Lamp')
    await dialog.getByLabel('Email', { exact: true }).fill(newBuyerEmail())
    await dialog.getByRole('button', { name: 'Send Quote Request' }).click()
    await expect(toast(page, 'Quote Request Sent!')).toBeVisible()
    await open(supplier.page, '/dashboard?tab=quotes')
    await supplier.page.getByRole('list', { name: 'Requests' }).getByRole('link').click()
    const facts = supplier.page.getByRole('main')
    for (const [label, text] of Object.entries({ Machine: 'Two group', 'Kilos a week': '14', Grind: 'Espresso', 'Grinder on loan': 'Yes' }))
      await expect(facts.locator('dl > div').filter({ has: supplier.page.getByText(label, { exact: true }) })).toContainText(text)
    await expect(facts.locator('dt', { hasText: 'Accounts email' })).toHaveCount(0)
  })

  test('an answer that the server rejects has its message at the field', async ({ page, otherPage }) => {
    const supplier = await newSupplier(await otherPage())
    await saveForm(supplier)
    const dialog = await openDialog(page, supplier.id)
    await dialog.getByLabel('Machine').fill('Two group')
    await dialog.getByLabel('Kilos a week').fill('14')
    await fillRequired(dialog, newBuyerEmail(), 'Beans')
    const errors = [{ path: 'answers.1', message: 'This is too much for one van.' }]
    const body = JSON.stringify({ type: 'about:blank', title: 'Bad Request', status: 400, detail: errors[0]!.message, errors })
    await page.route('**/api/quotes/request', (route) => route.fulfill({ status: 400, contentType: 'application/problem+json', body }))
    await dialog.getByRole('button', { name: 'Send Quote Request' }).click()
    await expect(dialog.getByLabel('Kilos a week')).toBeFocused()
    await expect(dialog.getByLabel('Kilos a week')).toHaveAccessibleDescription('This is too much for one van.')
  })

  test('the form General replaces the four fields of the dialog, so that nothing is asked twice', async ({ page }) => {
    // A baker, whose form is General.
    const { items } = await page.request
      .get('/api/suppliers?category=Baked%20Goods&limit=1')
      .then(async (answer) => ({ items: await answer.json() }))
    const dialog = await openDialog(page, items[0].id)
    const fields = (name: RegExp) => dialog.getByRole('textbox', { name }).or(dialog.getByRole('combobox', { name }))
    await expect(fields(/^quantity/i)).toHaveCount(1)
    await dialog.locator('[name=requirements]').fill('Sourdough')
    await toPart(dialog, WHERE)
    for (const name of [/^timeline/i, /^delivery/i, /^special requirements/i]) await expect(fields(name)).toHaveCount(1)
    await expect(fields(/^Delivery or Service Location/)).toBeVisible()
    await dialog.getByRole('combobox', { name: 'Timeline' }).click()
    await expect(page.getByRole('option')).toHaveText(['This week', 'This month', 'Next three months', 'Just comparing'])
  })

  test('a form that cannot be loaded leaves the dialog as it is', async ({ page }) => {
    await page.route('**/quote-form', (route) => route.abort())
    const dialog = await openDialog(page, 1)
    await expect(dialog.getByRole('group', { name: 'also asks' })).toHaveCount(0)
    await expect(dialog.getByLabel('Quantity')).toBeVisible()
    await fillRequired(dialog, newBuyerEmail(), 'Beans')
    await dialog.getByRole('button', { name: 'Send Quote Request' }).click()
    await expect(toast(page, 'Quote Request Sent!')).toBeVisible()
  })

  test("the dialog with a supplier's own fields has no accessibility violations", async ({ page, otherPage }) => {
    const supplier = await newSupplier(await otherPage())
    await saveForm(supplier)
    const dialog = await openDialog(page, supplier.id)
    await expect(dialog.getByLabel('Machine')).toBeVisible()
    await dialog.getByRole('button', { name: 'Send Quote Request' }).click()
    await expect(dialog.getByText('Please answer “Machine”.')).toBeVisible()
    await expectSoundPage(page, THOROUGHLY)
  })
})
