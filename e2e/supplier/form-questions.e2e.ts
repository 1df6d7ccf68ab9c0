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
