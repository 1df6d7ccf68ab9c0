import { sql } from 'kysely'
import type { InstantTerms, NewInstant, PriceListSettings } from '#contract/price-lists/price-list-settings.ts'
import type { Db } from '#server/db/db.ts'

const TERMS = [
  'isOn',
  'leastPercent',
  'validDays',
  'holdWeeks',
  'noticeDays',
  'deliveryCents',
  'freeDeliveryFromCents',
  'deliveryGst',
  'belowMinimum',
  'discountPercent',
] as const satisfies (keyof InstantTerms)[]

/** What a list that nobody has set anything of does. */
const DEFAULTS: InstantTerms = {
  isOn: false,
  leastPercent: 60,
  validDays: 14,
  holdWeeks: null,
  noticeDays: null,
  deliveryCents: 0,
  freeDeliveryFromCents: null,
  deliveryGst: 'goods',
  belowMinimum: 'refuse',
  discountPercent: 0,
}

export type StoredSettings = PriceListSettings & { settingsVersion: number }

/** Returns the settings of a list, those of a new one where there is none. */
export async function settingsOf(db: Db, supplierId: number): Promise<StoredSettings> {
  const list = await db
    .selectFrom('priceLists')
    .select([...TERMS, 'version', 'settingsVersion', 'visibility', 'updatedAt', 'confirmedAt'])
    .select(sql<number>`(select count(*)::int from price_list_rows r where r.supplier_id = price_lists.supplier_id)`.as('rowCount'))
    .where('supplierId', '=', supplierId)
    .executeTakeFirst()
  if (!list) return { rowCount: 0, updatedAt: null, confirmedAt: null, visibility: 'private', instant: DEFAULTS, settingsVersion: 0 }
  const { version, settingsVersion, visibility, updatedAt, confirmedAt, rowCount, ...instant } = list
  // Version 0 has settings, and no rows yet.
  const times = version === 0 ? { updatedAt: null, confirmedAt: null } : { updatedAt, confirmedAt }
  return { rowCount, ...times, visibility, instant, settingsVersion }
}

/** Returns terms with those that were entered; what was left out stays, and what was cleared is as it is in a new list. */
export function withTerms(terms: InstantTerms, { deliveryCents, deliveryGst, ...entered }: NewInstant): InstantTerms {
  const given = Object.fromEntries(Object.entries(entered).filter(([, value]) => value !== undefined))
  return {
    ...terms,
    ...given,
    ...(deliveryCents !== undefined && { deliveryCents: deliveryCents ?? DEFAULTS.deliveryCents }),
    ...(deliveryGst !== undefined && { deliveryGst: deliveryGst ?? DEFAULTS.deliveryGst }),
  }
}

/** Stores settings. Call it with the listing locked. */
export const storeSettings = (tx: Db, supplierId: number, { visibility, instant }: Pick<PriceListSettings, 'visibility' | 'instant'>) =>
  tx
    .insertInto('priceLists')
    .values({ supplierId, version: 0, visibility, ...instant })
    .onConflict((conflict) =>
      conflict.column('supplierId').doUpdateSet({ visibility, ...instant, settingsVersion: sql`price_lists.settings_version + 1` }),
    )
    .execute()

/** Whether a list has a row with a price. */
export const hasPrice = async (db: Db, supplierId: number): Promise<boolean> =>
  (await db
    .selectFrom('priceListRows')
    .select('id')
    .where('supplierId', '=', supplierId)
    .where('priceCents', 'is not', null)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Notes that the prices of a list are right. Returns undefined where there is no list. */
export const confirmList = (tx: Db, supplierId: number, confirmedAt: Date) =>
  tx
    .updateTable('priceLists')
    .set({ confirmedAt })
    .where('supplierId', '=', supplierId)
    .where('version', '>', 0)
    .returning('supplierId')
    .executeTakeFirst()

/** Returns a page of what everybody sees of a list; rows that are not available stay out. */
export async function rangeOf(db: Db, supplierId: number, { limit, offset }: { limit: number; offset: number }, hasPrices: boolean) {
  const rows = db.selectFrom('priceListRows').where('supplierId', '=', supplierId).where('isAvailable', '=', true)
  const items = await rows
    .select(['item', 'packSize', 'unit', 'contents'])
    .$if(hasPrices, (query) => query.select(['priceCents', 'gst']))
    .orderBy('position')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await rows.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { items, total }
}

/** Returns the last requests with lines that a supplier has received, the newest first. */
export const lastRequests = (db: Db, supplierId: number, limit: number) =>
  db
    .selectFrom('quoteRequests as r')
    .leftJoin('buyerVenues as v', 'v.accountId', 'r.accountId')
    .select(['r.id', 'r.accountId', 'r.lines', 'r.deliveryLocation', 'v.suburb', 'v.state', 'v.postcode'])
    .where('r.supplierId', '=', supplierId)
    .where(sql<boolean>`jsonb_array_length(r.lines) > 0`)
    .orderBy('r.createdAt', 'desc')
    .orderBy('r.id')
    .limit(limit)
    .execute()
