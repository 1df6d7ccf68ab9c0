import type { Page } from '@playwright/test'
import { send } from '#e2e/kit/calls.ts'
import { signedInBuyer } from '#e2e/kit/people/people.ts'
import { answer, ask, line } from '#e2e/kit/people/quotes.ts'
import { expect, oneWidth, open, test } from '#e2e/kit/site.ts'
import { newSupplier } from '#e2e/kit/people/suppliers.ts'
import { expectNoSidewaysScroll } from '#e2e/kit/width.ts'

/** A word that no line of a phone holds. */
const word = (letters: number) => 'w'.repeat(letters)

async function expectToFit(page: Page, path: string, shows: string) {
  await page.setViewportSize({ width: 320, height: 844 })
  await open(page, path)
  await expect(page.getByText(shows).filter({ visible: true }).first()).toBeVisible()
  await expectNoSidewaysScroll(page)
}

test.describe('Long words', () => {
  test('words longer than a line break wherever users can write them', oneWidth, async ({ page, otherPage }) => {
    const supplier = await newSupplier(page, `Tin${word(60)}`)
    const path = `/api/suppliers/${supplier.id}`
    const change = {
      description: word(300),
      address: word(200),
      tags: [word(40)],
      differentiators: [{ title: word(60), description: word(240) }],
    }
    expect((await page.request.put(path, { data: change })).status()).toBe(200)
    await send(page, `${path}/featured-products`, { title: word(80), description: word(300), price: word(60) })
    await send(page, `${path}/client-logos`, { venueName: word(120), description: word(300) })

    const buyer = await otherPage()
    const person = await signedInBuyer(buyer)
    const request = { businessName: word(200), contactEmail: person.email, requirements: word(500), deliveryLocation: word(200) }
    const id = await ask(buyer, supplier, request)
    await send(buyer, `/api/quotes/${id}/message`, { text: word(300) })
    await answer(supplier, id, line(word(200), word(60), 1, 3150))
    await send(buyer, `${path}/reviews`, { rating: 5, text: word(300), tags: [word(40)] })

    const other = await otherPage()
    await expectToFit(other, supplier.path, supplier.businessName)
    await expectToFit(other, `/suppliers?search=${supplier.businessName.split(' ')[0]}`, supplier.businessName)
    await expectToFit(buyer, `/quotes/${id}`, word(300))
    await expectToFit(buyer, '/quotes', supplier.businessName)
    await expectToFit(page, `/quotes/${id}`, word(300))
    for (const tab of ['', '?tab=profile', '?tab=venues', '?tab=quotes']) await expectToFit(page, `/dashboard${tab}`, 'Dashboard')
  })
})
