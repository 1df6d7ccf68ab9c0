import { required } from '#shared/required.ts'
import { NUMBER_WORDS } from '#shared/text/number-words.ts'
import type { LineToken } from './line-token.ts'
import { CAN, orderUnitOf, type OrderUnit } from './order-units.ts'
import { withSpoken } from './spoken-numbers.ts'

const FRACTIONS: Record<string, number> = { '½': 0.5, '⅓': 1 / 3, '¼': 0.25, '¾': 0.75, '1/2': 0.5, '1/3': 1 / 3, '1/4': 0.25, '3/4': 0.75 }
const fractionOf = (sign = ''): number => required(FRACTIONS[sign], 'The fraction')
const AMOUNT_WORDS: Record<string, number> = { ...NUMBER_WORDS, quarter: 0.25 }
const ROUGH = new Set('approx approximately about around roughly circa ca avg average ave av min minimum max maximum'.split(' '))
const FRACTION = String.raw`[½⅓¼¾]|(?:1\/[234]|3\/4)(?![\d/.,])`
const LENGTH = String.raw`(?:mm|cm|m|mtrs?|metres?|inch(?:es)?|["″”]|''|gsm|ply|um|micron|%|(?:fl\.?\s?)?ozs?|amp|watt|v)(?![\p{L}\d])`

type Rule = [
  pattern: RegExp,
  make: (match: RegExpExecArray, before: LineToken | undefined) => Omit<LineToken, 'from' | 'to' | 'text'> | undefined,
]
const is = (kind: LineToken['kind']) => () => ({ kind })

