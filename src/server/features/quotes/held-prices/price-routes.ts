import {
  announcePriceChanges,
  getQuotedTerms,
  listPrices,
  listPromisedPrices,
  MAX_PRICES_OF_TERMS,
  respondToPriceChange,
  type HeldPrice,
  type PriceState,
} from '#contract/quotes/held-prices.ts'
import type { Context } from '#server/context.ts'
import { inOrderOf } from '#server/features/accounts/export/keyset-queries.ts'
import { senderOf } from '#server/features/emails/queue/budgets.ts'
import { ownListing } from '#server/features/suppliers/queries.ts'
import { buyer, supplier } from '#server/http/access/access.ts'
import type { Limit } from '#server/http/access/guards.ts'
import type { Serve } from '#server/http/kinds/serve.ts'
import { originInWords } from '#shared/seafood/origin-words.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import { announceChanges } from './announce-changes.ts'
import { lastDeliveryTerms, pageOfPrices, priceById, pricesOf, type PriceRow } from './price-queries.ts'
import { respondToChange } from './respond.ts'
import { forBuyer, forSupplier } from './shown-price.ts'

/** Counted for each account (docs/behaviour/limits.md, Request limits). */
const ANNOUNCEMENTS: Limit = { name: 'price-changes', points: 20, seconds: 3600, per: 'account' }
const RESPONSES: Limit = { name: 'price-responses', points: 60, seconds: 60 }

type Deps = Pick<Context, 'db' | 'jobs' | 'config' | 'secrets' | 'now'>

/** Prices that hold: what a buyer was promised, what a supplier has promised, and changes of both. */
export function priceRoutes(serve: Serve, deps: Deps): void {
  const { db } = deps
  const today = () => sydneyDay(deps.now())
  const keptBy = (status: PriceState | null) => status && { status, today: today() }
  serve.exportable(
    listPrices,
    buyer,
    async ({ status, ...range }, { account }) => {
      const { rows, total } = await pageOfPrices(db, { accountId: account.id }, { ...range, kept: keptBy(status) })
      return { items: rows.map((row) => forBuyer(row, today())), total }
    },
    {
      name: 'prices',
      columns: COLUMNS,
      async *rows({ status }, { account }) {
        const rows = inOrderOf<PriceRow>(pricesOf(db, { accountId: account.id }, keptBy(status)), ['p.acceptedAt', 'p.id'])
        for await (const row of rows) yield forBuyer(row, today())
      },
    },
  )
  serve(getQuotedTerms, buyer, async ({ supplierId }, { account: { id } }) => {
    const { rows, total } = await pageOfPrices(db, { accountId: id, from: supplierId }, { limit: MAX_PRICES_OF_TERMS, offset: 0 })
    const delivery = await lastDeliveryTerms(db, id, supplierId)
    return { delivery: delivery ?? null, prices: rows.map((row) => forBuyer(row, today())), priceCount: total }
  })
  serve.idempotent(
    respondToPriceChange,
    buyer.ofAccount(priceById),
    (tx, input, requester) => respondToChange(tx, deps, input, requester),
    {
      limit: RESPONSES,
    },
  )

  const own = supplier.ofSupplier(ownListing)
  serve(listPromisedPrices, own, async ({ id, ...range }) => {
    const { rows, total } = await pageOfPrices(db, { supplierId: id }, range)
    return { items: rows.map((row) => forSupplier(row, today())), total }
  })
  serve.idempotent(announcePriceChanges, own, (tx, input, requester) => announceChanges(tx, deps, input, senderOf(requester)), {
    limit: ANNOUNCEMENTS,
  })
}

const inDollars = (cents: number) => cents / 100

/** Amounts are in dollars, without GST, as in the other files. */
const COLUMNS = {
  Item: ({ item }: HeldPrice) => item,
  Pack: ({ packSize }: HeldPrice) => packSize,
  Unit: ({ unit }: HeldPrice) => unit,
  Supplier: ({ supplier: { businessName } }: HeldPrice) => businessName,
  Price: ({ priceCents }: HeldPrice) => inDollars(priceCents),
  GST: ({ gst }: HeldPrice) => gst,
  Accepted: ({ acceptedAt }: HeldPrice) => sydneyDay(new Date(acceptedAt)),
  'Holds until': ({ heldUntil }: HeldPrice) => heldUntil,
  'Days of notice': ({ noticeDays }: HeldPrice) => noticeDays,
  Status: ({ status }: HeldPrice) => status,
  'New price': ({ change }: HeldPrice) => change && inDollars(change.priceCents),
  From: ({ change }: HeldPrice) => change && change.from,
  Percent: ({ change }: HeldPrice) => change && change.percent,
  'A year': ({ change }: HeldPrice) => (typeof change?.yearlyCents === 'number' ? inDollars(change.yearlyCents) : null),
  'Short notice': ({ change }: HeldPrice) => change && (change.isShortNotice ? 'yes' : 'no'),
  Origin: (price: HeldPrice) => originInWords(price),
}
