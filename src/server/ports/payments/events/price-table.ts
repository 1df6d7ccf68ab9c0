import * as z from 'zod/mini'
import type { Terms } from '#contract/billing/plans.ts'

/** Which plan and interval each of a provider's prices is for, by its id. What it costs is what the provider says. */
export type PriceTable = ReadonlyMap<string, Pick<Terms, 'plan' | 'interval'>>

/** A price in an event: whole, or its id only. */
export const PriceShape = z.object({
  id: z.string(),
  currency: z.nullish(z.string()),
  unit_amount: z.nullish(z.int()),
  recurring: z.nullish(z.object({ interval: z.string(), interval_count: z.nullish(z.int()) })),
})
export type PriceShape = z.output<typeof PriceShape>

/** Returns the terms of a price; null unless it is one of ours, in Australian dollars, and recurs as it should. */
export function termsOfPrice(prices: PriceTable, { id, currency, unit_amount: cents, recurring }: PriceShape): Terms | null {
  const sold = prices.get(id)
  if (!sold || currency?.toLowerCase() !== 'aud' || cents == null) return null
  const recursAsSold = !recurring || (recurring.interval === sold.interval && (recurring.interval_count ?? 1) === 1)
  return recursAsSold ? { ...sold, cents } : null
}
