import { CHANGES_SHOWN, type NotifiedChange } from '#contract/quotes/price-change-emails.ts'
import type { Db } from '#server/db/db.ts'
import type { NewEmail } from '#server/features/emails/queue/queries.ts'
import { receiverOf } from '#server/features/emails/readers/receivers.ts'
import { meaningOf, steepRise } from '#shared/held-price/held-price.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import type { PriceRow } from './price-queries.ts'

type Said = { note: string | null; today: string }

/** Returns one email for each buyer among these prices, about the change that was announced last of each. */
export async function changeEmails(tx: Db, supplierId: number, rows: readonly PriceRow[], { note, today }: Said): Promise<NewEmail[]> {
  const supplier = await receiverOf(tx, supplierId)
  const byBuyer = Map.groupBy(rows, ({ contactEmail }) => contactEmail.toLowerCase())
  return byBuyer
    .values()
    .map((prices): NewEmail => {
      const changes = prices.flatMap((row) => notifiedChange(row, today) ?? [])
      return {
        kind: 'price-change',
        recipient: prices[0]?.contactEmail ?? '',
        replyTo: supplier.email,
        facts: {
          supplier: { id: supplier.id, businessName: supplier.businessName },
          changes: changes.slice(0, CHANGES_SHOWN),
          count: changes.length,
          note,
        },
      }
    })
    .toArray()
}

function notifiedChange(row: PriceRow, today: string): NotifiedChange | null {
  const changes = row.changes.map((change) => ({ ...change, noticedOn: sydneyDay(new Date(change.noticedAt)) }))
  const last = changes.at(-1)
  if (!last) return null
  const { item, packSize, unit } = row
  const { priceCents, from } = last
  return { item, packSize, unit, priceCents, from, ...meaningOf(row, changes, last, row), risePercent: steepRise(row, changes, today) }
}
