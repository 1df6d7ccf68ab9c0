import type { Typed } from '#contract/quotes/quote-emails.ts'
import type { GroupNews } from './group-states.ts'

/** What an email says of one group. `item` and `unit` are null where they may not be shown. */
export type GroupNewsOfEmail = {
  groupId: string
  news: GroupNews
  item: Typed<string>
  unit: Typed<string>
  place: string
  timeZone: string
  priceCents: number | null
  confirmBy: string | null
  supplierName: string | null
  units: number | null
  costCents: number | null
  feeCents: number | null
}
