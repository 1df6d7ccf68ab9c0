import { type RawBuilder, sql } from 'kysely'
import { POSTCODES_ELSEWHERE } from '#shared/supplier-time-zone.ts'

const elsewhere = sql.join(POSTCODES_ELSEWHERE.map((postcode) => sql.lit(postcode)))

/**
 * Returns the condition that the supplier with an id has a delivery that can still be ordered by a day: one after tomorrow, or tomorrow's where
 * its cut-off is not over. `slots` is made by `deliverBySlots`. Their ids are found once, from an index alone; `is true` keeps the planner, which
 * expects only a few, from fetching them one by one.
 */
export const deliversBy = (slots: RawBuilder<unknown>, supplierId: RawBuilder<unknown>): RawBuilder<boolean> => sql`(${supplierId} in (
  select s.id from suppliers s
  join jsonb_to_recordset(${slots}::jsonb) as slot (clock text, holidays boolean, tomorrow text[], later text[], over text)
    on slot.clock = case when s.postcode in (${elsewhere}) then s.state || s.postcode else s.state end
    and slot.holidays = coalesce(s.delivers_on_holidays, false)
  where s.cut_off is not null and s.delivery_days <> '{}' and s.state is not null
    and (s.delivery_days && slot.later or s.delivery_days && slot.tomorrow and s.cut_off > slot.over))) is true`
