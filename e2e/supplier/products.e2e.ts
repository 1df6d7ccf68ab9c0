import { send } from '#e2e/kit/calls.ts'
import { press } from '#e2e/kit/keys.ts'
import { part } from '#e2e/kit/people/quotes.ts'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { picture } from '#e2e/kit/looks/pictures.ts'
import { expect, holdResponse, oneWidth, open, test, toast } from '#e2e/kit/site.ts'
import { newSupplier } from '#e2e/kit/people/suppliers.ts'

test.use({ hasPictures: true })

test.describe('The products of a listing', () => {
  test(
    'products are added with a picture, changed, ordered by keys, removed and restored, and the profile shows them',
    oneWidth,
    async ({ page }) => {
      const supplier = await newSupplier(page)
      await open(page, '/dashboard?tab=products')
      const products = part(page, 'Products')
      const rows = products.getByRole('list', { name: 'Your products' }).getByRole('heading')
      const dialog = page.getByRole('dialog')
      await test.step('the supplier describes a product with a picture', async () => {
        await expect(products).toContainText('No products yet.')
        await products.getByRole('button', { name: 'Add a product' }).click()
        await dialog.getByRole('button', { name: 'Save product' }).click()
        await expect(dialog.getByText('Please give the product a name.')).toBeVisible()
        await dialog.getByLabel('Name').fill('House blend')
        await dialog.getByLabel('Price').fill('$31.50 / kg')
        await dialog.getByLabel('Choose a picture').setInputFiles(await picture('orange'))
        await expect(toast(page, 'Picture uploaded')).toBeVisible()
        await expect(dialog.getByRole('button', { name: 'Crop picture' })).toBeVisible()
        await expectSoundPage(page)
      })
      await test.step('what was typed survives a lost connection, and is saved', async () => {
        await page.route('**/featured-products', (route) => route.abort(), { times: 1 })
        await dialog.getByRole('button', { name: 'Save product' }).click()
        await expect(toast(page, 'We could not reach the server.')).toBeVisible()
        await dialog.getByRole('button', { name: 'Close' }).click()
        await products.getByRole('button', { name: 'Add a product' }).click()
        await expect(dialog.getByLabel('Price')).toHaveValue('$31.50 / kg')
        await dialog.getByRole('button', { name: 'Save product' }).click()
        await expect(rows).toHaveText(['House blend'])
      })
      await test.step('two more follow', async () => {
        for (const title of ['Decaf', 'Cold brew']) {
          await products.getByRole('button', { name: 'Add a product' }).click()
          await dialog.getByLabel('Name').fill(title)
          await dialog.getByRole('button', { name: 'Save product' }).click()
          await expect(rows.last()).toHaveText(title)
        }
        await expect(products).toContainText('3/12')
      })
      await test.step('they are ordered by keys and by the menu', async () => {
        const handle = products.getByRole('button', { name: 'Reorder Cold brew' })
        await press(handle, 'Space')
        await expect(page.getByText('Cold brew is lifted, number 3 of 3.')).toBeAttached()
        await press(handle, 'ArrowUp')
        await expect(page.getByText('Cold brew is now number 2 of 3.')).toBeAttached()
        await press(handle, 'Space')
        await expect(rows).toHaveText(['House blend', 'Cold brew', 'Decaf'])
        await press(products.getByRole('button', { name: 'Move Decaf', exact: true }), 'Enter')
        await press(products.getByRole('button', { name: 'Move to top' }).filter({ visible: true }), 'Enter')
        await expect(rows).toHaveText(['Decaf', 'House blend', 'Cold brew'])
        await expect(products.getByText('Decaf is now number 1 of 3.')).toBeAttached()
        await expect(products.getByRole('button', { name: 'Move Decaf', exact: true })).toBeFocused()
        await page.keyboard.press('Enter')
        await press(products.getByRole('button', { name: 'Move to bottom' }).filter({ visible: true }), 'Enter')
        await expect(rows).toHaveText(['House blend', 'Cold brew', 'Decaf'])
      })
      await test.step('one is changed, another removed and brought back', async () => {
        await products.getByRole('button', { name: 'Edit Decaf' }).click()
        await dialog.getByLabel('Description').fill('Swiss water process')
        await dialog.getByRole('button', { name: 'Save product' }).click()
        await expect(toast(page, 'Product saved')).toBeVisible()
        await products.getByRole('button', { name: 'Remove House blend' }).click()
        await expect(rows).toHaveText(['Cold brew', 'Decaf'])
        await expect(products.getByText('2/12')).toBeFocused()
        await toast(page, 'Product removed').getByRole('button', { name: 'Undo' }).click()
        await expect(rows).toHaveText(['House blend', 'Cold brew', 'Decaf'])
        await expectSoundPage(page)
      })
      await test.step('a buyer sees them on the profile', async () => {
        await open(page, supplier.path)
        const shown = part(page, 'Most Popular Products')
        await expect(shown.getByRole('heading', { level: 3 })).toHaveText(['House blend', 'Cold brew', 'Decaf'])
        await expect(shown).toContainText('$31.50 / kg')
        await expect(shown).toContainText('Swiss water process')
      })
    },
  )

  test('moves on a slow network are sent in the order they were made', oneWidth, async ({ page }) => {
    const supplier = await newSupplier(page)
    const address = `/api${supplier.path}/featured-products`
    for (const title of ['House blend', 'Decaf', 'Cold brew']) await send(page, address, { title })
    await open(page, '/dashboard?tab=products')
    const products = part(page, 'Products')
    const rows = products.getByRole('list', { name: 'Your products' }).getByRole('heading')
    const move = async (where: string, order: string[]) => {
      await products.getByRole('button', { name: 'Move Cold brew', exact: true }).click()
      // By key: what moves between a press of the mouse and its release makes it miss.
      await press(products.getByRole('button', { name: where }).filter({ visible: true }), 'Enter')
      // A row that is moved closes its menu: the next menu is opened after that.
      await expect(rows).toHaveText(order)
    }
    const [first, last] = [
      ['Cold brew', 'House blend', 'Decaf'],
      ['House blend', 'Decaf', 'Cold brew'],
    ]
    let sent = 0
    page.on('request', (request) => (sent += request.method() === 'PUT' ? 1 : 0))
    const release = await holdResponse(page, `**${address}/*`)
    await move('Move to top', first)
    await move('Move to bottom', last)
    await move('Move to top', first)
    expect(sent).toBe(1)
    release()
    const titles = async () => (await (await page.request.get(address)).json()).map(({ title }: { title: string }) => title)
    await expect.poll(() => sent).toBe(3)
    await expect.poll(titles).toEqual(first)
    await expect(rows).toHaveText(first)
  })
})
