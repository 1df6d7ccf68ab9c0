import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { newSupplier } from '#e2e/kit/people/suppliers.ts'
import { expect, oneWidth, open, reload, test, toast } from '#e2e/kit/site.ts'

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

test(
  'a question that a supplier switches off has no number in the list, and buyers are not asked it',
  oneWidth,
  async ({ page, otherPage }) => {
    const { id } = await newSupplier(page)
    await open(page, '/dashboard?tab=form')
    const after = page.getByRole('region', { name: 'Asked after your own' })
    const preview = page.getByRole('region', { name: 'Preview of your quote form' })
    await test.step('switches two off: their numbers go, and nothing fills them in', async () => {
      await after.getByRole('checkbox', { name: 'Ask this: Quantity' }).uncheck()
      await after.getByRole('checkbox', { name: 'Ask this: Seating capacity' }).uncheck()
      await expect(after.getByRole('listitem')).toHaveText([
        /^Quantity/,
        /^6Delivery location/,
        ...Array(7).fill(/^\d+/),
        /^Seating capacity/,
      ])
      await expect(page.getByRole('list', { name: 'Your own fields' })).not.toContainText('fills in “Quantity”')
      await expect(after.getByRole('checkbox')).toHaveCount(7)
      await expect(after.getByText('Always asked')).toHaveCount(3)
      await expectSoundPage(page)
    })
    await test.step('the draft outlives the page, and the preview is without them', async () => {
      const asked = page.waitForEvent('dialog')
      await Promise.all([reload(page), asked.then((dialog) => dialog.accept())])
      await expect(page.getByRole('status').filter({ hasText: '2 unpublished changes' })).toBeVisible()
      await page.getByRole('button', { name: 'Preview', exact: true }).click()
      await expect(preview.getByLabel('Timeline')).toBeVisible()
      await expect(preview.getByText(/^(Quantity|Seating capacity)/)).toHaveCount(0)
      await page.getByRole('button', { name: 'Save Form' }).click()
      await expect(toast(page, 'Quote form updated successfully')).toBeVisible()
    })
    await test.step('a buyer is asked neither', async () => {
      const buyer = await otherPage()
      await open(buyer, `/suppliers/${id}#quote`)
      const dialog = buyer.getByRole('dialog', { name: /^Request a quote from/ })
      await expect(dialog.getByLabel('Weekly Consumption (kg)')).toBeVisible()
      await expect(dialog.getByText(/^(Quantity|Seating capacity)/)).toHaveCount(0)
      await expect(dialog.getByText(/^Venue type/)).toBeVisible()
    })
  },
)
