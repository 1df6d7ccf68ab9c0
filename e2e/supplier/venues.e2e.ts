import { press } from '#e2e/kit/keys.ts'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { expect, oneWidth, open, test, toast } from '#e2e/kit/site.ts'
import { newSupplier } from '#e2e/kit/people/suppliers.ts'

test.describe('The venues of a profile', () => {
  test('up to four venues are added, changed and put in order, and a removed one comes back to its place', oneWidth, async ({ page }) => {
    const supplier = await newSupplier(page)
    await open(page, '/dashboard?tab=venues')
    const venues = page.getByRole('list', { name: 'Client venues' })
    const rows = venues.getByRole('listitem')
    const names = () => venues.getByRole('heading', { level: 2 })
    const add = page.getByRole('button', { name: 'Add Venue' })
    await test.step('adding four', async () => {
      await expect(add).toBeDisabled()
      for (const [at, name] of ['Moth and Lamp', 'Harbour Room', 'Little Fig', 'Two Rivers'].entries()) {
        await page.getByLabel('Venue name').fill(name)
        await add.click()
        await expect(rows).toHaveCount(at + 1)
      }
      await expect(toast(page, 'Client venue added successfully')).toBeVisible()
      await expect(add).toHaveCount(0)
      await expect(page.getByText('Four is the most; remove one to add another.')).toBeVisible()
      const tabs = page.getByRole('navigation', { name: 'Dashboard' })
      await expect(tabs.getByRole('link', { name: /^Client Venues/ })).toContainText('4/4')
      await expectSoundPage(page)
    })
    await test.step('changing one', async () => {
      await page.getByRole('button', { name: 'Edit Little Fig' }).click()
      const dialog = page.getByRole('dialog', { name: 'Edit Little Fig' })
      await expect(dialog.getByLabel('Logo address')).toBeHidden()
      await dialog.getByLabel('Venue name').fill('Big Fig')
      await expectSoundPage(page)
      await dialog.getByRole('button', { name: 'Save venue' }).click()
      await expect(toast(page, 'Venue saved')).toBeVisible()
      await expect(names()).toHaveText(['Moth and Lamp', 'Harbour Room', 'Big Fig', 'Two Rivers'])
      await expect(page.getByRole('button', { name: 'Edit Big Fig' })).toBeFocused()
    })
    await test.step('putting them in order, by the handle with keys and by its menu', async () => {
      const handle = venues.getByRole('button', { name: 'Reorder Two Rivers' })
      await press(handle, 'Space')
      await expect(page.getByText('Two Rivers is lifted, number 4 of 4.')).toBeAttached()
      await press(handle, 'ArrowUp')
      await expect(page.getByText('Two Rivers is now number 3 of 4.')).toBeAttached()
      await press(handle, 'Space')
      await expect(names()).toHaveText(['Moth and Lamp', 'Harbour Room', 'Two Rivers', 'Big Fig'])
      await press(venues.getByRole('button', { name: 'Move Big Fig', exact: true }), 'Enter')
      await press(venues.getByRole('button', { name: 'Move to top' }).filter({ visible: true }), 'Enter')
      await expect(names()).toHaveText(['Big Fig', 'Moth and Lamp', 'Harbour Room', 'Two Rivers'])
    })
    await test.step('removing one, and Undo', async () => {
      await page.getByRole('button', { name: 'Remove Moth and Lamp' }).click()
      await expect(rows).toHaveCount(3)
      await toast(page, 'Client venue removed successfully').getByRole('button', { name: 'Undo' }).click()
      const shown = ['Big Fig', 'Moth and Lamp', 'Harbour Room', 'Two Rivers']
      await expect(names()).toHaveText(shown)
      const kept = async () => (await page.request.get(`/api/suppliers/${supplier.id}/client-logos`)).json()
      await expect.poll(async () => (await kept()).map(({ venueName }: { venueName: string }) => venueName)).toEqual(shown)
    })
  })
})
