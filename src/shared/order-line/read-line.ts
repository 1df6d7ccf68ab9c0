import type { CategoryName } from '#contract/options.ts'
import { wordOf } from '#shared/pack-size/pack-words.ts'
import { elementsOf, type IsGoods, type LineElement } from './line-elements.ts'
import { asked, rounded, type Contents, type GoodsKnown, type LineOrder, type NeedAmount } from './line-amounts.ts'
import { orderOf } from './line-order.ts'
import { priceIn, type PaidPrice } from './line-price.ts'
import { questionOf } from './line-questions.ts'
import { isBun } from './order-units.ts'
import { answersDoubt } from './said-before.ts'
import type { LineToken } from './line-token.ts'
import { lineTokensOf } from './line-tokens.ts'
import { withoutTalk } from './line-talk.ts'

/** A line of an order list as it was read. */
export type OrderLine = {
  text: string
  item: string
  quantity: number | null
  unit: string | null
  contents: Contents | null
  amount: number | null
  measure: string | null
  paidCents: number | null
  paidPer: string | null
  category: CategoryName | null
  certainty: 'sure' | 'ask'
  question: string | null
  suggestion: NeedAmount | null
  isRemembered: boolean
}

/** What the reader is given: what the trade knows of an item, and what the buyer has said of one and its unit before. */
export type LineKnowledge = {
  goodsOf: (item: string) => GoodsKnown
  isGoods: IsGoods
  /** Returns what one unit of an item holds, as the buyer has said; null where nothing was said. */
  meaningOf?: (item: string, unit: string | null) => Contents | null
}

/** The longest line that is read. */
export const MAX_LINE_LENGTH = 500

/** Reads one line of a list; null for one without words. */
export function readLine(text: string, known: LineKnowledge): OrderLine | null {
  const price = priceIn(withoutNumber(text))
  const parts = partsOf(price.rest, known)
  if (parts === null) return null
  const { goods, elements, found, item } = parts
  const order = doubted(orderOf(elements, goods), found.unclear, found.left)
  return lineOf({ text, item, order, meaning: known.meaningOf?.(item, unitOf(order)) ?? null, price, category: goods.category })
}

