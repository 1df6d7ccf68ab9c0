import { abnOf } from '#shared/contact/abn.ts'
import type { PostcodeRange } from '#contract/suppliers/delivery.ts'
import type { CategoryName } from '#contract/options.ts'
import { CAPITALS, type DemoDelivery, type Round, round } from './delivery.ts'
import type { DemoSupplier } from './types.ts'

/** When and where a supplier delivers, and the number that its business has. */
export type TradeFacts = DemoDelivery & { abn: string | null }

const DAILY = 'mon tue wed thu fri sat'
const WEEKDAYS = 'mon tue wed thu fri'

/** The rounds of a category's suppliers, in turn; null says nothing. What is missing here sells nothing that a van brings. */
const ROUNDS: Partial<Record<CategoryName, (Round | null)[]>> = {
  Coffee: [round('tue fri', '12:00', 100), round('mon wed fri', '14:00', null), round(WEEKDAYS, '15:00', 80), null],
  Tea: [round('wed', '17:00', 120), round('tue thu', null, 60), null],
  Packaging: [round(WEEKDAYS, '13:00', 150), round('mon thu', '11:00', 250), null],
  Meat: [round(DAILY, '20:00', 150), round('tue thu sat', '16:00', 200), null],
  Seafood: [round('tue wed thu fri sat', '21:30', 180), round(DAILY, '22:00', null)],
  'Baked Goods': [round('mon tue wed thu fri sat sun', '15:00', 40), round(DAILY, '14:00', 65), null],
  Furniture: [round('wed fri', null, 500), null],
  Spirits: [round('tue thu', '16:30', 300), null],
  Cleaning: [round('mon wed', '12:00', 90), null],
  Uniforms: [round('fri', null, 200), null],
  'Fresh Produce': [round(DAILY, '23:00', 80), round(DAILY, '21:00', 120), round('mon wed fri', '18:00', 60), null],
  Beverages: [round('tue thu', '15:00', 150), round(WEEKDAYS, '13:30', 200), null],
  Dairy: [round(DAILY, '17:00', 50), round('mon wed fri', '16:00', null), null],
}

/** Returns the facts of the supplier that is the `index`th of its category and the `serial`th of all; two in three give their number. */
export const tradeFactsOf = (supplier: DemoSupplier, index: number, serial: number): TradeFacts => ({
  abn: serial % 3 === 2 ? null : inventedAbn(serial),
  ...(supplier.delivery ?? roundOf(supplier, index)),
})

function roundOf(supplier: DemoSupplier, index: number): DemoDelivery {
  const rounds = ROUNDS[supplier.category] ?? [null]
  const given = rounds[index % rounds.length]
  return given
    ? { ...given, serviceArea: areaAround(supplier) }
    : { deliveryDays: [], cutOff: null, minimumOrderCents: null, serviceArea: [] }
}

/** Its city; from outside of that its own district, and the city too. */
function areaAround({ state, postcode }: DemoSupplier): PostcodeRange[] {
  const city = CAPITALS[state]
  if (city.from <= postcode && postcode <= city.to) return [city]
  const district = postcode.slice(0, 2)
  return [city, { from: `${district}00`, to: `${district}99` }]
}

/** The last nine digits show that nobody has it: "NN 999 990 001". The first two are what the checksum wants. */
function inventedAbn(serial: number): string {
  const nine = String(999_990_000 + serial)
  for (let check = 10; check < 100; check++) {
    const abn = abnOf(`${check}${nine}`)
    if (abn) return abn
  }
  throw new Error(`No two digits fit before ${nine}.`)
}
