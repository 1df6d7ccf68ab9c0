import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { ask } from '#e2e/kit/people/quotes.ts'
import { newSupplier, subscribe } from '#e2e/kit/people/suppliers.ts'
import { expect, oneWidth, open, test } from '#e2e/kit/site.ts'

test('whoever registers reads what it costs a supplier', oneWidth, async ({ page }) => {
  await open(page, '/auth?mode=register')
  await expect(page.getByText('For suppliers a listing is free, and a plan is your choice.')).toBeVisible()
})

test('on paper a request says whose it is, with the ABN, the number and the day', oneWidth, async ({ page }) => {
  const supplier = await newSupplier(page)
  expect((await page.request.put(`/api${supplier.path}`, { data: { abn: '51 824 753 556' } })).status()).toBe(200)
  await open(page, `/dashboard?tab=quotes&quote=${await ask(page, supplier)}`)
  const printed = page.locator('[data-printed]')
  const head = new RegExp(`${supplier.businessName}, ABN 51 824 753 556, request No\\. \\d{5} of .*\\d`)
  await expect(printed).toHaveAttribute('data-printed', head)
  const above = () => printed.evaluate((frame) => getComputedStyle(frame, '::before').content)
  expect(await above()).toBe('none')
  await page.emulateMedia({ media: 'print' })
  await expect.poll(above).toMatch(head)
  await page.emulateMedia({ media: null })
})

test('of the plans to change to, the next larger one is looked at first', oneWidth, async ({ page }) => {
  await newSupplier(page)
  await subscribe(page, { plan: 'starter' })
  await open(page, '/subscription')
  await page.getByRole('button', { name: 'Manage Subscription' }).click()
  const chosen = () => page.getByLabel('New plan').evaluate((list: HTMLSelectElement) => list.selectedOptions[0]?.text)
  await expect.poll(chosen).toMatch(/^Professional, billed monthly/)
})

test('documents are chosen with a drawn button, like pictures', oneWidth, async ({ page }) => {
  await newSupplier(page)
  await open(page, '/dashboard?tab=profile#documents')
  const file = page.getByRole('main').locator('input[type=file][name=file]')
  const edge = () => file.evaluate((input) => getComputedStyle(input, '::file-selector-button').borderRadius)
  // The browser's own has no corner of ours.
  await expect.poll(edge).toMatch(/^\d+px$/)
  expect(await edge()).not.toBe('0px')
  await expectSoundPage(page)
})

test.describe('An inbox that stays open', () => {
  test.use({ ownBrowser: true })

  test(
    'says within a minute what has come, in a line and in the title, and nothing jumps until it is pressed',
    oneWidth,
    async ({ page, otherCaller }) => {
      await page.clock.install()
      const supplier = await newSupplier(page)
      await open(page, '/dashboard?tab=quotes')
      await expect(page.getByRole('heading', { level: 1, name: 'Quotes' })).toBeVisible()
      await expect(page).toHaveTitle(/^Quotes/)
      await ask(await otherCaller(), supplier, { businessName: 'Harbour Room' })
      await page.clock.fastForward(61_000)
      const line = page.getByRole('button', { name: '1 new request or contact' })
      await expect(line).toBeVisible()
      await expect(page).toHaveTitle(/^\(1\) Quotes/)
      const list = page.getByRole('list', { name: 'Requests' })
      await expect(list).toHaveCount(0)
      await line.click()
      await expect(list.getByRole('link', { name: /Harbour Room/ })).toBeVisible()
    },
  )
})
