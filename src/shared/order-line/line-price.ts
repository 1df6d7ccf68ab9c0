import { centsOf } from '#shared/money/typed-numbers.ts'
import { isHolder, orderUnitOf } from './order-units.ts'

/** What is paid, as a line says it, and what is left of the line; `isOpen` where it is for a number of what the line does not say. */
export type PaidPrice = { cents: number | null; per: string | null; isEach: boolean; isOpen: boolean; rest: string }

const AMOUNT = String.raw`\d[\d,]{0,12}(?:\.\d{1,6})?|\.\d{1,4}`
const PER = String.raw`(?:\s?(?:\/|per\s|an?\s|ea\b|each\b)\s?|\s?(?=(?:kg|kilo|ctn|carton|box|bag|tray|bunch|doz|dozen|each|ea|lt|ltr|case|tub|tin|drum|pack|pkt)\b))`
/** How many of a unit a price is for, where that is not one: "per 2L", "/6 x 1 L". */
const COUNT = String.raw`(?<=\/\s?|\bper\s|\ban?\s)(?<count>\d{1,5}(?:\.\d{1,3})?(?:\s?x\s?\d{1,5}(?:\.\d{1,3})?)?\s?)`
const PRICE = new RegExp(
  String.raw`(?:(?<at>@|\bat)\s?)?(?:A?\$\s?(?<dollars>${AMOUNT})|(?<=(?:@|\bat)\s?)(?<plain>\d[\d,]{0,8}\.\d\d(?!\d)|(?:${AMOUNT})(?!\d|\.\d|\s?(?:kgs?|g|l|ml|lt|ltr|x)\b))|(?<![\d.,])(?<bare>\d{1,5}\.\d\d(?=\s?\/|\sper\s)))(?!\d)(?:(?<per>${PER})(?:${COUNT}(?=\p{L}))?(?<unit>\p{L}{1,12})?(?<holder>\s\p{L}{1,12})?)?`,
  'giu',
)

/** What a price says of GST behind it: "+ GST", "ex". */
const TAX = /^\s?\((?:\+|plus|exc?l?|incl?)?\.?\s?gst\)|^\s?(?:\+|plus|exc?l?|incl?)?\.?\s?gst(?![\p{L}\d])|^\s?(?:exc?l?|incl?)\.?$/iu

/** Returns the price of a line, cut out of it. Two prices without a unit are none, as nobody knows which is which. */
export function priceIn(line: string): PaidPrice {
  const prices = [...line.matchAll(PRICE)].slice(0, 3).map((match) => priceOf(line, match))
  const sure = prices.filter(({ cents }) => Number.isFinite(cents))
  const [price] = sure.length > 1 ? sure.filter(({ per }) => per !== null) : sure
  const rest = sure.reduceRight((text, { from, to }) => `${text.slice(0, from)} ${text.slice(to)}`, line)
  const { cents = null, per = null, isEach = false, isOpen = false } = price ?? {}
  return { cents, per, isEach, isOpen, rest }
}

function priceOf(line: string, { groups, 0: text, index }: RegExpExecArray) {
  const { at, dollars, plain, bare, per = '', count = '', unit = '', holder = '' } = groups ?? {}
  const known = orderUnitOf(unit.toLowerCase())
  const isBare = /^(?:ea|each)$/i.test(per.trim())
  // A word that is no unit belongs to the item, but the box is of the price in "$39 a 10 kg box".
  const isOfItem = !known && unit !== ''
  const held = orderUnitOf(holder.trim().toLowerCase())
  const isHeld = known?.kind === 'measure' && count !== '' && held !== undefined && isHolder(held)
  const left = (isHeld ? 0 : holder.length) + (isOfItem ? count.length + unit.length + (isBare ? 0 : per.length) : 0)
  const to = index + text.length - left
  const many =
    count === ''
      ? ''
      : `${count
          .trim()
          .toLowerCase()
          .replace(/\s*x\s*/, ' x ')} `
  return {
    // Without a dollar sign it is a price only for a unit: "2.50 per week" is none.
    cents: centsOf(dollars ?? plain ?? (known ? bare : undefined) ?? ''),
    per: known ? many + known.name : isBare ? per.trim().toLowerCase() : null,
    isEach: at !== undefined || per.trim() !== '',
    isOpen: !known && /\/|per/i.test(per) && (count !== '' || /^\s?\d/.test(line.slice(to))),
    from: index,
    to: to + (TAX.exec(line.slice(to))?.[0].length ?? 0),
  }
}
