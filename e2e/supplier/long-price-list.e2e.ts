import type { Page } from '@playwright/test'
import { press } from '#e2e/kit/keys.ts'
import { signIn } from '#e2e/kit/people/people.ts'
import { newSupplier } from '#e2e/kit/people/suppliers.ts'
import { expect, oneWidth, open, test, toast } from '#e2e/kit/site.ts'

const TAB = '/supplier-dashboard?tab=price-list'
const ROWS = 5_000
const LIST = [
  'Code\tItem\tPack\tPrice\tGST',
  ...Array.from({ length: ROWS }, (_, at) => `Q${at}\tBramble jam no ${at}\t5 kg\t${(10 + at / 100).toFixed(2)}\tfree`),
]
const row = (page: Page, item: string) => page.getByRole('row', { name: new RegExp(`${item}\\b`) })
const price = (page: Page) => page.getByLabel('Price without GST, $')

test('a list of 5,000 rows is read from a file, saved, and scrolled through to its end', oneWidth, async ({ page }) => {
  await newSupplier(page)

  await test.step('all of it is read and saved', async () => {
    await open(page, TAB)
    const file = { name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(LIST.join('\n').replaceAll('\t', ',')) }
    await page.locator('input[type=file]').setInputFiles(file)
    await expect(page.getByRole('heading', { name: '5,000 items read' })).toBeVisible()
    await page.getByRole('button', { name: /^Save these 5,000 items/ }).click()
    await expect(toast(page, 'Your price list is saved')).toBeVisible()
  })
  await test.step('the table has few of the rows, and the last one once it is scrolled to', async () => {
    await expect(row(page, 'Bramble jam no 0')).toBeVisible()
    await expect.poll(() => page.getByRole('row').count()).toBeLessThan(200)
    await expect
      .poll(async () => {
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
        return row(page, 'Bramble jam no 4999').count()
      })
      .toBe(1)
  })
})

test(
  'a row of 5,000 is found, changed by keyboard, and what is typed stays without a network and over a session',
  oneWidth,
  async ({ page }) => {
    const supplier = await newSupplier(page)
    const rows = Array.from({ length: ROWS }, (_, at) => ({
      item: `Bramble jam no ${at}`,
      packSize: '5 kg',
      priceCents: 1000 + at,
      gst: 'free',
    }))
    expect((await page.request.put(`/api/suppliers/${supplier.id}/price-list`, { data: { rows } })).status()).toBe(200)
    await open(page, TAB)
    const change = page.getByRole('button', { name: 'Change Bramble jam no 4321' })

    await test.step('a search finds it among all', async () => {
      await page.getByRole('searchbox', { name: 'Search your price list' }).fill('jam 4321')
      await expect(page.getByText('1 item', { exact: true })).toBeVisible()
      await expect(row(page, 'Bramble jam no 4321')).toContainText('$53.21')
    })
    await test.step('Enter opens it, Escape leaves it as it was, and Enter saves it', async () => {
      await press(change, 'Enter')
      await price(page).fill('99')
      await press(price(page), 'Escape')
      await expect(change).toBeFocused()
      await press(change, 'Enter')
      await expect(price(page)).toHaveValue('53.21')
      await price(page).fill('54.00')
      await press(price(page), 'Enter')
      await expect(row(page, 'Bramble jam no 4321')).toContainText('$54.00')
      await expect(change).toBeFocused()
    })
    await test.step('without a network nothing is lost: it is said, and saved once there is one', async () => {
      await press(change, 'Enter')
      await page.context().setOffline(true)
      await price(page).fill('55.50')
      await press(price(page), 'Enter')
      await expect(page.getByRole('form', { name: 'Change Bramble jam no 4321' })).toContainText('You are offline.')
      await expect(price(page)).toHaveValue('55.50')
      await page.context().setOffline(false)
      await press(price(page), 'Enter')
      await expect(row(page, 'Bramble jam no 4321')).toContainText('$55.50')
    })
    await test.step('what is typed when the session ends is there after the next sign-in', async () => {
      await press(change, 'Enter')
      await price(page).fill('56.75')
      await page.context().clearCookies()
      await press(price(page), 'Enter')
      const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
      await expect(dialog).toBeVisible()
      await signIn(page, supplier)
      await open(page, TAB)
      await page.getByRole('searchbox', { name: 'Search your price list' }).fill('jam 4321')
      await press(change, 'Enter')
      await expect(price(page)).toHaveValue('56.75')
      await press(price(page), 'Enter')
      await expect(row(page, 'Bramble jam no 4321')).toContainText('$56.75')
    })
  },
)

test('a row that is edited when the session ends is saved after the password', oneWidth, async ({ page }) => {
  const supplier = await newSupplier(page)
  const rows = [{ item: 'Bakers flour', packSize: '12.5 kg', priceCents: 1680, gst: 'free' }]
  expect((await page.request.put(`/api/suppliers/${supplier.id}/price-list`, { data: { rows } })).status()).toBe(200)
  await open(page, TAB)
  await press(page.getByRole('button', { name: 'Change Bakers flour' }), 'Enter')
  await price(page).fill('19.90')
  await page.context().clearCookies()
  await press(price(page), 'Enter')
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await dialog.getByLabel('Password', { exact: true }).fill(supplier.password)
  await dialog.getByRole('button', { name: 'Sign in and go on' }).click()
  await expect(row(page, 'Bakers flour')).toContainText('$19.90')
})
