import { send } from '#e2e/kit/calls.ts'
import { signedInBuyer } from '#e2e/kit/people/people.ts'
import { part } from '#e2e/kit/people/quotes.ts'
import { expect, oneWidth, open, test } from '#e2e/kit/site.ts'
import { newSupplier } from '#e2e/kit/people/suppliers.ts'

test.describe('The total of a quote', () => {
  test(
    'is one number with one reason in the list, the request, the question, the comparison and both emails',
    oneWidth,
    async ({ page, otherCaller, site }) => {
      const supplier = await newSupplier(await otherCaller(), 'Tin Shed')
      const { email } = await signedInBuyer(page)
      const request = { supplierIds: [supplier.id], message: 'Cups for a month', contactEmail: email }
      const { ids } = await send(page, '/api/quotes/bulk', request)
      const { bulkId } = await (await page.request.get(`/api/quotes/${ids[0]}`)).json()
      const lines = [{ item: 'Takeaway cups', packSize: 'carton of 1,000', quantity: 4, priceCents: 9530, gst: 'taxable' }]
      // $381.20 of goods, $118.80 of difference and $65.00 of delivery, with GST on all of it.
      const quote = { lines, deliveryCents: 6500, minimumCents: 50_000 }
      await send(supplier.page, `/api/quotes/${ids[0]}/answer`, quote)
      const [TOTAL, REASON] = ['$621.50', 'The goods are $118.80 below the minimum order of $500.00: the difference is charged.']

      await test.step('list', async () => {
        await open(page, '/quotes')
        const row = page.getByRole('main').getByRole('listitem').filter({ hasText: supplier.businessName })
        await expect(row).toContainText(TOTAL)
        await expect(row).toContainText(REASON)
      })
      await test.step('request, and the question before accepting', async () => {
        await open(page, `/quotes/${ids[0]}`)
        await expect(part(page, 'Prices')).toContainText(`Total with GST${TOTAL}`)
        await expect(part(page, 'Prices').getByText(REASON, { exact: true })).toBeVisible()
        await page.getByRole('button', { name: 'Accept these prices' }).click()
        await expect(page.getByRole('dialog')).toContainText(`${TOTAL} with GST. ${REASON}`)
      })
      await test.step('comparison', async () => {
        await open(page, `/quotes/bulk/${bulkId}`)
        const table = part(page, 'Prices side by side')
        await expect(table.getByRole('row', { name: 'Total with GST and delivery' })).toContainText(TOTAL)
        await expect(table.getByText(REASON, { exact: true })).toBeVisible()
      })
      await test.step('emails to the buyer and, once accepted, to the supplier', async () => {
        const textTo = async (recipient: string) =>
          (await site.emailsTo(recipient)).map(({ text }) => text?.replaceAll(/\s+/g, ' ') ?? '').join('\n')
        await expect.poll(() => textTo(email)).toContain(TOTAL)
        expect(await textTo(email)).toContain(REASON)
        await send(page, `/api/quotes/${ids[0]}/accept`, {})
        await expect.poll(() => textTo(supplier.email)).toContain(TOTAL)
        expect(await textTo(supplier.email)).toContain(REASON)
      })
    },
  )
})
