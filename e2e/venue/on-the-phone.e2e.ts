import type { Page } from '@playwright/test'
import { logInByForm, logOut, registered, signedInBuyer, userMenu } from '#e2e/kit/people/people.ts'
import { ask } from '#e2e/kit/people/quotes.ts'
import { newSupplier } from '#e2e/kit/people/suppliers.ts'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { press } from '#e2e/kit/keys.ts'
import { send } from '#e2e/kit/calls.ts'
import { expect, oneWidth, open, reload, test, toast } from '#e2e/kit/site.ts'

// In all other journeys there is no service worker.
test.use({ ownBrowser: true, serviceWorkers: 'allow' })

const LIST = { name: 'Weekly order', lines: [] }
const line = (page: Page) => page.getByRole('list', { name: 'Lines of your list' }).getByRole('listitem')
const offline = (page: Page) => page.getByRole('status').filter({ hasText: 'You are offline.' })
const caches = (page: Page) => page.evaluate(async () => (await self.caches.keys()).map((name) => name.replace(/:.*/, '')).toSorted())
/** The quantities of the one list, as the server has them. */
async function quantities(page: Page): Promise<(number | null)[]> {
  const [list] = (await (await page.request.get('/api/order-lists')).json()) as { id: string }[]
  const { lines } = (await (await page.request.get(`/api/order-lists/${list!.id}`)).json()) as { lines: { quantity: number | null }[] }
  return lines.map(({ quantity }) => quantity)
}
async function changeQuantity(page: Page, item: string, quantity: string) {
  await page.getByRole('button', { name: new RegExp(`^Change .*${item}`) }).click()
  await page.getByLabel('Quantity').fill(quantity)
  await page.getByRole('button', { name: 'Save line' }).click()
}
const isControlled = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null)

test.describe('A venue on its phone', () => {
  test(
    'reads its lists and requests without a network, changes a list, and leaves nothing behind',
    oneWidth,
    async ({ page, context, otherPage }) => {
      const supplier = await newSupplier(await otherPage())
      const ann = await signedInBuyer(page)
      const id = await ask(page, supplier, { requirements: '14 kg of Shed Blend a week' })
      await test.step('a list is written, and the pages are seen once', async () => {
        await send(page, '/api/order-lists', LIST)
        await open(page, '/venue')
        await expect(page.getByRole('link', { name: LIST.name })).toBeVisible()
        await expect.poll(() => isControlled(page)).toBe(true)
        await page.getByRole('link', { name: LIST.name }).click()
        await page.getByLabel('Add a line').fill('4 bunches parsley')
        await press(page.getByLabel('Add a line'), 'Enter')
        await expect(page.getByText('All changes are saved.')).toBeVisible()
        await open(page, '/quotes')
        await expect(page.getByText(supplier.businessName).first()).toBeVisible()
        await open(page, `/quotes/${id}`)
        await expect(page.getByText('14 kg of Shed Blend a week').first()).toBeVisible()
        await open(page, '/venue')
        await expect(page.getByRole('link', { name: LIST.name })).toBeVisible()
        await expect.poll(() => caches(page)).toEqual(['build', 'kept-copies'])
      })
      await context.setOffline(true)
      await test.step('without a network all of it is there, also by its address', async () => {
        await reload(page)
        await expect(offline(page)).toBeVisible()
        await expectSoundPage(page)
        await page.getByRole('link', { name: LIST.name }).click()
        await expect(line(page)).toHaveText([/^parsley/])
        await open(page, `/quotes/${id}`)
        await expect(page.getByText('14 kg of Shed Blend a week').first()).toBeVisible()
        await open(page, '/quotes')
        await expect(page.getByText(supplier.businessName).first()).toBeVisible()
      })
      await test.step('a change of the list waits in the browser, also when the page is closed, and is sent by itself', async () => {
        await open(page, '/order-lists')
        await page.getByRole('link', { name: LIST.name }).click()
        await changeQuantity(page, 'parsley', '9')
        await expect(page.getByText('Not saved yet:')).toBeVisible()
        await reload(page)
        await expect(line(page)).toContainText(['9 bunches'])
        await context.setOffline(false)
        await expect(page.getByText('All changes are saved.')).toBeVisible()
      })
      await test.step('also from any other page', async () => {
        await context.setOffline(true)
        await changeQuantity(page, 'parsley', '11')
        await expect(page.getByText('Not saved yet:')).toBeVisible()
        await open(page, '/venue')
        await context.setOffline(false)
        await expect(toast(page, `${LIST.name} is saved`)).toBeVisible()
        await expect.poll(() => quantities(page)).toEqual([11])
      })
      await test.step('and from another tab, once the one with the list is closed', async () => {
        const tab = await context.newPage()
        await open(page, '/suppliers')
        await open(tab, '/venue')
        await tab.getByRole('link', { name: LIST.name }).click()
        await expect(line(tab)).toContainText(['11 bunches'])
        await context.setOffline(true)
        await changeQuantity(tab, 'parsley', '12')
        await expect(tab.getByText('Not saved yet:')).toBeVisible()
        await tab.close()
        await expect(offline(page)).toBeVisible()
        await context.setOffline(false)
        await expect(toast(page, `${LIST.name} is saved`)).toBeVisible()
        await expect.poll(() => quantities(page)).toEqual([12])
      })
      await test.step('after signing out nothing of it is there', async () => {
        await open(page, '/venue')
        await logOut(page, ann)
        await expect.poll(() => caches(page)).toEqual(['build'])
        await context.setOffline(true)
        await open(page, '/venue')
        await expect(page.getByText(LIST.name)).toHaveCount(0)
        // Without a page that would go to the form by itself, at the same time.
        await page.goto('about:blank')
        await context.setOffline(false)
      })
      await test.step('nor when somebody else signs in after a session that ended by itself', async () => {
        await logInByForm(page, ann)
        await expect(userMenu(page, ann)).toBeVisible()
        await open(page, '/venue')
        await expect.poll(() => caches(page)).toEqual(['build', 'kept-copies'])
        const ben = await registered(await otherPage())
        await page.goto('about:blank')
        await context.clearCookies()
        await logInByForm(page, ben)
        await expect(userMenu(page, ben)).toBeVisible()
        await context.setOffline(true)
        await open(page, '/order-lists')
        await expect(page.getByText(LIST.name)).toHaveCount(0)
      })
    },
  )

  test('a line whose saving was not answered is in the list once, with what it was changed to meanwhile', oneWidth, async ({ page }) => {
    await signedInBuyer(page)
    await send(page, '/api/order-lists', LIST)
    await open(page, '/venue')
    await page.getByRole('link', { name: LIST.name }).click()
    const ofLists = '**/api/order-lists/*'
    await page.route(ofLists, async (route) => {
      if (route.request().method() !== 'PUT') return route.fallback()
      await route.fetch()
      await route.abort()
    })
    await page.getByLabel('Add a line').fill('4 bunches parsley')
    await press(page.getByLabel('Add a line'), 'Enter')
    await expect.poll(() => quantities(page)).toEqual([4])
    await page.unroute(ofLists)
    await changeQuantity(page, 'parsley', '9')
    await expect.poll(() => quantities(page)).toEqual([9])
    await expect(line(page)).toHaveText([/^parsley/])
  })
})
