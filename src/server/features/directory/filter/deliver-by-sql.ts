import { type RawBuilder, sql } from 'kysely'
import { clockOf } from '#server/features/suppliers/clock-sql.ts'

/**
 * Returns the condition that the supplier with an id has a delivery that can still be ordered by a day: one after tomorrow, or tomorrow's where
 * its cut-off is not over. `slots` is made by `deliverBySlots`. Their ids are found once, from an index alone; `is true` keeps the planner, which
 * expects only a few, from fetching them one by one.
 */
export const deliversBy = (slots: RawBuilder<unknown>, supplierId: RawBuilder<unknown>): RawBuilder<boolean> => sql`(${supplierId} in (
  select s.id from suppliers s
  join jsonb_to_recordset(${slots}::jsonb) as slot (clock text, holidays boolean, tomorrow text[], later text[], over text)
    on slot.clock = ${clockOf}
    and slot.holidays = coalesce(s.delivers_on_holidays, false)
  where s.cut_off is not null and s.delivery_days <> '{}' and s.state is not null
    and (s.delivery_days && slot.later or s.delivery_days && slot.tomorrow and s.cut_off > slot.over))) is true`
