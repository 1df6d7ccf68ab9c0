import type { PriceListSettings } from '#contract/price-lists/price-list-settings.ts'
import type { FillableRow } from '#server/features/price-lists/filling/row-queries.ts'
import type { HeldRow } from '#server/features/quotes/held-prices/held-book.ts'
import type { QuoteInput } from '#server/features/quotes/steps/answer-request.ts'
import type { ListedPrice } from '#shared/price-list/filling/list-answer.ts'
import { dayAfter } from '#shared/time/calendar-day.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'

type Row = HeldRow | FillableRow
type Terms = { settings: PriceListSettings; minimumCents: number | null; today: string }

const DATE = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

/** Returns the answer that prices of a list make: one price a line, on the list's terms, and nothing said of lines without one. */
export function instantQuote(id: string, prices: readonly ListedPrice<Row>[], { settings, minimumCents, today }: Terms): QuoteInput {
  const { holdWeeks, noticeDays, deliveryCents, freeDeliveryFromCents, deliveryGst, belowMinimum, validDays } = settings.instant
  return {
    id,
    lines: prices.map(lineOf),
    passedLineIds: [],
    deliveryCents,
    minimumCents,
    belowMinimum,
    smallOrderFeeCents: null,
    freeDeliveryFromCents,
    deliveryGst,
    holdWeeks,
    noticeDays,
    validUntil: dayAfter(today, validDays),
    terms: null,
    note: noteOf(settings),
    attachmentId: null,
  }
}

const lineOf = ({ lineId, row, packSize, unit, priceCents }: ListedPrice<Row>): QuoteInput['lines'][number] => ({
  item: row.item,
  packSize,
  unit,
  quantity: null,
  priceCents,
  gst: row.gst,
  requestLineId: lineId,
  isSubstitute: false,
  isByWeight: false,
  origin: row.origin,
  from: 'heldUntil' in row ? 'held' : 'price-list',
})

const noteOf = ({ updatedAt }: PriceListSettings) =>
  updatedAt === null ? null : `From our price list of ${DATE.format(new Date(sydneyDay(new Date(updatedAt))))}`