/** The rules that are tried at each place, the first that matches holds. One that returns undefined leaves its text out. */
const RULES: Rule[] = [
  [/\t+| \| /y, is('cell')],
  [/\s+/y, () => undefined],
  // Sides and sizes of the goods: "60 x 40 cm", "45cm x 600m", "12 oz", "90mm", "16/20", "70%".
  [
    new RegExp(String.raw`\d+(?:\.\d+)?\s?(?:mm|cm|m)?\s?[x×]\s?\d+(?:\.\d+)?\s?(?:mm|cm|m|inch(?:es)?|["″”])(?![\p{L}\d])`, 'uy'),
    ([text]) => sidesOf(text),
  ],
  [new RegExp(String.raw`\d+(?:[./]\d+)?\s?-?\s?${LENGTH}`, 'uy'), is('size')],
  [
    new RegExp(String.raw`(\d(?=\s)|\d{1,6}(?=[½⅓¼¾]))\s*(${FRACTION})`, 'uy'),
    ([, whole, part]) => numbered(Number(whole) + fractionOf(part)),
  ],
  [new RegExp(FRACTION, 'uy'), ([text]) => numbered(fractionOf(text))],
  [/\d{1,4}\/\d{1,4}(?![\d/])/uy, ([text]) => ({ kind: /^2\/3$/.test(text) ? 'unclear' : 'size' })],
  [/(?:size|sz)\.?\s?#?\d+(?:\s?-\s?\d+(?:\s?k?g)?(?![\p{L}\d.]))?/uy, is('size')],
  [/(?:no\.?\s?|#\s?)\d+|a(?:9|10|12)(?![\d\p{L}])/uy, ([text]) => (text.startsWith('a') ? { kind: 'unit', unit: CAN } : { kind: 'size' })],
  // Flour of type 00.
  [/0\d+(?![\d.,])/y, is('word')],
  [
    /(?:\d{1,3}(?:,\d{3})+(?![\d,])|\d{1,9}(?!\d))(?:\.\d{1,6}(?!\d))?(?![.,]\d)|(?<![.\d…])\.\d{1,6}(?![\d.,])/y,
    ([text]) => numbered(Number(text.replaceAll(',', ''))),
  ],
  // What leads from a name to its amount: "Tomatoes ....... 5 kg", "Limes _____ 3".
  [/(?:\.{2,}|…|_{2,})[.…_\s]*/uy, is('dash')],
  // A malformed number, "1,5", is one that nobody can be sure of.
  [/[.,]?\d[\d.,]*/y, ([text]) => ({ kind: text.length > 15 ? 'word' : 'unclear' })],
  [/['’]s(?!\p{L})/uy, (_, before) => ({ kind: before?.kind === 'number' ? 'unit' : 'word', unit: OF_A_NUMBER })],
  [/[×✕*@]|(?<=\d)x(?=(?!xl|large)\p{L}{3})|x(?=\s*[\d.½⅓¼¾])|x(?![\p{L}\d])/uy, is('times')],
  [/\(?(?:qty|quantity)\.?\s?[:=]?(?=\s?\d)/uy, is('times')],
  // How often it is wanted says nothing of how much.
  [/(?:\/|per |a |p\/?)(?:w|wk|week|day|mth|month|fn|fortnight)(?!\p{L})/uy, is('mark')],
  [/r\/w(?!\p{L})/uy, is('mark')],
  [/\p{L}[\p{L}\p{M}'’.&-]*[\p{L}\p{M}]|\p{L}/uy, () => ({ kind: 'word' })],
  [/[([]/y, is('open')],
  [/[)\]]/y, is('close')],
  [/\//y, is('per')],
  [/[-–—]/y, is('dash')],
  [/=/y, is('equals')],
  [/[~≈±<>]/y, is('rough')],
  [/[+&]/y, is('mark')],
  [/[^]/uy, is('mark')],
]
/** "60 x 40 cm" are the sides of a thing; "500 x 90mm" may be five hundred of 90 mm, which the number stays known for. */
const sidesOf = (text: string): ReturnType<Rule[1]> => {
  const first = /^\d+(?=\s?[x×])/.exec(text)
  return { kind: 'size', ...(first && Number(first[0]) >= MANY_SIDES && { value: Number(first[0]) }) }
}
const MANY_SIDES = 50

/** "500s", "100's". */
const OF_A_NUMBER: OrderUnit = { name: 's', kind: 'piece', scale: 1, measure: 'piece', isMany: true }
const numbered = (value: number) => ({ kind: 'number' as const, value })

/** Returns what a line consists of. Text that nobody knows is a word. */
export function lineTokensOf(line: string): LineToken[] {
  const plain = plainOf(line)
  const tokens: LineToken[] = []
  for (let at = 0; at < plain.length;) {
    const [text, made] = firstOf(plain, at, tokens.at(-1))
    if (made)
      tokens.push(
        ...(made.kind === 'word' && /^\p{L}/u.test(text)
          ? wordsOf(text, at, line, tokens.at(-1))
          : [{ ...made, text, from: at, to: at + text.length }]),
      )
    const last = tokens.at(-1)
    at = Math.max(at + 1, last && last.to > at ? last.to : at + text.length)
  }
  return withoutSizes(withSpoken(tokens, line).map(gluedToWord)).map(settled)
}

/** Lower case without accents, character for character where the text was typed. */
const plainOf = (line: string) =>
  Array.from(line, (sign) => {
    const plain = sign.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
    return plain.length === sign.length ? plain : sign
  }).join('')

function firstOf(text: string, at: number, before: LineToken | undefined): [string, ReturnType<Rule[1]>] {
  for (const [pattern, make] of RULES) {
    pattern.lastIndex = at
    const match = pattern.exec(text)
    if (match) return [match[0], make(match, before)]
  }
  throw new Error('The last rule takes any character.')
}

const GLUED = /^(?:kgs?|Kgs?|KG|g|G|m[lL]|ML|l|L|lt|Lt)(?=\p{Lu}\p{Ll})/u

/** Returns a word as a unit where it is one; a unit that is glued to what follows is cut from it: "5kgMushroom", "1Lx12". */
function wordsOf(text: string, from: number, line: string, before: LineToken | undefined): LineToken[] {
  const isAfterNumber = before?.kind === 'number' && before.to === from
  const typed = line.slice(from, from + text.length)
  const [glued] = (isAfterNumber && GLUED.exec(typed)) || []
  const beforeTimes = /^\d/.test(line.slice(from + text.length)) && text.endsWith('x') ? text.slice(0, -1) : undefined
  const part = glued?.toLowerCase() ?? (beforeTimes && orderUnitOf(beforeTimes) ? beforeTimes : text.replace(/\.$/, ''))
  const to = from + part.length
  if (isAfterNumber && part === 's') return [{ kind: 'unit', text: 's', from, to, unit: OF_A_NUMBER }]
  if (ROUGH.has(part)) return [{ kind: 'rough', text: part, from, to }]
  if (part === 'of' || part === 'per') return [{ kind: part, text: part, from, to }]
  const unit = orderUnitOf(part)
  // "v60" and "u10" are names, "pk100" is a pack of a hundred.
  const digits = unit || glued ? '' : (/^[\d\p{L}]+/u.exec(line.slice(to))?.[0] ?? '')
  if (/^\d/.test(digits)) return [{ kind: 'word', text: part + digits.toLowerCase(), from, to: to + digits.length }]
  return [{ kind: unit ? 'unit' : 'word', text: part, from, to, ...(unit && { unit }) }]
}

/** A number that is written as one with a word, "7up" and "5star", belongs to it. */
function gluedToWord(token: LineToken, at: number, tokens: readonly LineToken[]): LineToken {
  const after = tokens[at + 1]
  const isGlued = token.kind === 'number' && after?.kind === 'word' && after.from === token.to && /^\p{L}/u.test(after.text)
  return isGlued ? { ...token, kind: 'word' } : token
}

/** How big the pieces are, "200-220g", is of the goods where another number says how much is ordered. */
function withoutSizes(tokens: LineToken[]): LineToken[] {
  const at = tokens.findIndex((_, i) => isRangeOfWeights(tokens.slice(i, i + 4)))
  const isOther = (token: LineToken, i: number) => token.kind === 'number' && (i < at || i > at + 3)
  if (at < 0 || !tokens.some(isOther)) return tokens
  return tokens.map((token, i) => (i < at || i > at + 3 ? token : { ...token, kind: 'size', value: undefined }))
}

function isRangeOfWeights([least, joint, most, unit]: LineToken[]): boolean {
  const isRising = least?.kind === 'number' && most?.kind === 'number' && (least.value ?? 0) < (most.value ?? 0)
  return isRising && (joint?.kind === 'dash' || joint?.text === 'to') && unit?.unit?.measure === 'kg'
}

/** Settles what depends on the neighbours: an "x" beside no number is a word, "a" before a unit is one, and "2 - 3" is unclear. */
function settled(token: LineToken, at: number, tokens: readonly LineToken[]): LineToken {
  const [before, after] = [tokens[at - 1], tokens[at + 1]]
  if (token.kind === 'times' && before?.kind !== 'number' && after?.kind !== 'number' && before?.kind !== 'unit')
    return { ...token, kind: 'word' }
  // A table without headings: nobody knows whether "9.50" is a price.
  const isOwnCell = before?.kind === 'cell' && (after === undefined || after.kind === 'cell')
  if (token.kind === 'number' && isOwnCell && /\.\d\d$/.test(token.text)) return { ...token, kind: 'unclear' }
  const value = token.kind === 'word' ? AMOUNT_WORDS[token.text] : undefined
  if (value !== undefined && after?.kind === 'unit' && before?.kind !== 'number') return { ...token, kind: 'number', value }
  const isBetween = (token.kind === 'dash' || /^(?:to|or)$/.test(token.text) || token.text === '+') && after?.kind === 'number'
  const isRising = token.kind !== 'dash' || (before?.value ?? 0) < (after?.value ?? 0)
  const isRange = isBetween && ((before?.kind === 'number' && isRising) || (before?.kind === 'unit' && token.kind !== 'dash'))
  const isUnclear = isRange || (isBetween && isMeasured(before) && isMeasured(tokens[at + 2]))
  return isUnclear ? { ...token, kind: 'unclear', text: `${before?.text} ${token.text} ${after?.text}` } : token
}
const isMeasured = (token: LineToken | undefined) => token?.unit?.kind === 'measure'
