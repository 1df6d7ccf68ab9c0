import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { hydrated } from '#e2e/kit/hydrated.ts'
import { focus, press } from '#e2e/kit/keys.ts'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { expect, oneWidth, open, reload, test, toast } from '#e2e/kit/site.ts'

const CALCULATOR = '/resource/cost-reduction-calculator'
const EXAMPLE =
  '?cost=18000&food=14000&foodNew=13139&equipment=1200&equipmentNew=1060&cleaning=900&cleaningNew=760&packaging=1900&packagingNew=1588'

const calculator = (page: Page) => page.getByRole('region', { name: 'Work out your saving' })
const amount = (page: Page, category: string, label: 'Current cost ($)' | 'New cost ($)') =>
  calculator(page).getByRole('group', { name: category }).getByRole('textbox', { name: label })
const result = (page: Page) => calculator(page).getByRole('status')

test.describe('The cost reduction calculator', () => {
  test(
    'the result and the address follow what is typed, in place, and a reload or the link alone shows the same',
    oneWidth,
    async ({ page, otherPage }) => {
      await open(page, '/suppliers')
      await page.evaluate((path) => history.pushState(null, '', path), CALCULATOR)
      await hydrated(page)
      const current = amount(page, 'Packaging & Disposables', 'Current cost ($)')
      await focus(current)
      const top = await page.evaluate(() => scrollY)
      await page.keyboard.type('$1,900.50')
      await expect(page).toHaveURL(`${CALCULATOR}?packaging=1900.50`)
      await expect(current).toBeFocused()
      await expect(current).toHaveValue('$1,900.50')
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(top)
      await page.keyboard.press('Tab')
      await page.keyboard.type('1588')
      const saved = 'You would save $312.50 a month, 16.4% of your $1,900.50. That is $3,750.00 a year.'
      await expect(result(page)).toContainText(saved)
      await expect(result(page)).toContainText('Your target of 15.0% is $285.08 a month, which this passes by $27.42.')
      const address = page.url()
      await reload(page)
      await expect(result(page)).toContainText(saved)
      await expect(current).toHaveValue('1900.50')
      const other = await otherPage()
      await open(other, address)
      await expect(result(other)).toContainText(saved)
      // All of the typing is one entry of the history.
      await page.goBack()
      await expect(page).toHaveURL('/suppliers')
      await page.goForward()
      await expect(result(page)).toContainText(saved)
    },
  )

  test('what cannot be read counts as nothing and says so at its field; a higher cost is said in words', oneWidth, async ({ page }) => {
    await open(page, `${CALCULATOR}?food=200&foodNew=150`)
    const next = amount(page, 'Food & Beverages', 'New cost ($)')
    await next.fill('a lot')
    await expect(next).toHaveAccessibleDescription(/^Counts as 0\. Please give a number only/)
    await expect(page).toHaveURL(`${CALCULATOR}?food=200`)
    await expect(calculator(page)).toContainText('Food & Beverages has no new cost. That counts as $0.00')
    await next.fill('250')
    await expect(next).not.toHaveAttribute('aria-invalid')
    await expect(result(page)).toContainText('You would pay $50.00 more a month, 25.0% of your $200.00. That is $600.00 more a year.')
    await expect(calculator(page)).toContainText('Costs $50.00 more (25.0%)')
    await page.getByRole('textbox', { name: 'Target saving (%)' }).fill('')
    await expect(page).toHaveURL(`${CALCULATOR}?target=0&food=200&foodNew=250`)
    await expect(result(page)).not.toContainText('target')
    await expect(calculator(page).getByText('Target a month')).toHaveCount(0)
  })

  test('Reset empties the form and Undo restores it, by keyboard', oneWidth, async ({ page }) => {
    await open(page, CALCULATOR + EXAMPLE)
    await expect(result(page)).toContainText('You would save $1,453.00 a month, 8.1% of your $18,000.00. That is $17,436.00 a year.')
    await press(calculator(page).getByRole('link', { name: 'Reset' }), 'Enter')
    await expect(page).toHaveURL(CALCULATOR)
    await expect(amount(page, 'Food & Beverages', 'Current cost ($)')).toHaveValue('')
    await expect(result(page)).toContainText('to see your saving here')
    await press(toast(page, 'Calculator cleared').getByRole('button', { name: 'Undo' }), 'Enter')
    await expect(page).toHaveURL(CALCULATOR + EXAMPLE)
    await expect(amount(page, 'Food & Beverages', 'Current cost ($)')).toHaveValue('14000')
    await expect(result(page)).toContainText('$1,453.00')
  })

  test('Enter shows the result at once in bars, and the table of figures opens by keyboard', oneWidth, async ({ page }) => {
    await open(page, CALCULATOR + EXAMPLE)
    await amount(page, 'Cleaning & Maintenance', 'New cost ($)').fill('900')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'What you would save' })).toBeFocused()
    await expect(result(page)).toContainText('You would save $1,313.00 a month')
    const bars = page.getByRole('figure', { name: 'Cost a month by category, now and new' }).locator('line:first-child')
    const percentages = await bars.evaluateAll((lines) => lines.map((line) => Math.round(Number.parseFloat(line.getAttribute('x2')!))))
    expect(percentages).toEqual([100, 94, 9, 8, 6, 6, 14, 11])
    await press(page.getByText('The figures as a table'), 'Enter')
    const row = calculator(page).getByRole('row', { name: 'Total' })
    await expect(row.getByRole('cell')).toHaveText(['$18,000.00', '$16,687.00', '$1,313.00', '7.3%'])
  })

  test('the costliest category leads to its suppliers, ready for one request to several', oneWidth, async ({ page }) => {
    await open(page, CALCULATOR)
    await expect(calculator(page)).toContainText('Once a current cost is entered')
    await amount(page, 'Packaging & Disposables', 'Current cost ($)').fill('10')
    await expect(calculator(page)).toContainText('Packaging & Disposables costs you most: $10.00 a month.')
    await calculator(page)
      .getByRole('list', { name: 'Suppliers for Packaging & Disposables' })
      .getByRole('link', { name: 'Packaging' })
      .click()
    await expect(page).toHaveURL('/suppliers?category=Packaging&bulk=true')
    await expect(page.getByRole('checkbox', { name: /^Select / }).first()).toBeVisible()
  })

  test('the spreadsheet has what is entered, and formulas', oneWidth, async ({ page }) => {
    await open(page, CALCULATOR + EXAMPLE)
    const download = page.waitForEvent('download')
    await calculator(page).getByRole('button', { name: 'Download as a spreadsheet' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('Cost reduction calculator.xlsx')
    const sheet = strFromU8(unzipSync(await readFile(await file.path()))['xl/worksheets/sheet1.xml']!)
    expect(sheet).toContain('<v>13139</v>')
    expect(sheet).toContain('<f>12*D12</f>')
  })

  test('neither empty nor filled in it has accessibility violations', oneWidth, async ({ page }) => {
    await open(page, CALCULATOR)
    await expectSoundPage(page)
    await open(page, CALCULATOR + EXAMPLE)
    await page.getByText('The figures as a table').click()
    await amount(page, 'Food & Beverages', 'New cost ($)').fill('a lot')
    await expect(page.getByText(/^Counts as 0/)).toBeVisible()
    await expectSoundPage(page)
  })
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the calculator is a form whose answer is in the page', oneWidth, async ({ page }) => {
    await page.goto(CALCULATOR)
    await amount(page, 'Food & Beverages', 'Current cost ($)').fill('$1,000')
    await amount(page, 'Food & Beverages', 'New cost ($)').fill('900')
    await amount(page, 'Cleaning & Maintenance', 'Current cost ($)').fill('a lot')
    await calculator(page).getByRole('button', { name: 'Calculate' }).click()
    await expect(result(page)).toContainText('You would save $100.00 a month, 10.0% of your $1,000.00. That is $1,200.00 a year.')
    await expect(amount(page, 'Food & Beverages', 'Current cost ($)')).toHaveValue('$1,000')
    await expect(amount(page, 'Cleaning & Maintenance', 'Current cost ($)')).toHaveAccessibleDescription(/^Counts as 0/)
    await expect(calculator(page).getByRole('button', { name: 'Download as a spreadsheet' })).toBeHidden()
    await calculator(page).getByRole('link', { name: 'Reset' }).click()
    await expect(amount(page, 'Food & Beverages', 'Current cost ($)')).toHaveValue('')
  })
})
