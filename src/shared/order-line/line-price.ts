import { centsOf } from '#shared/money/typed-numbers.ts'
import { orderUnitOf } from './order-units.ts'

/** What is paid, as a line says it, and what is left of the line. */
export type PaidPrice = { cents: number | null; per: string | null; isEach: boolean; rest: string }

const AMOUNT = String.raw`\d[\d,]{0,12}(?:\.\d{1,6})?|\.\d{1,4}`
const PER = String.raw`(?:\s?(?:\/|per\s|an?\s|ea\b|each\b)\s?|\s?(?=(?:kg|kilo|ctn|carton|box|bag|tray|bunch|doz|dozen|each|ea|lt|ltr|case|tub|tin|drum|pack|pkt)\b))`
const PRICE = new RegExp(
  String.raw`(?:(?<at>@|\bat)\s?)?(?:A?\$\s?(?<dollars>${AMOUNT})|(?<=(?:@|\bat)\s?)(?<plain>\d[\d,]{0,8}\.\d\d(?!\d)|(?:${AMOUNT})(?!\d|\.\d|\s?(?:kgs?|g|l|ml|lt|ltr|x)\b)))(?!\d)(?:(?<per>${PER})(?<unit>\p{L}{1,12})?)?`,
  'giu',
)

/** Returns the price of a line, cut out of it. Two prices without a unit are none, as nobody knows which is which. */
export function priceIn(line: string): PaidPrice {
  const found = [...line.matchAll(PRICE)].slice(0, 3)
  const prices = found.map(({ groups, 0: text, index }) => {
    const { at, dollars, plain, per = '', unit = '' } = groups ?? {}
    const known = orderUnitOf(unit.toLowerCase())
    const isEach = at !== undefined || per.trim() !== ''
    const isBare = /^(?:ea|each)$/i.test(per.trim())
    // A word that is no unit belongs to the item.
    const to = index + text.length - (known || unit === '' ? 0 : unit.length + (isBare ? 0 : per.length))
    return {
      cents: centsOf(dollars ?? plain ?? ''),
      per: known?.name ?? (isBare ? per.trim().toLowerCase() : null),
      isEach,
      from: index,
      to,
    }
  })
  const sure = prices.filter(({ cents }) => Number.isFinite(cents))
  const [price] = sure.length > 1 ? sure.filter(({ per }) => per !== null) : sure
  const rest = sure.reduceRight((text, { from, to }) => `${text.slice(0, from)} ${text.slice(to)}`, line)
  return { cents: price?.cents ?? null, per: price?.per ?? null, isEach: price?.isEach ?? false, rest }
}
