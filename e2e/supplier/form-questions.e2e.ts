import { newSupplier } from '#e2e/kit/people/suppliers.ts'
import { expect, oneWidth, open, test, toast } from '#e2e/kit/site.ts'

test('the list is what buyers see, and a field that nobody has named asks before it is published', oneWidth, async ({ page }) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await newSupplier(page)
  await open(page, '/dashboard?tab=form')
  await expect(page.getByRole('region', { name: 'Asked first' }).getByRole('listitem')).toHaveText([/1Requirements/])
  await expect(page.getByRole('region', { name: 'Asked after your own' }).getByRole('listitem').first()).toHaveText(/6Quantity/)
  await expect(page.getByRole('list', { name: 'Your own fields' })).toContainText('fills in “Quantity”')
  await button('Add Field').click()
  await button('Save Form').click()
  const asked = page.getByRole('dialog', { name: 'A field is called “New Field”' })
  await asked.getByRole('button', { name: 'Name the field' }).click()
  await expect(page.getByRole('textbox', { name: 'Label' })).toBeFocused()
  await page.keyboard.type('Grind')
  await button('Save Form').click()
  await expect(toast(page, 'Quote form updated successfully')).toBeVisible()
})

/** What a buyer of coffee is asked, as labels of the dialog begin. */
const ASKED = [
  ['Requirements'],
  ['Weekly Consumption (kg)', 'Delivery Frequency', 'Equipment Needs', 'Preferred Delivery Date'],
  ['Quantity', 'Delivery location', 'Timeline', 'Urgency', 'Special requirements', 'Business name', 'Email', 'Phone', 'Venue type'],
].flat()

test('each question of the list has its place in the preview, at both widths', oneWidth, async ({ page }) => {
  await newSupplier(page)
  await open(page, '/dashboard?tab=form')
  const list = page.getByRole('main')
  for (const [at, name] of ASKED.entries()) await expect(list.getByText(`${at + 1}${name}`)).toBeVisible()
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  const preview = page.getByRole('region', { name: 'Preview of your quote form' })
  const inOrder = [...ASKED, 'Seating capacity'].map((name) => new RegExp(`^${RegExp.escape(name)}`))
  await expect(preview.locator('label')).toHaveText(inOrder)
  await preview.getByRole('button', { name: 'As on a phone' }).click()
  await expect(preview.locator('label')).toHaveText(inOrder)
})
