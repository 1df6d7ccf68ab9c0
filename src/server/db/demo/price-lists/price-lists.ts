import type { InstantTerms, Visibility } from '#contract/price-lists/price-list-settings.ts'
import type { DemoSupplier } from '#server/db/demo/types.ts'
import { readPrice } from '#shared/money/price-text.ts'
import { packSizeOf } from '#shared/pack-size/pack-size.ts'
import { BEEF, CLEANING, DAIRY, PACKAGING, POULTRY, PRODUCE } from './goods.ts'

type DemoRow = {
  code: string
  item: string
  packSize: string
  contents: { amount: number; measure: string } | null
  priceCents: number
  gst: 'taxable' | 'free'
}
export type DemoPriceList = { visibility: Visibility; instant: Partial<InstantTerms>; rows: DemoRow[] }
type Source = { goods: string; gst: DemoRow['gst']; visibility: Visibility; instant?: Partial<InstantTerms> }

const AT_ONCE = { isOn: true, validDays: 14, deliveryCents: 0 }
/** The suppliers with a price list. Two of one city answer at once, so that an order of both is answered while one looks at it. */
const SOURCES: Record<string, Source> = {
  'Stand Forty Fruit & Veg': { goods: PRODUCE, gst: 'free', visibility: 'prices', instant: AT_ONCE },
  'Creamline Dairy Co': { goods: DAIRY, gst: 'free', visibility: 'prices', instant: AT_ONCE },
  'Plenty Road Portion Meats': { goods: BEEF, gst: 'free', visibility: 'range' },
  'Hen & Hollow Poultry': { goods: POULTRY, gst: 'free', visibility: 'private' },
  'Papergum Packaging': { goods: PACKAGING, gst: 'taxable', visibility: 'prices' },
  'Scrub & Rinse Supplies': { goods: CLEANING, gst: 'taxable', visibility: 'private' },
}

/** Larger packs cost so much less for a unit. */
const BULK = 0.94

/** Returns the price list of a demo supplier, which has its products at their prices; undefined for one that has none. */
export function demoPriceList({ businessName, products }: Pick<DemoSupplier, 'businessName' | 'products'>): DemoPriceList | undefined {
  const source = SOURCES[businessName]
  if (!source) return undefined
  const known = products.flatMap(({ title, price }) => {
    const read = price === null ? null : readPrice(price)
    return read ? [{ item: title, packSize: read.packSize, priceCents: read.cents }] : []
  })
  const names = new Set(products.map(({ title }) => title.toLowerCase()))
  const others = linesOf(source.goods).filter(({ item }) => !names.has(item.toLowerCase()))
  const rows = [...known, ...others.flatMap(inPacks)].map((row, at) => ({
    contents: contentsOf(row.packSize),
    ...row,
    code: `${businessName.charAt(0)}${1001 + at}`,
    gst: source.gst,
  }))
  return { visibility: source.visibility, instant: source.instant ?? {}, rows }
}

type Line = { item: string; dollars: number; unit: string; packs: number[] }

const linesOf = (goods: string): Line[] =>
  goods
    .trim()
    .split('\n')
    .map((line) => {
      const [item = '', price = '', packs = ''] = line.split('|').map((part) => part.trim())
      const [dollars = '', unit = ''] = price.split('/')
      return { item, dollars: Number(dollars), unit, packs: packs.split(',').map(Number) }
    })

function inPacks({ item, dollars, unit, packs }: Line) {
  return packs.map((amount, at) => {
    const cents = 100 * dollars * amount * BULK ** at
    // Small prices end in any cent, others in five.
    const priceCents = cents < 500 ? Math.round(cents) : 5 * Math.round(cents / 5)
    const packSize = `${amount} ${nameOf(unit, amount)}`
    return { item, packSize, priceCents, ...(unit === 'bunch' && { contents: { amount, measure: 'bunch' } }) }
  })
}

function nameOf(unit: string, amount: number): string {
  if (unit === 'each') return amount === 1 ? 'piece' : 'pieces'
  return unit === 'bunch' && amount > 1 ? 'bunches' : unit
}

function contentsOf(packSize: string): DemoRow['contents'] {
  const read = packSizeOf(packSize)
  return read && { amount: read.amount, measure: read.measure }
}
