import type { Page } from '@playwright/test'
import { THOROUGHLY } from '#e2e/kit/looks/axe.ts'
import { press, typeInto } from '#e2e/kit/keys.ts'
import { logInByForm, registered, userMenu } from '#e2e/kit/people/people.ts'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { expect, oneWidth, open, test } from '#e2e/kit/site.ts'

const PASTED = [
  'ORDER LIST',
  '2 x 5kg flour',
  '4 bunches parsley',
  'avo tray x2',
  '28.red onions 2bags (18kg)',
  '10kg sugar $1.80/kg',
].join('\n')

const lines = (page: Page) => page.getByRole('list', { name: 'Lines of your list' }).getByRole('listitem')
const readLines = (page: Page) => page.getByRole('list', { name: 'Lines read' }).getByRole('listitem')

async function openList(page: Page) {
  await open(page, '/order-lists')
  await expect(page.getByLabel('Add a line')).toBeVisible()
}

async function paste(page: Page, text: string) {
  await page.getByLabel('Paste your list').fill(text)
  await page.getByRole('button', { name: 'Read the list' }).click()
}

test.describe('The order list', () => {
  test('is pasted, asked about, saved, and there again after a reload and a log-in', oneWidth, async ({ page }) => {
    const ann = await registered(page)
    await test.step('what was read is shown, and nothing is saved', async () => {
      await openList(page)
      await expectSoundPage(page)
      await paste(page, PASTED)
      await expect(page.getByRole('heading', { name: '5 lines read' })).toBeFocused()
      await expect(page.getByText('1 row is left out')).toBeVisible()
      await expectSoundPage(page, THOROUGHLY)
      await openList(page)
      await expect(page.getByRole('heading', { name: 'No lines yet' })).toBeVisible()
      await expect(page.getByLabel('Paste your list')).toHaveValue(PASTED)
    })
    await test.step('a question is answered, and the list is saved', async () => {
      await page.getByRole('button', { name: 'Read the list' }).click()
      const avo = readLines(page).filter({ hasText: 'avo' })
      await typeInto(avo.getByLabel('One tray holds'), '25')
      await press(avo.getByLabel('One tray holds'), 'Enter')
      await expect(avo).toContainText('50 pieces in all')
      await page.getByRole('button', { name: 'Save 5 lines' }).click()
      await expect(page.getByRole('heading', { name: '5 lines' })).toBeFocused()
      await expect(lines(page).filter({ hasText: 'avo' })).toContainText('2 trays of 25 pieces')
      await expect(lines(page).filter({ hasText: 'sugar' })).toContainText('Only you see this.')
      await expectSoundPage(page, THOROUGHLY)
    })
    await openList(page)
    await expect(lines(page)).toHaveCount(5)
    await logInByForm(page, ann, '/auth?next=/order-lists')
    await expect(userMenu(page, ann)).toBeVisible()
    await expect(lines(page)).toHaveCount(5)
  })

  test('is written line by line with keys only, changed in place, and a line is removed and undone', oneWidth, async ({ page }) => {
    await openList(page)
    const field = page.getByLabel('Add a line')
    await typeInto(field, '4 bunches parsley')
    await press(field, 'Enter')
    await expect(field).toBeFocused()
    await expect(lines(page)).toHaveCount(1)
    await typeInto(field, '10kg sugar')
    await press(field, 'Enter')
    await expect(lines(page)).toHaveText([/^parsley4 bunch/, /^sugar10 kg/])
    await test.step('changed in place', async () => {
      await press(page.getByRole('button', { name: 'Change sugar' }), 'Enter')
      await expect(page.getByLabel('Item')).toBeFocused()
      await page.getByLabel('Quantity').fill('lots')
      await page.getByRole('button', { name: 'Save line' }).click()
      await expect(page.getByLabel('Quantity')).toBeFocused()
      await page.getByLabel('Quantity').fill('12.5')
      await page.getByLabel('How often').selectOption('Every month')
      await expectSoundPage(page)
      await press(page.getByLabel('Quantity'), 'Enter')
      await expect(page.getByRole('button', { name: 'Change sugar' })).toBeFocused()
      await expect(lines(page).last()).toContainText('12.5 kg')
    })
    await test.step('moved by its handle', async () => {
      const handle = page.getByRole('button', { name: 'Reorder sugar' })
      await press(handle, 'Space')
      await expect(page.getByText('sugar is lifted, number 2 of 2.')).toBeAttached()
      await press(handle, 'ArrowUp')
      await expect(page.getByText('sugar is now number 1 of 2.')).toBeAttached()
      await press(handle, 'Space')
      await expect(lines(page)).toHaveText([/^sugar/, /^parsley/])
    })
    await press(page.getByRole('button', { name: 'Remove sugar' }), 'Enter')
    await expect(lines(page)).toHaveText([/^parsley/])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(lines(page)).toHaveText([/^sugar/, /^parsley/])
  })

  test('comes from a file, and a line that is typed without a connection is kept as typed', oneWidth, async ({ page }) => {
    await openList(page)
    const buffer = Buffer.from('Item,Qty,Unit\nFlour,2,bag 5kg\nParsley,4,bunch\n')
    await page.getByLabel('Choose a file').setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer })
    await page.getByRole('button', { name: 'Save 2 lines' }).click()
    await expect(lines(page)).toHaveText([/^Flour/, /^Parsley4 bunch/])
    await page.route('**/api/order-lists/read', (route) => route.abort())
    await page.getByLabel('Add a line').fill('10kg sugar')
    await press(page.getByLabel('Add a line'), 'Enter')
    await expect(lines(page).last()).toContainText('10kg sugar')
    await page.getByRole('button', { name: 'Clear list' }).click()
    await expect(page.getByRole('heading', { name: 'No lines yet' })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(lines(page)).toHaveCount(3)
  })
})
