import { sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import type { ChangeAnswer, PriceState } from '#contract/quotes/held-prices.ts'
import type { Db } from '#server/db/db.ts'

/** A change as it is stored; changes of a price are read in the order in which they were announced. */
export type StoredChange = {
  id: number
  priceCents: number
  from: string
  noticedAt: string
  note: string | null
  answer: ChangeAnswer | null
  askedBulkId: string | null
}

const changes = sql<StoredChange[]>`coalesce((
  select jsonb_agg(jsonb_build_object('id', c.id, 'priceCents', c.price_cents, 'from', c.from_day, 'noticedAt', c.noticed_at, 'note', c.note,
    'answer', c.answer, 'askedBulkId', c.asked_bulk_id) order by c.id)
  from price_changes c where c.price_id = p.id), '[]')`
const isOpen = sql<boolean>`exists (select from price_changes c where c.price_id = p.id and c.answer is null)`

const prices = (db: Db) =>
  db
    .selectFrom('heldPrices as p')
    .innerJoin('quoteRequests as r', 'r.id', 'p.requestId')
    .leftJoin('suppliers as s', 's.id', 'r.supplierId')
    .select([
      'p.id',
      'p.requestId',
      'p.item',
      'p.packSize',
      'p.unit',
      'p.contents',
      'p.priceCents',
      'p.gst',
      'p.origin',
      'p.packs',
      'p.every',
    ])
    .select(['p.acceptedAt', 'p.heldUntil', 'p.noticeDays', 'r.contactEmail'])
    .select(changes.as('changes'))
    .select(sql<string>`coalesce(r.business_name, r.contact_name, r.contact_email)`.as('businessName'))
    .select(({ ref, fn }) =>
      jsonBuildObject({ id: ref('s.id'), businessName: fn.coalesce('s.businessName', 'r.supplierName').$notNull() }).as('supplier'),
    )

export type PriceRow = Awaited<ReturnType<ReturnType<typeof prices>['execute']>>[number]

/** Whose prices: those that were promised to an account, by all suppliers or one, or by a supplier. */
export type Holder = { accountId: string; from?: number } | { supplierId: number }
/** What keeps only prices that have a state on a day. */
type StateOnDay = { status: PriceState; today: string }

/** Returns the prices of a holder, in no order. */
export function pricesOf(db: Db, holder: Holder, kept?: StateOnDay | null) {
  const all =
    'accountId' in holder
      ? prices(db)
          .where('r.accountId', '=', holder.accountId)
          .$if(holder.from !== undefined, (own) => own.where('r.supplierId', '=', holder.from ?? null))
      : prices(db).where('r.supplierId', '=', holder.supplierId)
  return kept ? all.where(statusOn(kept.today), '=', kept.status) : all
}

/** The most prices of a supplier that a price list is compared with. */
const MAX_RUNNING = 5000

/** Returns the prices that a supplier has promised and that have not ended on a day, the earliest first: what was announced of them included. */
export const runningPrices = (db: Db, supplierId: number, today: string) =>
  pricesOf(db, { supplierId }).where(statusOn(today), '<>', 'ended').orderBy('p.acceptedAt').orderBy('p.id').limit(MAX_RUNNING).execute()

/** What a price is on a day, as `statusOf` says it of what was read. */
export const statusOn = (today: string) => sql<PriceState>`(
  select case
    when c.answer = 'leave' and c.from_day <= ${today}::date then 'ended'
    when c.id is not null and (c.answer is distinct from 'accept' or c.from_day > ${today}::date) then 'changing'
    when p.held_until >= ${today}::date then 'held'
    else 'ended' end
  from (select max(id) as id from price_changes where price_id = p.id) as latest
  left join price_changes c on c.id = latest.id)`

type PageRange = { limit: number; offset: number; kept?: StateOnDay | null }

/** Returns a page of them: those with an open change first, then the newest. */
export async function pageOfPrices(
  db: Db,
  holder: Holder,
  { limit, offset, kept }: PageRange,
): Promise<{ rows: PriceRow[]; total: number }> {
  const rows = await pricesOf(db, holder, kept)
    .orderBy(isOpen, 'desc')
    .orderBy('p.acceptedAt', 'desc')
    .orderBy('p.requestId')
    .orderBy('p.position')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await db
    .selectFrom(pricesOf(db, holder, kept).clearSelect().select('p.id').as('held'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total }
}

/** Locks prices until the transaction ends, always in one order; decisions are made on what is read after that. */
export async function lockPrices(tx: Db, ids: readonly string[]): Promise<void> {
  await tx.selectFrom('heldPrices').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()
}

/** Returns those of these prices that a holder has. */
export const pricesById = (db: Db, holder: Holder, ids: readonly string[]) => pricesOf(db, holder).where('p.id', 'in', ids).execute()

/** A price as the resource of a path. */
export const priceById = {
  what: 'This price',
  load: (db: Db, { id }: { id: string }) =>
    db
      .selectFrom('heldPrices as p')
      .innerJoin('quoteRequests as r', 'r.id', 'p.requestId')
      .select(['p.id', 'r.accountId'])
      .where('p.id', '=', id)
      .executeTakeFirst(),
}

type NewRow = { priceId: string; priceCents: number; fromDay: string; noticedAt: Date; note: string | null }

/** Adds changes of prices whose rows are locked, in the place of those that nobody has answered. */
export async function replaceChanges(tx: Db, rows: readonly NewRow[]): Promise<void> {
  const ids = rows.map(({ priceId }) => priceId)
  await tx.deleteFrom('priceChanges').where('answer', 'is', null).where('priceId', 'in', ids).execute()
  await tx.insertInto('priceChanges').values(rows).execute()
}

export const answerChange = (tx: Db, id: number, answer: ChangeAnswer, answeredAt: Date) =>
  tx.updateTable('priceChanges').set({ answer, answeredAt }).where('id', '=', id).execute()
export const noteAsked = (tx: Db, id: number, askedBulkId: string) =>
  tx.updateTable('priceChanges').set({ askedBulkId }).where('id', '=', id).execute()

/** Returns the request in which a price was accepted, as far as others are asked the same, with the line that it is a price for. */
export const requestOfPrice = (tx: Db, id: string) =>
  tx
    .selectFrom('heldPrices as p')
    .innerJoin('quoteRequests as r', 'r.id', 'p.requestId')
    .leftJoin('suppliers as s', 's.id', 'r.supplierId')
    .leftJoin('buyerVenues as v', 'v.accountId', 'r.accountId')
    .select(['p.item', 'p.packSize', 'p.requestLineId', 'r.lines', 'r.supplierId', 'r.deliveryLocation'])
    .select(['r.businessName', 'r.contactName', 'r.contactEmail', 'r.contactPhone', 'v.suburb', 'v.state', 'v.postcode'])
    .select((eb) => eb.fn.coalesce('s.category', 'r.supplierCategory').$notNull().as('category'))
    .where('p.id', '=', id)
    .executeTakeFirstOrThrow()

/** Returns what the last answer of a supplier to an account says of delivery, undefined where there is none. */
export const lastDeliveryTerms = (db: Db, accountId: string, supplierId: number) =>
  db
    .selectFrom('offers as o')
    .innerJoin('quoteRequests as r', 'r.id', 'o.requestId')
    .select(['o.requestId', 'o.deliveryCents', 'o.freeDeliveryFromCents', 'o.createdAt as quotedAt'])
    .where('r.accountId', '=', accountId)
    .where('r.supplierId', '=', supplierId)
    .orderBy('o.createdAt', 'desc')
    .orderBy('o.requestId')
    .orderBy('o.revision', 'desc')
    .limit(1)
    .executeTakeFirst()
