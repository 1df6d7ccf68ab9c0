import type { ColumnMeaning } from './column-meanings.ts'

/** What a title says of its column. Of a price: whether GST is in it, and whether it is for one or for the carton. */
export type TitleReading =
  | { kind: Exclude<ColumnMeaning, 'price' | 'priceIncGst'>; isCount?: boolean }
  | { kind: 'price' | 'priceIncGst'; basis: PriceBasis | null }
  | { kind: 'origin' | 'group' | 'other' }

/** What a price is for: one of the goods, a kilo or litre of them, or the whole carton. */
export type PriceBasis = 'one' | 'kg' | 'L' | 'carton'

/** What a title is as a whole, its words in lower case without the signs between. */
const TITLES: Partial<Record<ColumnMeaning | 'origin' | 'group' | 'count' | 'other', string>> = {
  code: 'code, sku, plu, item code, product code, stock code, item no, product no, item number, product number, stock no, no, ref, reference, article, article no, product id, id, part no, item id, product ref, supplier code, order code, cat no, catalogue no, catalogue number',
  item: 'item, items, product, products, description, desc, descr, item description, product description, stock description, name, product name, item name, goods, line, lines, ingredient, produce, variety, cut, cuts, details, item desc, product desc, stock item, article description, title, product details, species',
  brand: 'brand, brand name, maker, manufacturer, label, roaster, producer',
  pack: 'pack, pack size, packsize, size, sizes, pkt size, weight, wt, volume, contents, packaging, format, pack wt, pack weight, net weight, packing, carton size, ctn size, unit size, bag size, pack type, weight volume',
  count:
    'ctn qty, carton qty, qty per carton, qty per ctn, units per carton, units per ctn, per carton, per ctn, qty ctn, case qty, case quantity, carton quantity, pack qty, pack quantity, qty per case, qty per pack, units per case, inners per carton, pieces per carton, pcs per ctn, ctn, pcs ctn, units ctn, case size, case count, inner qty, qty per box, outer qty, units per pack, pack count, no per ctn, no per carton, ctn count, carton count, ctn contents',
  unit: 'unit, uom, u m, um, units, unit of measure, sell unit, sold by, per, measure, unit of sale, sales unit, selling unit, order unit, price per, sold per, sold as, buy unit',
  gst: 'gst, tax, tax code, gst code, taxable, gst applies, gst free, gst status, gst y n, tax rate, gst rate, tax type, gst inc y n, gst payable, gst applicable, tax status, fre, gst amount, gst amt',
  note: 'note, notes, comment, comments, remark, remarks, availability, info, information, status, season',
  origin:
    'origin, country, country of origin, coo, place of origin, seafood origin, harvested, harvested in, where harvested, caught in, provenance',
  group:
    'category, group, department, dept, class, type, range, section, product group, product category, stock group, family, sub category, subcategory',
  other:
    'rrp, srp, rrp inc, rrp ex, rrp inc gst, rec retail, retail, retail price, recommended retail, min order, moq, min qty, order, order qty, qty, quantity, qty ordered, your order, barcode, ean, apn, gtin, upc, tun, total, amount, margin, gp, discount, last price, old price, previous price, was, last week, change, shelf life, lead time, supplier, stock, soh, on hand, image, photo, halal, kosher',
}
const WHOLE = new Map(
  Object.entries(TITLES).flatMap(([kind, titles]) => titles.split(', ').map((title) => [title, kind as keyof typeof TITLES] as const)),
)

const PRICE = /\b(?:price|prices|cost|rate|net|nett|sell|charge|trade|wholesale|pricing|ex|excl|exc|inc|incl|including|excluding)\b|[$]/
const NO_PRICE = /\b(?:rrp|srp|retail|margin|was|old|last|previous|saving|discount|total)\b/
const INCLUDED = /\b(?:inc|incl|including|inclusive|included)\b|\bwith (?:gst|tax)\b|(?<![a-z])i\/?g\b/
const EXCLUDED = /\b(?:ex|excl|exc|excluding|exclusive|excluded|before|less)\b|\bplus (?:gst|tax)\b|\+\s*(?:gst|tax)\b/
const BASES: [basis: PriceBasis, title: RegExp][] = [
  ['kg', /(?:\/|\bper |\ba |\b)(?:kg|kgs|kilo)\b/],
  ['L', /(?:\/|\bper |\b)(?:l|lt|ltr|litre)\b/],
  ['carton', /\b(?:ctn|carton|case|box|outer|crate|tray|bag|pack|pkt|pallet)\b/],
  ['one', /\b(?:each|ea|unit|single|piece|pc|item|inner|bottle|btl|tin|can)\b/],
]

/** Returns what the title of a column says; null where nobody knows the title. */
export function readTitle(title: string): TitleReading | null {
  const typed = title.toLowerCase().replace(/\s+/g, ' ').trim()
  // "1-4 cartons" is a step of prices, which the cells below it say.
  if (/^\d/.test(typed)) return null
  const words = typed
    .replace(/[#№]/g, ' no ')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
    .replace(/^(?:item|product|stock) no$/, 'item no')
  const whole = WHOLE.get(words)
  if (whole === 'count') return { kind: 'pack', isCount: true }
  if (whole && whole !== 'price' && whole !== 'priceIncGst') return { kind: whole }
  if (NO_PRICE.test(typed)) return { kind: 'other' }
  if (PRICE.test(typed) && words.split(' ').length <= 7) return priceTitle(typed)
  return partOf(words)
}

function priceTitle(typed: string): TitleReading {
  const isIncluded = INCLUDED.test(typed) && !EXCLUDED.test(typed)
  const basis = BASES.find(([, title]) => title.test(typed))?.[0] ?? null
  return { kind: isIncluded ? 'priceIncGst' : 'price', basis }
}

/** A title of several words is what its last known word is: "Our product name". */
function partOf(words: string): TitleReading | null {
  const parts = words.split(' ')
  if (parts.length < 2 || parts.length > 4) return null
  const last = parts.findLast((part) => WHOLE.has(part))
  const kind = last === undefined ? undefined : WHOLE.get(last)
  if (kind === undefined || kind === 'price' || kind === 'priceIncGst') return null
  return kind === 'count' ? { kind: 'pack', isCount: true } : { kind }
}
