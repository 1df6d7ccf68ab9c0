import type { Page } from '@playwright/test'
import { THOROUGHLY } from '#e2e/kit/looks/axe.ts'
import { escape, press, typeInto } from '#e2e/kit/keys.ts'
import { logInByForm, registered, signedInBuyer, userMenu } from '#e2e/kit/people/people.ts'
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

async function createList(page: Page, name: string, text: string) {
  await open(page, '/order-lists')
  await page.getByLabel('Name of a new list').fill(name)
  await page.getByRole('button', { name: 'Create list' }).click()
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await paste(page, text)
  await page.getByRole('button', { name: /^Save \d lines/ }).click()
  await expect(page.getByText('All changes are saved.')).toBeVisible()
}

async function changeQuantity(page: Page, item: string, quantity: string) {
  await page.getByRole('button', { name: new RegExp(`^Change .*${item}`) }).click()
  await page.getByLabel('Quantity').fill(quantity)
  await page.getByRole('button', { name: 'Save line' }).click()
}

test.describe('The order list', () => {
  test('is pasted, asked about, saved, there again after a reload, and offered to the account that logs in', oneWidth, async ({ page }) => {
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
    await test.step('the account that logs in is asked once whether to add it', async () => {
      await logInByForm(page, ann, '/auth?next=/order-lists')
      await expect(userMenu(page, ann)).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Add the list of this browser to your account?' })).toBeVisible()
      await expectSoundPage(page)
      await page.getByRole('button', { name: 'Add it' }).click()
      await expect(page.getByRole('heading', { name: 'From this browser' })).toBeVisible()
      await expect(lines(page)).toHaveCount(5)
      await page.getByRole('link', { name: 'All your lists' }).click()
      await expect(page.getByRole('heading', { name: '1 list', exact: true })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Add it' })).toHaveCount(0)
    })
  })

  test(
    'of an account is kept without a connection, joined with what the kitchen changes, and sent in two taps',
    oneWidth,
    async ({ page, browser }) => {
      await signedInBuyer(page)
      await createList(page, 'Weekly order', 'full cream milk 6 x 2 L\n4 bunches parsley')
      const url = await test.step('a link for the kitchen is made', async () => {
        await page.getByRole('button', { name: 'Links for the kitchen' }).click()
        await page.getByRole('button', { name: 'Link to change the list' }).click()
        const link = page.getByRole('list', { name: 'Links to this list' }).getByRole('listitem')
        await expect(link).toHaveCount(1)
        await expectSoundPage(page)
        const found = /https?:\S+/.exec((await link.textContent()) ?? '')![0].replace(/Copy$/, '')
        await escape(page.getByRole('dialog'))
        return new URL(found)
      })
      await test.step('the kitchen and the account change different lines, one of them without a connection', async () => {
        await page.route('**/api/order-lists/**', (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()))
        await changeQuantity(page, 'parsley', '5')
        await expect(page.getByText('Not saved yet:')).toBeVisible()
        const kitchen = await (await browser.newContext()).newPage()
        await kitchen.goto(new URL(url.pathname + url.search, page.url()).href)
        await changeQuantity(kitchen, 'milk', '9')
        await expect(kitchen.getByText('All changes are saved.')).toBeVisible()
        await kitchen.context().close()
        await page.unroute('**/api/order-lists/**')
        await page.reload()
        await expect(lines(page).filter({ hasText: 'parsley' })).toContainText('5 bunches')
        await expect(lines(page).filter({ hasText: 'milk' })).toContainText('9')
        await expect(page.getByText('All changes are saved.')).toBeVisible()
      })
      await test.step('it goes to a supplier, and the next time to the same one in two taps', async () => {
        const dialog = page.getByRole('dialog', { name: "Send this week's list" })
        const message = dialog.getByLabel('Message')
        await page.getByRole('button', { name: "Send this week's list" }).click()
        await dialog.getByRole('group', { name: 'Sell what is on the list' }).getByRole('checkbox').first().check()
        await expectSoundPage(page)
        await message.fill('Please bring it to the back door.')
        await escape(dialog)
        await page.getByRole('button', { name: "Send this week's list" }).click()
        await expect(message).toHaveValue('Please bring it to the back door.')
        await dialog.getByRole('group', { name: 'Sell what is on the list' }).getByRole('checkbox').first().check()
        await dialog.getByRole('button', { name: 'Send to 1 supplier' }).click()
        await expect(page.getByRole('link', { name: 'See your request' })).toBeVisible()
        await page.reload()
        await page.getByRole('button', { name: "Send this week's list" }).click()
        await expect(dialog.getByRole('group', { name: 'Asked last time' }).getByRole('checkbox')).toBeChecked()
        await expect(message).not.toHaveValue(/back door/)
        await dialog.getByRole('button', { name: 'Send to 1 supplier' }).click()
        await expect(dialog).toHaveCount(0)
      })
    },
  )

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
