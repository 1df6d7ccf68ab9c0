import type { Page } from '@playwright/test'
import { send } from '#e2e/kit/calls.ts'
import { escape, press } from '#e2e/kit/keys.ts'
import { part } from '#e2e/kit/people/quotes.ts'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { expect, oneWidth, open, reload, test, toast } from '#e2e/kit/site.ts'
import { newSupplier } from '#e2e/kit/people/suppliers.ts'

const TEMPLATES = '/social-media-dashboard?tab=templates'

const rows = (page: Page, list: string) => page.getByRole('list', { name: list, exact: true }).getByRole('listitem')

test.describe('Templates for posts', () => {
  test('a template is written with variables and a preview, changed, copied and deleted with Undo', oneWidth, async ({ page }) => {
    const supplier = await newSupplier(page)
    await send(page, `/api${supplier.path}/featured-products`, { title: 'House blend', price: '$31.50 / kg' })
    await open(page, TEMPLATES)
    await expectSoundPage(page)
    const dialog = page.getByRole('dialog', { name: 'Create template' })
    const text = dialog.getByLabel('Text', { exact: true })
    await page.getByRole('button', { name: 'Create template' }).click()
    const preview = dialog.getByRole('region', { name: 'Preview' })
    await test.step('a template needs a name', async () => {
      await dialog.getByRole('button', { name: 'Create template' }).click()
      await expect(dialog.getByLabel('Template name')).toHaveAccessibleDescription('Please give the template a name.')
      await expect(dialog.getByLabel('Template name')).toBeFocused()
      await dialog.getByLabel('Template name').fill('Product')
      await dialog.getByLabel('Platform').selectOption('Twitter/X')
      await dialog.getByLabel('Kind of post').selectOption('Product')
    })
    await test.step('variables are put in, and the preview shows what they become', async () => {
      await text.fill('New: , ask us')
      await press(text, 'Home')
      for (let at = 0; at < 5; at++) await press(text, 'ArrowRight')
      const variables = dialog.getByRole('list', { name: 'Insert a variable' })
      await press(variables.getByRole('button', { name: 'Product', exact: true }), 'Enter')
      await expect(text).toHaveValue('New: {product}, ask us')
      await expect(text).toBeFocused()
      await expect(preview).toContainText('New: House blend, ask us')
      await variables.getByRole('button', { name: 'Offer', exact: true }).click()
      await expect(preview.locator('mark')).toHaveText('{offer}')
      await expect(preview).toContainText('Nothing known yet for offer.')
      await text.fill('x'.repeat(279))
      await dialog.getByLabel('Hashtags').fill('#cafe')
      await expect(preview).toContainText('286 of 280 characters, 6 too many for Twitter/X')
      await text.fill('New: {product}, {price}')
      await expect(preview).toContainText('New: House blend, $31.50 / kg #cafe')
      await dialog.getByLabel(/^Default/).check()
      await expectSoundPage(page)
    })
    await test.step('it is not lost by Escape, and is created', async () => {
      await escape(dialog)
      await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay here' }).click()
      await dialog.getByRole('button', { name: 'Create template' }).click()
      await expect(toast(page, 'Social media template created successfully')).toBeVisible()
      await expect(dialog).toHaveCount(0)
      await expect(rows(page, 'Your templates').first()).toContainText(/Product.*Twitter\/X.*Default.*New: {product}, {price}.*#cafe/s)
      await expectSoundPage(page)
    })
    await test.step('it is changed and copied', async () => {
      await page.getByRole('button', { name: 'Edit Product' }).click()
      const editor = page.getByRole('dialog', { name: 'Edit Product' })
      await editor.getByLabel('Template name').fill('Product, short')
      await editor.getByRole('button', { name: 'Save template' }).click()
      await expect(toast(page, 'Template saved')).toBeVisible()
      await page.getByRole('button', { name: 'Duplicate Product, short' }).click()
      await expect(dialog.getByLabel('Template name')).toHaveValue('Copy of Product, short')
      await dialog.getByRole('button', { name: 'Create template' }).click()
    })
    await test.step('one is deleted and brought back', async () => {
      const names = page.getByRole('list', { name: 'Your templates' }).getByRole('heading')
      await expect(names).toHaveText(['Product, short', 'Copy of Product, short'])
      await page.getByRole('button', { name: 'Delete Product, short', exact: true }).click()
      await expect(names).toHaveText(['Copy of Product, short'])
      await expect(part(page, 'Templates').locator(':focus')).toHaveCount(1)
      await toast(page, 'Template deleted').getByRole('button', { name: 'Undo' }).click()
      await expect(names).toHaveCount(2)
    })
  })

  test('four templates to begin with are added by a press', oneWidth, async ({ page }) => {
    await newSupplier(page)
    await open(page, TEMPLATES)
    await expect(rows(page, 'Templates to begin with')).toHaveCount(4)
    await page.getByRole('button', { name: 'Add all four' }).click()
    await expect(page.getByRole('list', { name: 'Your templates' }).getByRole('heading')).toHaveText([
      'New product',
      'Offer of the week',
      'News in one line',
      'Profile update',
    ])
    await reload(page)
    await expect(page.getByRole('list', { name: 'Your templates' }).getByRole('heading')).toHaveCount(4)
  })

  test('a failure keeps the template in its form', oneWidth, async ({ page }) => {
    await newSupplier(page)
    await open(page, TEMPLATES)
    await page.getByRole('button', { name: 'Start from this: News in one line' }).click()
    const dialog = page.getByRole('dialog', { name: 'Create template' })
    await page.route('**/social-templates', (route) => route.abort())
    await dialog.getByRole('button', { name: 'Create template' }).click()
    await expect(toast(page, 'Error')).toContainText('Failed to create social media template')
    await expect(dialog.getByRole('alert')).toContainText('We could not reach the server.')
    await expect(dialog.getByLabel('Template name')).toHaveValue('News in one line')
    await page.unroute('**/social-templates')
    await dialog.getByRole('button', { name: 'Create template' }).click()
    await expect(toast(page, 'Social media template created successfully')).toBeVisible()
  })
})
