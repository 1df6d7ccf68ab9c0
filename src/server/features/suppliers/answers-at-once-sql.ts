import { sql, type RawBuilder } from 'kysely'
import { CONFIRMED_DAYS } from '#contract/price-lists/price-list-settings.ts'

/**
 * Selects the suppliers whose price list answers requests at once: it is turned on, its prices were confirmed lately, and the supplier says
 * where it delivers. By the clock of the database, so that it ends without anything being written.
 */
const answering = sql`select l.supplier_id from price_lists l join suppliers o on o.id = l.supplier_id
  where l.is_on and l.version > 0 and l.confirmed_at >= now() - ${sql.lit(CONFIRMED_DAYS)} * interval '1 day' and o.service_area <> '[]'`

/** Returns the condition that the price list of the supplier with an id answers at once. */
export const answersAtOnce = (supplierId: RawBuilder<unknown>): RawBuilder<boolean> => sql`${supplierId} in (${answering})`

/** Whether a listing does. */
export const doesAnswerAtOnce = sql<boolean>`exists (${answering} and l.supplier_id = suppliers.id)`
/** The same as a column of a listing's row. */
export const answersAtOnceColumn = doesAnswerAtOnce.as('answersAtOnce')
