import * as z from 'zod/mini'
import type { Terms } from '#contract/billing/plans.ts'
import type { ProviderSubscription } from '#server/ports/payments/payments.ts'
import { PriceShape, termsOfPrice, type PriceTable } from './price-table.ts'
import { Id, maybe, Metadata, Seconds } from './shapes.ts'

const discounts = maybe(z.array(z.unknown()))
const PlainPrice = z.union([z.string(), PriceShape])
const Item = z.object({
  price: PriceShape,
  quantity: maybe(z.number()),
  discounts,
  current_period_start: maybe(Seconds),
  current_period_end: maybe(Seconds),
})
const Phase = z.object({ start_date: z.number(), items: z.array(z.object({ price: PlainPrice })) })
const Schedule = z.object({ id: z.string(), status: z.string(), phases: z.array(Phase) })

/** A subscription of any version: the period stood on it, and stands on its item now. */
const Shape = z.object({
  id: z.string(),
  customer: Id,
  status: z.string(),
  metadata: Metadata,
  collection_method: maybe(z.string()),
  cancel_at_period_end: maybe(z.boolean()),
  cancel_at: maybe(Seconds),
  ended_at: maybe(Seconds),
  discount: maybe(z.unknown()),
  discounts,
  pause_collection: maybe(z.unknown()),
  current_period_start: maybe(Seconds),
  current_period_end: maybe(Seconds),
  items: z.object({ data: z.array(Item) }),
  schedule: z.optional(z.nullable(z.union([z.string(), Schedule]))),
})
type Shape = z.output<typeof Shape>

const STATUSES: Record<string, ProviderSubscription['status']> = {
  incomplete: 'incomplete',
  trialing: 'active',
  active: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  paused: 'past_due',
  canceled: 'canceled',
  incomplete_expired: 'canceled',
}

/** Reads a subscription as the provider writes it. @throws when it is none */
export function readSubscription(json: unknown, prices: PriceTable): ProviderSubscription {
  const found = Shape.parse(json)
  const [item] = found.items.data
  const status = STATUSES[found.status]
  if (!status) throw new Error(`A subscription is ${found.status}.`)
  const terms = termsOf(found, prices)
  const periodEnd = item?.current_period_end ?? found.current_period_end
  return {
    id: found.id,
    customer: found.customer,
    reference: found.metadata?.reference ?? null,
    status,
    terms,
    isPaid: isPaid(found) && terms !== null,
    periodStart: item?.current_period_start ?? found.current_period_start,
    periodEnd,
    cancelAtPeriodEnd:
      Boolean(found.cancel_at_period_end) || (found.cancel_at !== null && periodEnd !== null && found.cancel_at <= periodEnd),
    endedAt: found.ended_at,
    change: changeOf(found, periodEnd, prices),
  }
}

/** Returns the terms of its one item; null where there are several, or several of one. */
function termsOf({ items: { data } }: Shape, prices: PriceTable): Terms | null {
  const [item] = data
  return data.length === 1 && item && (item.quantity ?? 1) === 1 ? termsOfPrice(prices, item.price) : null
}

/** A trial has a status of its own. */
function isPaid({ status, collection_method, discount, discounts: all, pause_collection, items }: Shape): boolean {
  const isReduced = Boolean(discount) || Boolean(all?.length) || items.data.some((item) => Boolean(item.discounts?.length))
  return status === 'active' && (collection_method ?? 'charge_automatically') === 'charge_automatically' && !isReduced && !pause_collection
}

/** Returns the terms of the phase that follows the period; undefined where the schedule is there by its id only. */
function changeOf({ schedule }: Shape, periodEnd: string | null, prices: PriceTable): Terms | null | undefined {
  if (schedule == null) return null
  if (typeof schedule === 'string') return undefined
  const next = schedule.phases.find(({ start_date: start }) => periodEnd !== null && new Date(start * 1000).toISOString() >= periodEnd)
  const price = next?.items[0]?.price
  return typeof price === 'object' ? termsOfPrice(prices, price) : null
}