/** Returns the words of an item, and what it says of amounts as typed: "Oat milk" and "6 x 1 L"; null for a text without words. */
export function splitItem(text: string, known: LineKnowledge): { item: string; amounts: string } | null {
  const parts = partsOf(text, known)
  if (parts === null) return null
  const amounts = parts.cuts
    .map(({ from, to }) => text.slice(from, to))
    .join(' ')
    .replace(/[[\]()]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return { item: parts.item, amounts }
}

/** Tells the item of a line from its amounts; null for a line without words. */
function partsOf(line: string, known: LineKnowledge) {
  const first = elementsOf(tokensOf(line, known), known.isGoods)
  const words = itemOf(line, first.cuts)
  if (!/\p{L}/u.test(words)) return null
  const goods = withPieces(known.goodsOf(words), words)
  // Of prawns "16-20" is a size, written as "16/20" elsewhere.
  const isGraded = first.unclear !== null && goods.category === 'Seafood' && GRADE.test(line)
  const found = isGraded ? elementsOf(tokensOf(line.replace(GRADE, '$1/$2'), known), known.isGoods) : first
  const sized = found.elements.filter((each) => isSizeOf(each, found.elements, goods, words))
  const elements = found.elements.filter((each) => !sized.includes(each))
  const cuts = found.cuts.filter((cut) => !sized.some(({ from }) => from >= cut.from && from < cut.to))
  return { goods, found, elements, cuts, item: itemOf(line, cuts) }
}

/** Returns the tokens of a line; "bun" is a unit only beside what grows in bunches. */
function tokensOf(line: string, { goodsOf }: LineKnowledge): LineToken[] {
  const tokens = lineTokensOf(line)
  if (!tokens.some(({ unit }) => isBun(unit))) return tokens
  const others = tokens.flatMap(({ kind, text, unit }) => (kind === 'word' && !isBun(unit) ? [text] : []))
  if (goodsOf(others.join(' ')).category === 'Fresh Produce') return tokens
  return tokens.map((token) => (isBun(token.unit) ? { ...token, kind: 'word' } : token))
}

const GRADE = /(?<![\d.])(\d{1,2})-(\d{1,2})(?![\d.]|\s?(?:kgs?|g|gm|pcs?|pieces|box|boxes|ctn|bags?)\b)/i

/** Whether an amount is how big the goods are: what a bag or a cup can hold, the weight of a dozen eggs, a chicken of size 16. */
function isSizeOf(each: LineElement, all: readonly LineElement[], goods: GoodsKnown, words: string): boolean {
  const { unit, count } = each
  if (goods.isVessel && unit?.measure === 'L') return all.some((other) => other !== each && other.unit?.measure !== 'L')
  // Of meat "85CL" is how lean it is, and no centilitres.
  if (goods.category === 'Meat' && (unit?.name === 's' || (unit?.measure === 'L' && all.length > 1))) return true
  const isOfEggs = unit?.measure === 'kg' && unit.scale === 0.001 && /\beggs?\b/i.test(words)
  return isOfEggs && (count ?? 0) >= 500 && (count ?? 0) < 1000
}

/** Patties, pies and buns are pieces, whatever the trade says of how they are usually sold. */
const withPieces = (goods: GoodsKnown, words: string): GoodsKnown =>
  goods.isCounted
    ? goods
    : {
        ...goods,
        isPiece: words
          .toLowerCase()
          .split(/[^\p{L}]+/u)
          .some((word) => wordOf(word)?.kind === 'piece'),
      }

/** Nobody orders nothing, or more than this. */
const MAX_AMOUNT = 1_000_000

/** A line with a range or a number that could be of anything is asked for. */
function doubted(order: LineOrder, unclear: string | null, left: number | null): LineOrder {
  if (unclear !== null) return asked({ kind: 'unclear', word: unclear })
  const { quantity, contents } = order
  const numbers = [quantity ?? 1, contents?.amount ?? 1, (quantity ?? 1) * (contents?.amount ?? 1)]
  const odd = numbers.find((number) => !(number > 0 && number <= MAX_AMOUNT))
  if (odd !== undefined) return asked({ kind: 'unclear', word: String(odd) })
  const isBare = order.doubt === null && order.quantity === null && order.contents === null && order.unit === null
  return left !== null && isBare ? asked({ kind: 'of what', count: left }) : order
}

/** The number of a line, "1." or "2)", and the signs of a list, which say nothing of amounts. */
const LIST_SIGN = /^\s*(?:[-–—*•·▪◦○●]|\d\uFE0F?\u20E3|\p{So}[\uFE0F\u200D\p{So}\p{Sk}]*|\[[ x]?\]|\d{1,3}(?:[.)](?!\d)|\)(?=\d)))\s*/u
/** Pictures behind a line, which say nothing at all. */
const PICTURES = /[\s\p{So}\p{Sk}\uFE0F\u200D]+$/u
const withoutNumber = (text: string): string => withoutTalk(text.replace(PICTURES, '').replace(LIST_SIGN, '').replace(LIST_SIGN, ''))

/** Returns what is left of a line without its amounts, and without the signs that stood between. */
function itemOf(line: string, cuts: readonly { from: number; to: number }[]): string {
  let item = ''
  let at = 0
  for (const { from, to } of cuts) {
    item += `${line.slice(at, from)} `
    at = to
  }
  return (item + line.slice(at))
    .replace(/[([]\s*[)\]]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:.|=@*/–—-]+|[\s,;:|=@*/–—-]+$/gu, '')
    .replace(/\s+,/g, ',')
}

/** Returns the unit that a line names; "A10" is the size of a can, and no word for it. */
const unitOf = ({ unit }: LineOrder): string | null => (unit === null || unit.kind === 'can' ? null : unit.name)

/** Whether a price without a unit of its own is for one order unit of the line. */
const isForUnit = ({ isEach, isOpen }: PaidPrice, quantity: number | null): boolean =>
  !isOpen && (isEach || quantity === null || quantity === 1)

type Read = {
  text: string
  item: string
  order: LineOrder
  meaning: Contents | null
  price: PaidPrice
  category: CategoryName | null
}

function lineOf({ text, item, order, meaning, price, category }: Read): OrderLine {
  const { quantity, unit, doubt } = order
  const isRemembered = answersDoubt(meaning, order)
  const contents = isRemembered ? meaning : order.contents
  const isAsked = doubt !== null && !isRemembered
  const amount = isAsked || quantity === null ? null : rounded(quantity * (contents?.amount ?? 1))
  const measure = isAsked ? null : (contents?.measure ?? unit?.name ?? null)
  return {
    text,
    item,
    quantity,
    unit: unitOf(order),
    contents,
    amount,
    measure,
    paidCents: price.cents,
    paidPer: price.cents === null ? null : (price.per ?? (isForUnit(price, quantity) ? unitOf(order) : null)),
    category,
    certainty: isAsked ? 'ask' : 'sure',
    question: isAsked ? questionOf(order, item) : null,
    suggestion: isAsked ? order.suggestion : null,
    isRemembered,
  }
}
