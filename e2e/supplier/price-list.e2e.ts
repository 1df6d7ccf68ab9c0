import { press } from '#e2e/kit/keys.ts'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { newSupplier } from '#e2e/kit/people/suppliers.ts'
import { expect, open, test, toast } from '#e2e/kit/site.ts'
import { expectFitsWindow } from '#e2e/kit/width.ts'

const TAB = '/supplier-dashboard?tab=price-list'
const FIRST = 'Code\tItem\tPack\tPrice\nF1\tBakers flour\t12.5 kg\t16.80\nS1\tSea salt\t1.5 kg\t21.00\nT1\tTruffles\tkg\tPOA'
const NEXT =
  'Code\tItem\tPack\tBronze price\tGold price\nF1\tBakers flour\t12.5 kg\t24.00\t23.00\nS1\tSea salt\t1.5 kg\t21.00\t20.00\nZ1\tZorblax\t2 kg\t18-24\t18-24'

test('a supplier has a price list read, corrects it, and keeps it by keyboard', async ({ page }) => {
  await newSupplier(page)

  await test.step('a list that is pasted is saved once it has been seen', async () => {
    await open(page, TAB)
    await page.getByLabel('Paste or type your price list').fill(FIRST)
    await page.getByRole('button', { name: 'Read the list' }).click()
    await expect(page.getByRole('heading', { name: '3 items read' })).toBeFocused()
    await expect(page.getByText('All of it is new.')).toBeVisible()
    await expectSoundPage(page)
    await page.getByRole('button', { name: 'Save these 3 items as my list' }).click()
    await expect(toast(page, 'Your price list is saved')).toBeVisible()
    await expect(page.getByRole('row', { name: /Truffles/ })).toContainText('No price')
  })

  await test.step('a row is changed in its place, and what cannot be saved is said at its field', async () => {
    await press(page.getByRole('button', { name: 'Change Bakers flour' }), 'Enter')
    const price = page.getByLabel('Price without GST, $')
    await expect(price).toBeFocused()
    await price.fill('cheap')
    await press(price, 'Enter')
    await expect(price).toHaveAccessibleDescription(/Please give a number/)
    await price.fill('17.50')
    await press(price, 'Enter')
    await expect(page.getByRole('button', { name: 'Change Bakers flour' })).toBeFocused()
    await expect(page.getByRole('row', { name: /Bakers flour/ })).toContainText('$17.50')
    await press(page.getByRole('button', { name: 'Change Bakers flour' }), 'ArrowDown')
    await expect(page.getByRole('button', { name: 'Change Sea salt' })).toBeFocused()
  })

  await test.step('what is not available this week is one tap, and another takes it back', async () => {
    const available = page.getByRole('switch', { name: 'Available this week: Sea salt' })
    await available.click()
    await expect(available).not.toBeChecked()
    await toast(page, 'Sea salt is not available this week').getByRole('button', { name: 'Undo' }).click()
    await expect(available).toBeChecked()
    await expectSoundPage(page)
    await expectFitsWindow(page)
  })

  await test.step('of several prices the supplier says which counts, and answers what is not sure', async () => {
    await page.getByRole('button', { name: 'Read a new list' }).click()
    await page.getByLabel('Paste or type your price list').fill(NEXT)
    await page.getByRole('button', { name: 'Read the list' }).click()
    await page
      .getByRole('group', { name: /^Which of these is your price/ })
      .getByRole('button', { name: 'Bronze price' })
      .click()
    await expect(page.getByRole('row', { name: /Bakers flour/ })).toContainText('$17.50 → $24.00')
    await expect(page.getByRole('row', { name: /Bakers flour/ })).toContainText('More than 25%')
    await page.getByRole('button', { name: 'Answer Zorblax' }).click()
    const price = page.getByLabel('Price without GST, $')
    await expect(price).toBeFocused()
    await price.fill('20')
    await page.getByRole('combobox', { name: 'GST', exact: true }).selectOption('taxable')
    await page.getByRole('button', { name: 'Use this' }).click()
    await expectFitsWindow(page)
    await page.getByRole('button', { name: 'Save these 3 items as my list' }).click()
  })

  await test.step('which is undone at once', async () => {
    await toast(page, 'Your price list is saved').getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('row', { name: /Truffles/ })).toBeVisible()
    await expect(page.getByRole('row', { name: /Zorblax/ })).toHaveCount(0)
  })
})
