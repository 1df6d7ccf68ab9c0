import { type RawBuilder, sql } from 'kysely'
import { STATE_CODES, type StateCode } from '#contract/options.ts'
import { POSTCODES_ELSEWHERE, STATES_ELSEWHERE, SUBURBS_ELSEWHERE, supplierTimeZone } from '#shared/time/supplier-time-zone.ts'
import { itemAt } from '#shared/item-at.ts'

/** A clock that suppliers of a state have; `key` is what `clockOf` makes of them. */
export type SupplierClock = { key: string; state: StateCode; timeZone: string }

/** Every clock that a supplier can have. */
export const SUPPLIER_CLOCKS: readonly SupplierClock[] = STATE_CODES.flatMap((state) => [
  ...[null, ...POSTCODES_ELSEWHERE].map((postcode) => ({
    key: state + (postcode ?? ''),
    state,
    timeZone: supplierTimeZone({ state, postcode }),
  })),
  ...(STATES_ELSEWHERE.includes(state)
    ? [{ key: `${state} named`, state, timeZone: supplierTimeZone({ state, postcode: null, suburb: itemAt(SUBURBS_ELSEWHERE, 0) }) }]
    : []),
])

const listed = (values: readonly string[]) => sql.join(values.map((value) => sql.lit(value)))

/** The key of the clock of a supplier `s`; null where it has given no state. */
export const clockOf: RawBuilder<string | null> = sql`(case
  when s.state in (${listed(STATES_ELSEWHERE)}) and lower(s.suburb) in (${listed(SUBURBS_ELSEWHERE)}) then s.state || ' named'
  when s.postcode in (${listed(POSTCODES_ELSEWHERE)}) then s.state || s.postcode
  else s.state end)`
