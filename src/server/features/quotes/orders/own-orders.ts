import type { Every } from '#contract/order-lists/every.ts'
import type { CategoryName } from '#contract/options.ts'
import type { Db } from '#server/db/db.ts'
import { paidPack } from '#server/features/quotes/comparison/compared-lines.ts'
import { quoteFrom } from '#server/features/quotes/thread/stored-quote.ts'
import { thousandths, unitCentsOf } from '#shared/comparison/amounts.ts'
import { savingOf, type Saving } from '#shared/money/savings.ts'
import { hasTotal, totalsOf } from '#shared/money/totals.ts'
import { comparedPrice, type AskedLine } from '#shared/quoted-lines/compared-offer.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import { acceptedRequests, paidForLines } from './own-orders-queries.ts'

/** The orders that the figures of a venue are made of: twenty a week for a year. */
const MAX_ORDERS = 1_000

/** An order of a venue: what was accepted from one supplier, without GST, and what its prices save. */
export type OwnOrder = {
  requestId: string
  category: CategoryName
  acceptedOn: string
  exGstCents: number
  savings: (Saving & { priceId: string; item: string; measure: string; every: Every | null; paidCents: number; acceptedCents: number })[]
}

/** Returns the orders of an account, the last ones first. */
export async function ownOrders(db: Db, accountId: string, now: Date): Promise<OwnOrder[]> {
  const requests = await acceptedRequests(db, accountId, MAX_ORDERS)
  const paid = requests.length === 0 ? new Map<string, never>() : await paidForLines(db, accountId)
  return requests.flatMap((request) => {
    const quote = request.offer && quoteFrom(request, request.offer)
    // Nothing of it was asked for, so nothing of it was ordered.
    if (!quote || !hasTotal(quote)) return []
    const acceptedOn = sydneyDay(new Date(request.statusAt))
    const { totalCents, gstCents } = totalsOf(quote)
    const askedById = new Map(request.lines.map((line) => [line.id, line]))
    const held = { acceptedOn, holdWeeks: quote.holdWeeks, today: sydneyDay(now) }
    const savings = quote.lines.flatMap((line) => {
      const asked = line.isCounted ? askedById.get(line.requestLineId ?? '') : undefined
      const before = asked && paid.get(`${request.id}:${asked.id}`)
      const prices = asked && before && unitPrices(asked, line, paidPack(before.line))
      if (!asked || !before || !prices || asked.amount === null || asked.measure === null) return []
      const { amount, measure, every } = asked
      return {
        priceId: before.priceId ?? asked.id,
        item: asked.item,
        measure,
        every,
        ...prices,
        ...savingOf({ ...prices, ...held, amount, every }),
      }
    })
    return { requestId: request.id, category: request.supplier.category, acceptedOn, exGstCents: totalCents - gstCents, savings }
  })
}

type Paid = ReturnType<typeof paidPack>

/** Returns what one of the measure cost and costs, to four decimals; null where they are of different measures or nothing was paid. */
function unitPrices(asked: AskedLine, line: Parameters<typeof comparedPrice>[0], paid: Paid) {
  const { contents, priceCents } = comparedPrice(line, asked)
  if (!paid || paid.cents === 0 || !contents) return null
  if (paid.contents.measure !== asked.measure || contents.measure !== asked.measure) return null
  return {
    paidCents: unitCentsOf(paid.cents, thousandths(paid.contents.amount)),
    acceptedCents: unitCentsOf(priceCents, thousandths(contents.amount)),
  }
}
