import { CATEGORIES } from '#contract/options.ts'
import { isNotOrdered, lineOfRow, meaningsOf, type Meaning } from './list-columns.ts'
import { isAboutDelivery } from './line-talk.ts'
import { orderUnitOf } from './order-units.ts'
import { type LineKnowledge, MAX_LINE_LENGTH, type OrderLine, readLine } from './read-line.ts'

/** What a list says: its lines, and the rows that are none. */
export type ListReading = { lines: OrderLine[]; skipped: { text: string; why: string }[] }

const HEADING = 'A heading.'
const SUM = 'A sum.'
const NO_WORDS = 'No words.'
const NO_GOODS = 'A greeting, or how somebody is reached.'
const NO_ORDER = 'A word about the delivery.'
const NOT_ORDERED = 'Nothing of it is ordered.'
const TOO_LONG = `Longer than ${MAX_LINE_LENGTH} characters.`

/** Rows in which the headings of a table are looked for. */
const MAX_TITLES = 40

/** Names of a part of a list that are no category of ours. */
const PARTS = [
  'fruit',
  'veg',
  'vegetables',
  'fruit & veg',
  'fruit and veg',
  'produce',
  'dry goods',
  'dry store',
  'freezer',
  'frozen',
  'drinks',
  'bakery',
  'fish',
  'pantry',
]
const HEADINGS = new Set([...CATEGORIES.map((name) => name.toLowerCase()), ...PARTS])
const SUMMED =
  /^\W*(?:(?:sub|grand|order|estimated)[\s-]?)?(?:total|gst|sum|freight|delivery|amount due|balance)(?:\s+(?:fee|charge|due|inc|incl|ex|excl|gst|order))*[\s:=-]*(?:A?\$?\s?[\d.,]+)?\W*$/i

const CLOCK = String.raw`\d{1,2}:\d\d(?::\d\d)?(?:\s?[ap]\.?m\.?)?`
const DAY = String.raw`\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}`
/** When and by whom a message was sent, as an exported chat has it before the text: "[9:41 am, 12/11/2025] Sam: ". */
const SENT = new RegExp(String.raw`^\W{0,3}(?:${CLOCK},?\s${DAY}|${DAY},?\s${CLOCK})\]?(?:\s-)?\s(?:[^:\t]{1,40}:\s)?`, 'iu')

/** A row of a list: a line, or why it is none. */
export type RowRead = { line: OrderLine } | { text: string; why: string }

/** Reads all rows of a list. */
export function readOrderList(rows: readonly string[], known: LineKnowledge): ListReading {
  const reading: ListReading = { lines: [], skipped: [] }
  for (const row of readRows(rows, known)) addRow(reading, row)
  return reading
}

export function addRow({ lines, skipped }: ListReading, row: RowRead): void {
  if ('line' in row) lines.push(row.line)
  else skipped.push(row)
}

/** Reads the rows of a list one by one; the cells of a table are separated by tabs. Rows without anything are left out. */
export function* readRows(rows: readonly string[], known: LineKnowledge): Generator<RowRead> {
  const typed = rows.map((row) => row.replace(/[^\S\t]+/g, ' ').replace(/^ | $/g, '')).filter((row) => row.trim() !== '')
  const plain = withoutCounters(typed.map((row) => row.replace(SENT, '')))
  const isShouting = plain.filter(isCapitals).length > plain.length / 2
  const firstHeadings = plain.slice(0, MAX_TITLES).findIndex((row) => meaningsOf(row) !== null)
  let columns: readonly (Meaning | null)[] | null = null
  for (const [at, row] of plain.entries()) {
    const text = (typed[at] ?? row).replace(/\t+/g, ' ').trim()
    const found = meaningsOf(row)
    columns = found ?? columns
    const isNone = columns !== null && isNotOrdered(row, columns)
    const why = found ? HEADING : (whyNot(row, isShouting) ?? (isNone ? NOT_ORDERED : null))
    const line = why === null ? readLine(columns ? lineOfRow(row, columns) : row, known) : null
    const isTitle = line !== null && at <= firstHeadings && line.amount === null && line.unit === null
    // A title of a table stands above its headings, and orders nothing.
    const none = why ?? (line === null ? NO_WORDS : isTitle ? HEADING : whyNoGoods(plain[at] ?? '', line))
    if (line && none === null) yield { line: { ...line, text } }
    else yield { text: text.slice(0, MAX_LINE_LENGTH), why: none ?? NO_WORDS }
  }
}

const GREETING =
  /^(?:hi|hiya|hey|hello|dear|g['’]?day|(?:good )?(?:morning|afternoon|evening)|thanks|thank you|thx|ta|cheers|(?:(?:kind|best|warm) )?regards|sent from)(?![\p{L}-])\D*$/iu
/** A telephone number of Australia, a company's number, an address of email or of a site. */
const CONTACT = /(?<!\d)(?:\+61\s?|0)[2-478](?:[\s-]?\d){8}(?!\d)|\ba[bc]n\b\D{0,3}\d|\S@\S+\.\p{L}|https?:\/\//iu

/** Returns why a row of a message that names no goods that the trade knows is no line: it greets, says how somebody is reached, or when to deliver. */
function whyNoGoods(row: string, { category, amount }: OrderLine): string | null {
  if (category !== null || amount !== null) return null
  if (GREETING.test(row.trim()) || CONTACT.test(row)) return NO_GOODS
  return isAboutDelivery(row) ? NO_ORDER : null
}

/** Returns why a row is no line of the list; null where it may be one. */
function whyNot(row: string, isShouting: boolean): string | null {
  if (row.length > MAX_LINE_LENGTH) return TOO_LONG
  if (!/\p{L}/u.test(row)) return NO_WORDS
  if (SUMMED.test(row)) return SUM
  const words = row.replace(/^[\s\p{P}\p{S}]+|[\s\p{P}\p{S}]+$/gu, '')
  if (/\d/.test(words)) return null
  const isMarked = /:\s*$/.test(row) || /^[=#_~*]{1,}.*[=#_~*]$|^#+\s|^={2,}|^-{2,}.*-{2,}$/.test(row.trim())
  return isMarked || HEADINGS.has(words.toLowerCase()) || (isCapitals(row) && !isShouting && words.length > 2) ? HEADING : null
}

const isCapitals = (row: string): boolean => /\p{Lu}/u.test(row) && !/\p{Ll}/u.test(row)

const COUNTER = /^\s*(\d{1,3})\s+(?=(\p{L}+))/u

/** Drops numbers that count the lines up, "1 Lemons 5 kg", "2 Limes 3 kg". What counts cartons or kilos is no such number. */
function withoutCounters(rows: readonly string[]): string[] {
  const counters = rows.map((row) => {
    const [, number, word = ''] = COUNTER.exec(row) ?? []
    return number === undefined || orderUnitOf(word.toLowerCase()) || /^x$/i.test(word) ? null : Number(number)
  })
  const numbered = counters.flatMap((count, at) => (count === null ? [] : [{ count, at }]))
  const isCounting = numbered.every(({ count }, i) => count === (numbered[0]?.count ?? 0) + i)
  const lines = rows.filter((row) => whyNot(row, false) === null).length
  const haveAmounts = numbered.every(({ at }) => /\d/.test((rows[at] ?? '').replace(COUNTER, '')))
  if (!isCounting || numbered.length < lines || numbered.length < (haveAmounts ? 2 : 3)) return [...rows]
  return rows.map((row, at) => (counters[at] === null ? row : row.replace(COUNTER, '')))
}
