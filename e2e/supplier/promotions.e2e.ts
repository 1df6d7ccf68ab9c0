import { send } from '#e2e/kit/calls.ts'
import { escape } from '#e2e/kit/keys.ts'
import { part } from '#e2e/kit/people/quotes.ts'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { unfold } from '#e2e/kit/people/listing.ts'
import { expect, oneWidth, open, test, toast } from '#e2e/kit/site.ts'
import { newSupplier } from '#e2e/kit/people/suppliers.ts'

test.describe('The offers of a listing', () => {
  test(
    'an offer is made from a product, is on card and profile and found by the filter, and is gone when it is removed, until Undo',
    oneWidth,
    async ({ page, isMobile }) => {
      const supplier = await newSupplier(page, 'Quokka Roasters')
      await send(page, `/api${supplier.path}/featured-products`, { title: 'House blend', price: '$31.50 / kg' })
      await open(page, '/dashboard?tab=products')
      const promotions = part(page, 'Offers')
      const rows = promotions.getByRole('list', { name: 'Your offers' }).getByRole('listitem')
      const dialog = page.getByRole('dialog')
      await expect(promotions).toContainText('No offers yet.')
      await expect(promotions).toContainText('0/1 running')
      await test.step('the supplier makes an offer from a product', async () => {
        await part(page, 'Products').getByRole('button', { name: 'Make an offer: House blend' }).click()
        await expect(dialog.getByLabel('Price')).toHaveValue('')
        await expect(dialog).toContainText('Usually $31.50 / kg.')
        await expect(dialog.getByLabel('Product')).toHaveValue(/./)
        await expectSoundPage(page)
        const last = await dialog.getByLabel('Last day').inputValue()
        await dialog.getByLabel('Last day').fill('2020-01-01')
        await dialog.getByRole('button', { name: 'Save offer' }).click()
        await expect(dialog.getByText('The last day cannot be before the first.')).toBeVisible()
        await dialog.getByLabel('Last day').fill(last)
        await dialog.getByLabel('Title').fill('Ten kilos for nine')
        await dialog.getByRole('button', { name: 'Save offer' }).click()
        await expect(dialog.getByText('The product has this anyway.')).toBeVisible()
        await dialog.getByLabel('Price').fill('$28.35 / kg')
        await dialog.getByRole('button', { name: 'Save offer' }).click()
        await expect(toast(page, 'Offer added')).toBeVisible()
        await expect(dialog).toHaveCount(0)
        await expect(rows).toContainText([/Ten kilos for nine.*Running until.*\$28\.35 \/ kg instead of \$31\.50 \/ kg/s])
        await expect(promotions).toContainText('1/1 running')
      })
      await test.step('a second one is refused while the first runs', async () => {
        await promotions.getByRole('button', { name: 'Make an offer' }).click()
        await expect(dialog.getByLabel('Title')).toBeFocused()
        await page.keyboard.press('Shift+Tab')
        await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
        await dialog.getByLabel('Title').fill('Another')
        await dialog.getByLabel('What you offer').fill('Decaf for less')
        await dialog.getByRole('button', { name: 'Save offer' }).click()
        await expect(toast(page, 'Error')).toContainText('One offer runs at a time')
        await expect(dialog.getByRole('alert')).toContainText('One offer runs at a time')
        await escape(dialog)
        await expect(dialog).toHaveCount(0)
        await toast(page, 'Error').getByRole('button', { name: 'Close' }).click()
        await expect(toast(page, 'Error')).toHaveCount(0)
        await expectSoundPage(page)
      })
      await test.step('a buyer finds it by the filter', async () => {
        await open(page, `/suppliers?search=${encodeURIComponent(supplier.businessName)}`)
        const cards = page.getByRole('list', { name: 'Suppliers' }).getByRole('article')
        const card = cards.filter({ hasText: supplier.businessName })
        await expect(card).toContainText('On offer Ten kilos for nine')
        await unfold(page, isMobile)
        await page.getByLabel('On offer', { exact: true }).check()
        await expect(page).toHaveURL(/onOffer=true/)
        await expect(card).toBeVisible()
        await expect(cards).toHaveCount(1)
        await page.getByRole('link', { name: 'Remove filter: On offer' }).click()
        await expect(page).not.toHaveURL(/onOffer/)
        await card.getByRole('link', { name: supplier.businessName, exact: true }).click()
        await expect(part(page, 'On offer')).toContainText('Ten kilos for nine')
        await expect(part(page, 'On offer')).toContainText('$31.50 / kg')
      })
      await test.step('the supplier removes it, brings it back, and removes it for good', async () => {
        await open(page, '/dashboard?tab=products')
        await promotions.getByRole('button', { name: 'Remove Ten kilos for nine' }).click()
        await expect(rows).toHaveCount(0)
        await expect(promotions.getByText('0/1')).toBeFocused()
        await toast(page, 'Offer removed').getByRole('button', { name: 'Undo' }).click()
        await expect(rows).toContainText(['Ten kilos for nine'])
        await open(page, supplier.path)
        await expect(part(page, 'On offer')).toContainText('Ten kilos for nine')
        await open(page, '/dashboard?tab=products')
        await promotions.getByRole('button', { name: 'Remove Ten kilos for nine' }).click()
        await expect(rows).toHaveCount(0)
        await open(page, supplier.path)
        await expect(page.getByRole('heading', { level: 1, name: supplier.businessName })).toBeVisible()
        await expect(part(page, 'On offer')).toHaveCount(0)
      })
    },
  )
})
