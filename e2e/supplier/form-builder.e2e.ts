import type { Locator, Page } from '@playwright/test'
import { dayIn } from '#e2e/kit/days.ts'
import { press, typeInto } from '#e2e/kit/keys.ts'
import { newBuyerEmail } from '#e2e/kit/people/quotes.ts'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { drag } from '#e2e/kit/drag.ts'
import { expect, oneWidth, open, reload, test, toast } from '#e2e/kit/site.ts'
import { newSupplier, type Supplier } from '#e2e/kit/people/suppliers.ts'

const FORM = '/dashboard?tab=form'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const own = (page: Page) => page.getByRole('list', { name: 'Your own fields' })
const labels = (page: Page) => own(page).locator('[aria-expanded] > span:nth-child(2)')
const DEFAULTS = ['Weekly Consumption (kg)', 'Delivery Frequency', 'Equipment Needs', 'Preferred Delivery Date']
const act = async (page: Page, label: string, what: string) => {
  await button(page, `Actions for ${label}`).click()
  await page.getByRole('button', { name: what }).click()
}
const unpublished = (page: Page, changes: string) => expect(page.getByRole('status').filter({ hasText: changes })).toBeVisible()

/** A field of each type, with what a buyer answers. */
const FIELDS = [
  { label: 'Machine', type: 'Text', placeholder: 'Such as two group', answer: 'Lever' },
  { label: 'Anything else', type: 'Text area', answer: 'Ring the back bell' },
  { label: 'Kilos a week', type: 'Number', answer: '14.5' },
  { label: 'Accounts address', type: 'Email', answer: 'pay@moth.example' },
  { label: 'Kitchen', type: 'Phone', answer: '0491 570 006' },
  { label: 'First delivery', type: 'Date', answer: dayIn(60) },
  { label: 'Grind', type: 'Select', options: ' Whole beans , Espresso,', answer: 'Espresso' },
  { label: 'Grinder on loan', type: 'Checkbox', answer: true, shown: 'Yes' },
] as const

/** Adds a field by keys, except for the list of types, which the browser draws. */
async function addField(page: Page, field: (typeof FIELDS)[number]) {
  await press(button(page, 'Add Field'), 'Enter')
  await expect(page.getByRole('textbox', { name: 'Label' })).toBeFocused()
  await page.keyboard.type(field.label)
  const properties = page.getByRole('group', { name: `Properties of ${field.label}` })
  await properties.getByLabel('Type').selectOption(field.type)
  if ('options' in field) await typeInto(properties.getByLabel('Options'), field.options)
  if ('placeholder' in field) await properties.getByLabel('Placeholder').fill(field.placeholder)
  await press(properties.getByRole('checkbox', { name: 'Required' }), 'Space')
}

async function answerAll(page: Page, asked: Locator) {
  for (const { label, type, answer } of FIELDS) {
    if (type === 'Checkbox') await asked.getByRole('checkbox', { name: label }).check()
    else if (type === 'Select') {
      await asked.getByRole('combobox', { name: label }).click()
      await page.getByRole('option', { name: answer }).click()
    } else await asked.getByLabel(label).fill(answer)
  }
}

async function askForQuote(page: Page, { id, businessName }: Supplier) {
  await open(page, `/suppliers/${id}#quote`)
  const dialog = page.getByRole('dialog', { name: /^Request a quote from/ })
  await dialog.getByLabel('Business name').fill('Moth and Lamp')
  await dialog.getByLabel('Email', { exact: true }).fill(newBuyerEmail())
  await dialog.locator('[name=requirements]').fill('Beans')
  const asked = dialog.getByRole('group', { name: `${businessName} also asks` })
  await expect(asked.getByPlaceholder('Such as two group')).toBeVisible()
  await answerAll(page, asked)
  await button(page, 'Send Quote Request').click()
  await expect(toast(page, 'Quote Request Sent!')).toBeVisible()
}

