import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PaymentEvent } from '#server/ports/payments/payments.ts'
import type { SandboxCustomer } from '#server/ports/payments/sandbox/objects.ts'
import { createProvider } from '#test/stubs/payment-providers.ts'
import { allEvents, happening, live } from '#test/stubs/provider-lives.ts'
import { invoicesIn } from './invoice-state.ts'
import { entriesOf } from './ledger.ts'
import { stateOf } from './subscription-state.ts'

/** Returns what a customer and its provider went through: the events, and what the provider has in the end. */
async function timelineOf(happenings: Parameters<typeof live>[2][]) {
  const site = await createProvider('sandbox')
  const { customer } = await site.subscribe()
  for (const what of happenings) await live(site, customer, what)
  const events = await allEvents(site, customer)
  return { events: events.filter(({ kind }) => kind !== 'other'), document: (await site.store.read(customer))! }
}

const timelines = fc.array(happening, { maxLength: 25 })
const statesOf = (events: PaymentEvent[], { subscriptions }: SandboxCustomer) => subscriptions.map(({ id }) => stateOf(events, id))

const STATUS = { incomplete: 'pending', incomplete_expired: 'canceled', active: 'active', past_due: 'past_due', canceled: 'canceled' }
const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)

/** Leaves events out, but none of those that say how each thing ended. */
function subsetOf(events: PaymentEvent[], isLeftOut: boolean[]): PaymentEvent[] {
  const last = new Map<string, PaymentEvent>()
  for (const event of events) {
    if (event.kind === 'subscription') last.set(event.subscription.id, event)
    else if (event.kind === 'invoice') last.set(event.invoice.id, event)
    else last.set(event.id, event)
  }
  const ends = new Set(last.values())
  return events.filter((event, at) => ends.has(event) || !isLeftOut[at % isLeftOut.length])
}

describe('The state of a subscription', () => {
  test('is that of its provider, whatever happened, in any order of the events, repeated, and without those that only led there', async () => {
    const property = fc.asyncProperty(
      timelines,
      fc.infiniteStream(fc.nat()),
      fc.array(fc.boolean(), { minLength: 1 }),
      async (timeline, picks, drops) => {
        const { events, document } = await timelineOf(timeline)
        const expected = statesOf(events, document)
        expect(expected.map(({ status }) => status)).toEqual(document.subscriptions.map(({ status }) => STATUS[status]))
        const active = document.subscriptions.filter(({ status }) => status === 'active')
        const priced = active.map(({ items, cancel_at_period_end: willEnd }) => [items.data[0]!.price.unit_amount, willEnd])
        const isActive = expected.filter(({ status }) => status === 'active')
        expect(isActive.map(({ terms, cancelAtPeriodEnd }) => [terms?.cents, cancelAtPeriodEnd])).toEqual(priced)
        const shuffled = [...events, ...events]
          .map((event) => ({ event, by: picks.next().value as number }))
          .toSorted((a, b) => a.by - b.by)
        expect(
          statesOf(
            shuffled.map(({ event }) => event),
            document,
          ),
        ).toEqual(expected)
        const fewer = statesOf(subsetOf(events, drops), document)
        expect(fewer.map(({ status, terms }) => [status, terms])).toEqual(expected.map(({ status, terms }) => [status, terms]))
      },
    )
    await fc.assert(property, { numRuns: 300 })
  })
})

describe('The ledger', () => {
  test('adds up to the cent over a thousand lives: each entry to 0, and each account to what the provider has', async () => {
    const property = fc.asyncProperty(timelines, async (timeline) => {
      const { events, document } = await timelineOf(timeline)
      const entries = entriesOf(events)
      for (const { entry, lines } of entries) expect([entry, sum(Object.values(lines))]).toEqual([entry, 0])
      const total = (account: keyof (typeof entries)[number]['lines']) => sum(entries.map(({ lines }) => lines[account] ?? 0))
      const { charges, refunds, invoices, balance } = document
      const open = invoices.filter(({ status }) => status === 'open')
      expect(total('cash')).toBe(sum(charges.map(({ amount }) => amount)) - sum(refunds.map(({ amount }) => amount)))
      expect(total('receivable')).toBe(sum(open.map((invoice) => invoice.amount_due)))
      expect(total('credit')).toBe(balance)
      // A new name for each: an entry that is written again is the same one.
      expect(new Set(entries.map(({ entry }) => entry)).size).toBe(entries.length)
      const kept = [...invoicesIn(events).values()]
      expect(sum(kept.map(({ refundedCents }) => refundedCents))).toBe(sum(refunds.map(({ amount }) => amount)))
      for (const invoice of kept) expect(sum(invoice.lines.map(({ cents }) => cents))).toBe(invoice.totalCents)
    })
    await fc.assert(property, { numRuns: 1000 })
  })

  test('only grows: what was booked after some of the events is among what is booked after all of them', async () => {
    const property = fc.asyncProperty(timelines, fc.nat({ max: 100 }), async (timeline, part) => {
      const { events } = await timelineOf(timeline)
      const first = entriesOf(events.slice(0, Math.ceil((events.length * part) / 100)))
      const all = new Map(entriesOf(events).map((entry) => [entry.entry, entry.lines]))
      for (const { entry, lines } of first) expect([entry, all.get(entry)]).toEqual([entry, lines])
    })
    await fc.assert(property, { numRuns: 300 })
  })
})
