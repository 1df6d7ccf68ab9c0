import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createProvider } from '#test/stubs/payment-providers.ts'
import { happening, live } from '#test/stubs/provider-lives.ts'
import type { SandboxCustomer } from './objects.ts'

function mustAddUp({ invoices, charges, refunds, creditChanges, balance }: SandboxCustomer): void {
  for (const { lines, total, amount_due: due, amount_paid: paid, starting_balance: start, ending_balance: end, status } of invoices) {
    expect(lines.data.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
    expect(due).toBe(Math.max(0, total + start))
    expect(total + start).toBe(due + end)
    expect(paid).toBe(status === 'paid' ? due : 0)
  }
  const lasting = invoices.filter(({ status }) => status !== 'void')
  const taken = creditChanges.reduce((sum, { amount }) => sum + amount, 0)
  expect(lasting.reduce((sum, { total, amount_due: due }) => sum + total - due, taken)).toBe(balance)
  expect(balance).toBeLessThanOrEqual(0)
  const paid = invoices.reduce((sum, { amount_paid: cents }) => sum + cents, 0)
  expect(charges.reduce((sum, { amount }) => sum + amount, 0)).toBe(paid)
  for (const { id, amount, amount_refunded: refunded } of charges) {
    expect(refunded).toBe(refunds.filter(({ charge }) => charge === id).reduce((sum, each) => sum + each.amount, 0))
    expect(amount - refunded).toBeGreaterThanOrEqual(0)
  }
}

/** Each period is charged once, and begins where the one before ended. */
function mustFollow({ invoices, subscriptions }: SandboxCustomer): void {
  for (const { id } of subscriptions) {
    const periods = invoices
      .filter(({ parent, billing_reason: reason }) => parent.subscription_details.subscription === id && reason !== 'subscription_update')
      .map(({ lines }) => lines.data[0]!.period.start)
    expect(new Set(periods).size).toBe(periods.length)
    expect(periods).toEqual(periods.toSorted((one, other) => one - other))
  }
}

describe('Any life of a customer', () => {
  test('adds up to the cent', async () => {
    const timelines = fc.asyncProperty(fc.array(happening, { maxLength: 25 }), async (timeline) => {
      const site = await createProvider('sandbox')
      const { customer } = await site.subscribe()
      for (const what of timeline) {
        await live(site, customer, what)
        const document = (await site.store.read(customer))!
        mustAddUp(document)
        mustFollow(document)
        expect(
          site
            .webhooks()
            .filter((event) => event.kind === 'other')
            .map(({ type }) => type),
        ).toEqual(document.refunds.map(() => 'charge.refunded'))
      }
    })
    await fc.assert(timelines, { numRuns: 150 })
  })
})
