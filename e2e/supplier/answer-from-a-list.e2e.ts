import type { Locator } from '@playwright/test'
import { answerForm, ask, part } from '#e2e/kit/people/quotes.ts'
import { newSupplier } from '#e2e/kit/people/suppliers.ts'
import { expect, oneWidth, open, test, toast } from '#e2e/kit/site.ts'

const LISTED =
  'Apples Bananas Beetroot Broccoli Carrots Cauliflower Celery Eggplant Garlic Ginger Kale Leeks Lemons Limes Parsnips Pears Spinach Zucchini'.split(
    ' ',
  )
const MISSING = ['Saffron', 'Truffles']
const MOST_TAPS = 6

test('a supplier answers twenty lines from a list that has eighteen of them in at most six taps', oneWidth, async ({ page, otherPage }) => {
  const supplier = await newSupplier(page)
  const rows = LISTED.map((item, at) => ({ item, packSize: '5 kg', priceCents: 1000 + 10 * at, gst: 'free' }))
  const saved = await page.request.put(`/api/suppliers/${supplier.id}/price-list`, { data: { rows } })
  expect(saved.status()).toBe(200)
  const lines = [...LISTED, ...MISSING].map((item) => ({ item, quantity: 10, unit: 'kg' }))
  await ask(await otherPage(), supplier, { requirements: 'This week, please', lines })
  let taps = 0
  const tap = async (what: Locator) => {
    taps++
    await what.click()
  }

  await open(page, '/dashboard?tab=quotes')
  await test.step('one tap opens the request, and one fills all lines that the list has', async () => {
    await tap(page.getByRole('list', { name: 'Requests' }).getByRole('link', { name: /Moth and Lamp/ }))
    await tap(answerForm(page).getByRole('button', { name: 'Fill in 18 of 20 from your price list' }))
    await expect(toast(page, '18 of 20 filled in from your price list')).toBeVisible()
    await expect(answerForm(page).getByRole('group', { name: 'Apples' }).getByLabel('Price per pack, $')).toHaveValue('10.00')
  })
  await test.step('what it does not have is not theirs, and the answer is sent', async () => {
    for (const item of MISSING)
      await tap(
        answerForm(page)
          .getByRole('group', { name: item })
          .getByRole('checkbox', { name: /Not ours/ }),
      )
    await tap(answerForm(page).getByRole('button', { name: 'Send the prices' }))
    await expect(toast(page, 'Prices sent')).toBeVisible()
  })
  await expect(part(page, 'Your prices').getByRole('row', { name: /Zucchini/ })).toContainText('$11.70')
  expect(taps).toBeLessThanOrEqual(MOST_TAPS)
})