test.describe('The form builder', () => {
  test('a field of each type is built, saved, filled by a buyer, and arrives in the inbox', oneWidth, async ({ page, otherPage }) => {
    const supplier = await newSupplier(page)
    await open(page, FORM)
    for (const field of FIELDS) await addField(page, field)
    await unpublished(page, '8 unpublished changes')
    await button(page, 'Preview').click()
    await expect(button(page, 'Submit Quote Request')).toBeDisabled()
    await expect(page.getByLabel('Machine')).not.toBeEditable()
    await button(page, 'Save Form').click()
    await expect(toast(page, 'Quote form updated successfully')).toBeVisible()
    await unpublished(page, 'Buyers see the form as it is here.')
    await askForQuote(await otherPage(), supplier)
    await open(page, '/dashboard?tab=quotes')
    await page.getByRole('list', { name: 'Requests' }).getByRole('link').click()
    for (const field of FIELDS) {
      const shown = 'shown' in field ? field.shown : field.answer
      const fact = page.locator('dl > div').filter({ has: page.getByText(field.label, { exact: true }) })
      await expect(fact).toContainText(shown)
    }
  })

  test(
    'fields are moved by keys, menu and pointer, copied, deleted and restored, without accessibility violations',
    oneWidth,
    async ({ page }) => {
      await newSupplier(page)
      await open(page, FORM)
      const handle = button(page, 'Reorder Delivery Frequency')
      await press(handle, 'Space')
      await expect(page.getByText('Delivery Frequency is lifted, number 3 of 5.')).toBeAttached()
      await press(handle, 'ArrowDown')
      await expect(page.getByText('Delivery Frequency is now number 4 of 5.')).toBeAttached()
      await press(handle, 'Space')
      await expect(labels(page)).toHaveText([DEFAULTS[0]!, DEFAULTS[2]!, DEFAULTS[1]!, DEFAULTS[3]!])
      await expect(handle).toBeFocused()
      await unpublished(page, '1 unpublished change')

      await act(page, 'Delivery Frequency', 'Move up')
      await expect(labels(page)).toHaveText(DEFAULTS)
      await expect(button(page, 'Actions for Delivery Frequency')).toBeFocused()
      await expect(page.getByText('Delivery Frequency is now number 3 of 5.')).toBeAttached()

      const to = button(page, 'Reorder Weekly Consumption (kg)')
      await drag(page, button(page, 'Reorder Preferred Delivery Date'), to, 'Preferred Delivery Date is now number 2 of 5.')
      await expect(labels(page)).toHaveText([DEFAULTS[3]!, ...DEFAULTS.slice(0, 3)])

      await act(page, 'Equipment Needs', 'Duplicate')
      await expect(page.getByRole('textbox', { name: 'Label' })).toBeFocused()
      await page.keyboard.type('Training')
      await expectSoundPage(page)
      await act(page, 'Training', 'Delete')
      await expect(labels(page)).toHaveText([DEFAULTS[3]!, ...DEFAULTS.slice(0, 3)])
      await expect(own(page).locator('[aria-expanded]').last()).toBeFocused()
      await toast(page, 'Field deleted').getByRole('button', { name: 'Undo' }).click()
      await expect(labels(page).last()).toHaveText('Training')

      await button(page, 'Reset to Defaults').click()
      await expect(labels(page)).toHaveText(DEFAULTS)
      await toast(page, 'Form reset to defaults').getByRole('button', { name: 'Undo' }).click()
      await expect(labels(page).last()).toHaveText('Training')
      await button(page, 'Preview').click()
      await expectSoundPage(page)
    },
  )

  /** With a pointer, from one handle to another. */
  test('unsaved changes are stored in this browser, and leaving asks for confirmation', oneWidth, async ({ page }) => {
    await newSupplier(page)
    await open(page, '/dashboard')
    const tab = (name: string) => page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name })
    await tab('Quote Form').click()
    await act(page, 'Equipment Needs', 'Delete')
    await tab('Quotes').click()
    const leaving = page.getByRole('dialog', { name: 'Leave without saving?' })
    await leaving.getByRole('button', { name: 'Stay here' }).click()
    await page.evaluate(() => history.back())
    await expect(leaving).toBeVisible()
    await leaving.getByRole('button', { name: 'Stay here' }).click()
    await expect(page).toHaveURL(/tab=form/)
    const asked = page.waitForEvent('dialog')
    await Promise.all([reload(page), asked.then((dialog) => dialog.accept())])
    await unpublished(page, '1 unpublished change')
    await tab('Quotes').click()
    await leaving.getByRole('button', { name: 'Leave', exact: true }).click()
    await expect(page).toHaveURL(/tab=quotes/)
    await tab('Quote Form').click()
    await expect(labels(page)).toHaveCount(3)
    await button(page, 'Discard changes').click()
    await expect(labels(page)).toHaveText(DEFAULTS)
    await tab('Quotes').click()
    await expect(page).toHaveURL(/tab=quotes/)
  })

  test(
    'a form saved elsewhere is overwritten only by choice, and a form that cannot be filled in is not sent',
    oneWidth,
    async ({ page }) => {
      const { id } = await newSupplier(page)
      await open(page, FORM)
      await act(page, 'Equipment Needs', 'Delete')
      const path = `/api/suppliers/${id}/quote-form`
      const { fields } = await (await page.request.get(path)).json()
      const saveElsewhere = async () => expect((await page.request.put(path, { data: { fields: fields.slice(0, 5) } })).status()).toBe(200)
      await saveElsewhere()
      await button(page, 'Save Form').click()
      const newer = page.getByRole('dialog', { name: 'This form was changed elsewhere' })
      await newer.getByRole('button', { name: 'Keep mine' }).click()
      await expect(toast(page, 'Quote form updated successfully')).toBeVisible()
      await expect(labels(page)).toHaveText([DEFAULTS[0]!, DEFAULTS[1]!, DEFAULTS[3]!])

      await saveElsewhere()
      await button(page, 'Add Field').click()
      await expect(page.getByRole('textbox', { name: 'Label' })).toBeFocused()
      await page.keyboard.press('Delete')
      await button(page, 'Save Form').click()
      const label = page.getByRole('textbox', { name: 'Label' })
      await expect(label).toBeFocused()
      await expect(label).toHaveAccessibleDescription('Please give every field a label.')
      await page.keyboard.type('Roast')
      await button(page, 'Save Form').click()
      await newer.getByRole('button', { name: 'Take theirs' }).click()
      await expect(labels(page)).toHaveText([DEFAULTS[0]!])
      await toast(page, 'The newer form is here').getByRole('button', { name: 'Undo' }).click()
      await expect(labels(page).last()).toHaveText('Roast')
    },
  )
})
