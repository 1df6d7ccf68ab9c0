import { abnOf } from '#shared/abn.ts'
import type { PostcodeRange } from '#contract/delivery.ts'
import type { CategoryName, StateCode } from '#contract/options.ts'
import type { Weekday } from '#contract/weekdays.ts'
import type { DemoSupplier } from './types.ts'

/** When, where and from which amount a supplier delivers, and the number that its business has. */
export type TradeFacts = {
  abn: string | null
  deliveryDays: Weekday[]
  cutOff: string | null
  minimumOrderCents: number | null
  serviceArea: PostcodeRange[]
}
type Round = Pick<TradeFacts, 'deliveryDays' | 'cutOff' | 'minimumOrderCents'>

const round = (days: string, cutOff: string | null, minimumDollars: number | null): Round => ({
  // The rounds below are written with days of the week only.
  deliveryDays: days.split(' ') as Weekday[],
  cutOff,
  minimumOrderCents: minimumDollars === null ? null : minimumDollars * 100,
})
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

const CITIES: Record<StateCode, PostcodeRange> = {
  NSW: { from: '2000', to: '2234' },
  VIC: { from: '3000', to: '3207' },
  QLD: { from: '4000', to: '4230' },
  WA: { from: '6000', to: '6175' },
  SA: { from: '5000', to: '5174' },
  TAS: { from: '7000', to: '7055' },
  ACT: { from: '2600', to: '2617' },
  NT: { from: '0800', to: '0832' },
}

/** The facts of the supplier that is the `index`th of its category and the `serial`th of all; two in three give their number. */
export function tradeFactsOf(supplier: DemoSupplier, index: number, serial: number): TradeFacts {
  const rounds = ROUNDS[supplier.category] ?? [null]
  const given = rounds[index % rounds.length]
  return {
    abn: serial % 3 === 2 ? null : inventedAbn(serial),
    ...(given ?? { deliveryDays: [], cutOff: null, minimumOrderCents: null }),
    serviceArea: given ? areaAround(supplier) : [],
  }
}

/** Its city; from outside of that its own district, and the city too. */
function areaAround({ state, postcode }: DemoSupplier): PostcodeRange[] {
  const city = CITIES[state]
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
