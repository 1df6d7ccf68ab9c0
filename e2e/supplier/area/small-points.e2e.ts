import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { ask } from '#e2e/kit/people/quotes.ts'
import { newSupplier, subscribe } from '#e2e/kit/people/suppliers.ts'
import { expect, oneWidth, open, test } from '#e2e/kit/site.ts'

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
  await subscribe(page, { plan: 'starter', interval: 'year' })
  await open(page, '/subscription')
  await page.getByRole('button', { name: 'Manage Subscription' }).click()
  const chosen = () => page.getByLabel('New plan').evaluate((list: HTMLSelectElement) => list.selectedOptions[0]?.text)
  await expect.poll(chosen).toMatch(/^Professional, billed (yearly|annually)/)
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
