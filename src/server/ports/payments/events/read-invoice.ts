import * as z from 'zod/mini'
import type { Terms } from '#contract/billing/plans.ts'
import type { ProviderInvoice } from '#server/ports/payments/payments.ts'
import { PriceShape, termsOfPrice, type PriceTable } from './price-table.ts'
import { Id, maybe, Metadata, Seconds } from './shapes.ts'

const Line = z.object({
  description: maybe(z.string()),
  amount: z.int(),
  quantity: maybe(z.number()),
  period: z.object({ start: Seconds, end: Seconds }),
  /** Now: the id of the price, and beside it what one costs. */
  pricing: maybe(z.object({ price_details: maybe(z.object({ price: Id })), unit_amount_decimal: maybe(z.unknown()) })),
  /** Formerly: the price itself. */
  price: maybe(PriceShape),
})
type Line = z.output<typeof Line>

const details = maybe(z.object({ subscription: maybe(Id), metadata: Metadata }))
const Shape = z.object({
  id: z.string(),
  customer: Id,
  currency: z.string(),
  status: z.enum(['draft', 'open', 'paid', 'void', 'uncollectible']),
  billing_reason: maybe(z.string()),
  lines: z.object({ data: z.array(Line) }),
  total: z.int(),
  amount_due: z.int(),
  amount_paid: z.int(),
  created: Seconds,
  status_transitions: maybe(z.object({ finalized_at: maybe(Seconds), paid_at: maybe(Seconds) })),
  /** Now. */
  parent: maybe(z.object({ subscription_details: details })),
  /** Formerly. */
  subscription: maybe(Id),
  subscription_details: details,
})

const REASONS: Record<string, ProviderInvoice['reason']> = {
  subscription_create: 'first',
  subscription_cycle: 'renewal',
  subscription_update: 'change',
}

/** Reads an invoice as the provider writes it. @throws when it is none */
export function readInvoice(json: unknown, prices: PriceTable): ProviderInvoice {
  const found = Shape.parse(json)
  const of = found.parent?.subscription_details ?? found.subscription_details
  const { finalized_at: finalizedAt = null, paid_at: paidAt = null } = found.status_transitions ?? {}
  return {
    id: found.id,
    customer: found.customer,
    subscriptionId: of?.subscription ?? found.subscription,
    reference: of?.metadata?.reference ?? null,
    status: found.status,
    reason: REASONS[found.billing_reason ?? ''] ?? 'other',
    lines: found.lines.data.map(readLine),
    totalCents: found.total,
    dueCents: found.amount_due,
    paidCents: found.amount_paid,
    terms: termsOf(found.lines.data, found.currency, prices),
    issuedAt: finalizedAt ?? (found.status === 'draft' ? null : found.created),
    paidAt,
  }
}

const readLine = ({ description, amount, period }: Line) => ({
  description: description ?? '',
  cents: amount,
  periodStart: period.start,
  periodEnd: period.end,
})

/** Returns the lines of an invoice, or of a preview of one. */
export const readLines = (json: unknown) =>
  z
    .object({ data: z.array(Line) })
    .parse(json)
    .data.map(readLine)

/** Returns the terms of the line that lasts longest: beside it stands what is credited of former terms. */
function termsOf(lines: Line[], currency: string, prices: PriceTable): Terms | null {
  const charged = lines.filter(({ amount, quantity }) => amount >= 0 && (quantity ?? 1) === 1)
  const known = charged.flatMap((line) => {
    const terms = termsOfPrice(prices, priceOf(line, currency))
    return terms ? [{ terms, end: line.period.end }] : []
  })
  return known.toSorted((one, other) => one.end.localeCompare(other.end)).at(-1)?.terms ?? null
}

function priceOf({ pricing, price, amount }: Line, currency: string): PriceShape {
  if (price) return { ...price, currency: price.currency ?? currency }
  // Absent, it is what the line comes to, since there is one of it.
  const cents = Number(pricing?.unit_amount_decimal ?? amount)
  return { id: pricing?.price_details?.price ?? '', currency, unit_amount: Number.isInteger(cents) ? cents : null }
}
