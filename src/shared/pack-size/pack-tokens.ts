import { required } from '#shared/required.ts'
import { wordOf, type Word, type WordKind } from './pack-words.ts'

type TokenKind = WordKind | 'number' | 'size' | 'can' | 'slash' | 'open' | 'close' | 'equals' | 'comma' | 'unknown'
export type Token = Omit<Word, 'kind'> & {
  kind: TokenKind
  /** The text as typed, in lower case. */
  text: string
  /** The value of a number or of a size. */
  value?: number
}

const FRACTIONS: Record<string, number> = {
  '½': 1 / 2,
  '⅓': 1 / 3,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '1/2': 1 / 2,
  '1/3': 1 / 3,
  '1/4': 1 / 4,
  '3/4': 3 / 4,
}
const FRACTION = String.raw`[½⅓¼¾]|(?:1\/[234]|3\/4)(?![\d/.,])`
const fractionOf = (text = ''): number => required(FRACTIONS[text], 'The fraction')
const DECIMAL = String.raw`(?:\d{1,3}(?:,\d{3})+(?!\d)|\d+)(?:\.\d+)?|\.\d+`
const SIZE_UNITS: Record<string, string> = { '"': 'inch', '″': 'inch', "''": 'inch', '”': 'inch', inches: 'inch', cm: 'mm' }

type Rule = [pattern: RegExp, kind: (match: RegExpExecArray, before: Token | undefined) => Token | undefined]
const sign = (kind: TokenKind) => (match: RegExpExecArray) => ({ kind, text: match[0].trim(), name: match[0].trim() })
const number = (text: string, value: number): Token => ({ kind: 'number', text, name: text, value })

/**
 * The rules that are tried, in this order, at the current position. A rule that returns undefined skips its match.
 * No group is optional, FRACTIONS has all that FRACTION matches, and "s" is a word.
 */
const RULES: Rule[] = [
  // "1 1/2" is one and a half, but "12 1/2" may mean twelve halves.
  [
    new RegExp(String.raw`(\d(?=\s)|\d+(?=[½⅓¼¾]))\s*(${FRACTION})`, 'y'),
    ([text, whole, part]) => number(text, Number(whole) + fractionOf(part)),
  ],
  [new RegExp(FRACTION, 'y'), ([text]) => number(text, fractionOf(text))],
  [/(?:half|quarter)\b(?: an?\b)?/y, ([text]) => number(text, text.startsWith('half') ? 1 / 2 : 1 / 4)],
  [/(\d+(?:\.\d+)?)[\s-]?(mm|cm|inch(?:es)?|["″”]|''|gsm|ply)(?![a-z])/y, ([text, value, unit = '']) => sizeOf(text, Number(value), unit)],
  [new RegExp(String.raw`(?:${DECIMAL})(?![.,]?\d)`, 'y'), ([text]) => number(text, Number(text.replaceAll(',', '')))],
  // A malformed number such as "1,5" is one unknown token.
  [/[.,]?\d[\d.,]*/y, sign('unknown')],
  [/(?:no\.?\s?|#\s?)\d+|a(?:9|10|12)(?!\d)/y, sign('can')],
  [/(?!x)[a-z]\d+/y, sign('unknown')],
  [
    /'?s\b/y,
    (_, before) =>
      before?.kind === 'number' ? { ...required(wordOf('s'), 'The word "s"'), text: 's' } : { kind: 'unknown', text: 's', name: 's' },
  ],
  [/fl\.?\s?oz\b/y, sign('oz')],
  [/\p{L}+/uy, ([text]) => ({ kind: 'unknown', name: text, ...wordOf(text), text })],
  [/\s[-–—](?=\s)/y, sign('comma')],
  [/[-–—]/y, sign('range')],
  [/\s+|\.(?=\s|$|\))/y, () => undefined],
  [/[×✕*@]/y, sign('times')],
  [/\//y, sign('slash')],
  [/[([]/y, sign('open')],
  [/[)\]]/y, sign('close')],
  [/=/y, sign('equals')],
  [/,/y, sign('comma')],
  [/[+&]/y, sign('sum')],
  [/[~≈±<>]/y, sign('rough')],
  [/./suy, sign('unknown')],
]

const sizeOf = (text: string, value: number, unit: string): Token => ({
  kind: 'size',
  text,
  name: SIZE_UNITS[unit] ?? unit,
  value: unit === 'cm' ? value * 10 : value,
})

/** Returns the numbers, words and signs of a text, without case and accents. Never fails: unrecognised text has the kind `unknown`. */
export function tokensOf(text: string): Token[] {
  const plain = plainOf(text)
  const tokens: Token[] = []
  for (let at = 0; at < plain.length;) {
    const [match, kind] = firstMatch(plain, at)
    const token = kind(match, tokens.at(-1))
    if (token) tokens.push(token)
    at += match[0].length
  }
  return tokens.map(betweenNumbers)
}

/**
 * Normalises a text: lower case, no accents. A hyphen before a word becomes a space ("5-kg bag"), and an "x" is separated from a unit
 * ("1Lx12").
 */
const plainOf = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(?<=[\p{L}\d])[-–](?=\p{L})/gu, ' ')
    .replace(/(\p{L}+)x(?=\d)/gu, (glued, unit: string) => (wordOf(unit) ? `${unit} x` : glued))

function firstMatch(text: string, at: number): [RegExpExecArray, Rule[1]] {
  for (const [pattern, kind] of RULES) {
    pattern.lastIndex = at
    const match = pattern.exec(text)
    if (match) return [match, kind]
  }
  throw new Error('The last rule takes any character.')
}

/** Turns a spaced dash before a number into a range: "5 kg - 6 kg" and "2 - 3 kg", but not "carton - 12 x 1 L". */
function betweenNumbers(token: Token, at: number, tokens: Token[]): Token {
  const [before, after] = [tokens[at - 1], tokens[at + 1]]
  const isRange = token.kind === 'comma' && token.text !== ',' && after?.kind === 'number' && before?.kind !== 'holder'
  return isRange ? { ...token, kind: 'range' } : token
}
