/** What a cell of a price says: dollars as typed, with fractions of cents, and what they are for; or words in place of a price. */
export type PriceCell =
  | { kind: 'none' }
  | { kind: 'words'; words: string }
  | { kind: 'unclear'; words: string }
  | { kind: 'price'; dollars: number; per: string | null; gst: 'included' | 'excluded' | null }

const NUMBER = String.raw`(?:\d{1,3}(?:,\d{3})+|\d{1,7})?(?:\.\d{1,12})?`
const PRICE = new RegExp(
  String.raw`^(?:from\s)?(?<money>A?\$|AUD\s?)?\s?(?<number>${NUMBER})\s?(?<cents>c|¢|cents)?\s?(?:AUD)?\s?(?:(?:\/|per\b|p\/|a\b)\s?(?<per>(?:\d{1,4}(?:\.\d{1,3})?\s?)?\p{L}[^+()*]{0,30}?)|(?<glued>(?:kg|ea|each|ctn|l|ltr|doz|dozen|bunch|box|bag|tray|pkt|pk)\b\.?))?\s?(?<gst>\(?(?:\+|plus|inc|incl|including|ex|excl|excluding)\.?\s?(?:gst|tax)?\)?)?\s?[*^#]?$`,
  'iu',
)
const DASH = /^[-–—.*/\s]*$/

/** Reads a cell of a price. Two prices, a range or "from" are unclear, and "POA", "market" or a word are what stands for a price. */
export function readPriceCell(cell: string): PriceCell {
  const typed = cell.trim()
  if (DASH.test(typed)) return { kind: 'none' }
  if (!/\d/.test(typed)) return { kind: 'words', words: typed }
  const { number = '', cents, per, glued, gst } = PRICE.exec(typed)?.groups ?? {}
  const amount = Number(number.replaceAll(',', ''))
  if (!/\d/.test(number) || !Number.isFinite(amount) || /^from\b/i.test(typed)) return { kind: 'unclear', words: typed }
  const unit = (per ?? glued ?? '').trim().replace(/\.$/, '').toLowerCase()
  return {
    kind: 'price',
    dollars: cents === undefined ? amount : amount / 100,
    per: unit === '' ? null : unit,
    gst: gst === undefined ? null : /inc/i.test(gst) ? 'included' : 'excluded',
  }
}

/** Whether a cell looks like a price to those who look for its column: dollars, two decimals, or what stands for a price. */
export const looksLikePrice = (cell: string): boolean =>
  /^(?:A?\$\s?)?[\d,]*\.\d{2}(?:\s?(?:\/|per).{1,15})?$|^A?\$\s?[\d,.]+|^(?:p\.?o\.?a\.?|market(?: price)?|mkt)$/i.test(cell.trim())

/** Returns whole cents of dollars, half a cent up; floating sums of spreadsheets are rounded away first. */
export const centsOfDollars = (dollars: number): number => Math.floor(Number((dollars * 100).toFixed(6)) + 0.5)

/** Returns dollars without the GST that is in them, as whole cents, half a cent up. */
export const centsWithoutGst = (dollars: number): number => Math.floor(Number(((dollars * 1000) / 11).toFixed(6)) + 0.5)
