import { NUMBER_WORDS } from '#shared/text/number-words.ts'
import type { LineToken } from './line-token.ts'

// Numbers in words, as a phone writes down what is spoken: "two hundred and fifty grams", "one and a half kilos", "four two litre milks".

const { half: _half, a: _a, an: _an, ...SMALL } = NUMBER_WORDS
const ONES: Record<string, number> = {
  ...SMALL,
  eleven: 11,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
}
const TENS: Record<string, number> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
}
const LARGE: Record<string, number> = { hundred: 100, thousand: 1000 }
const PARTS: Record<string, number> = { half: 0.5, quarter: 0.25 }

/** A number that is spoken: how many words it has, and whether it may be two numbers, as "twenty two litre milks" are. */
type Spoken = { length: number; value: number; isTwofold: boolean }

const isArticle = (text: string | undefined) => text === 'a' || text === 'an'

/** Returns the number that the words begin with; null where there is none. */
function spokenIn(words: readonly (string | undefined)[]): Spoken | null {
  const [first = '', second, third] = words
  // "half a", "a half", "quarter of a".
  if (first in PARTS && isArticle(second)) return { length: 2, value: PARTS[first] ?? 0, isTwofold: false }
  if (first in PARTS && second === 'of' && isArticle(third)) return { length: 3, value: PARTS[first] ?? 0, isTwofold: false }
  const couple = coupleIn(words)
  if (couple) return couple
  const whole = wholeIn(words)
  if (!whole) return null
  const more = partAfter(words.slice(whole.length))
  return more === null ? whole : { length: whole.length + 3, value: whole.value + more, isTwofold: false }
}

/** "A couple of", with or without what stands around it. */
function coupleIn(words: readonly (string | undefined)[]): Spoken | null {
  const at = isArticle(words[0]) ? 1 : 0
  if (words[at] !== 'couple') return null
  return { length: at + (words[at + 1] === 'of' ? 2 : 1), value: 2, isTwofold: false }
}

/** Returns what "and a half" adds; null where that does not stand there. */
const partAfter = ([and, article, part = '']: readonly (string | undefined)[]): number | null =>
  and === 'and' && isArticle(article) ? (PARTS[part] ?? null) : null

function wholeIn(words: readonly (string | undefined)[]): Spoken | null {
  const small = smallIn(words)
  const isOne = small === null && (isArticle(words[0]) || (words[0] ?? '') in LARGE)
  const skipped = small?.length ?? (isArticle(words[0]) ? 1 : 0)
  const large = LARGE[words[skipped] ?? '']
  if (large === undefined) return small
  if (small === null && !isOne) return null
  const head = { length: skipped + 1, value: (small?.value ?? 1) * large }
  const joint = words[head.length] === 'and' ? 1 : 0
  const rest = smallIn(words.slice(head.length + joint))
  if (!rest || rest.value >= large) return { ...head, isTwofold: false }
  // "a hundred and fifty", and "two hundred fifty" all the same.
  return { length: head.length + joint + rest.length, value: head.value + rest.value, isTwofold: joint === 0 }
}

function smallIn([first = '', second = '']: readonly (string | undefined)[]): Spoken | null {
  const tens = TENS[first]
  const ones = ONES[second]
  if (tens !== undefined)
    return ones !== undefined && ones < 10
      ? { length: 2, value: tens + ones, isTwofold: true }
      : { length: 1, value: tens, isTwofold: false }
  const one = ONES[first]
  return one === undefined ? null : { length: 1, value: one, isTwofold: false }
}

/** Puts numbers for what is spoken before a unit, before another number of a unit, or before what is counted at the beginning of a line. */
export function withSpoken(tokens: readonly LineToken[], line: string): LineToken[] {
  const read: LineToken[] = []
  for (let at = 0; at < tokens.length;) {
    const taken = halfMore(tokens, at, read) ?? lotsAt(tokens, at, read) ?? numberAt(tokens, at, line)
    read.push(...(taken?.tokens ?? tokens.slice(at, at + 1)))
    at += taken?.length ?? 1
  }
  return read
}

type Taken = { tokens: LineToken[]; length: number }
const wordsFrom = (tokens: readonly LineToken[], at: number) =>
  tokens.slice(at, at + 6).map(({ kind, text }) => (kind === 'word' || kind === 'of' ? text : undefined))

function numberAt(tokens: readonly LineToken[], at: number, line: string): Taken | null {
  const spoken = spokenIn(wordsFrom(tokens, at))
  const [first, last] = [tokens[at], spoken && tokens[at + spoken.length - 1]]
  if (!spoken || !first || !last) return null
  const next = tokens[at + spoken.length]
  const { from } = first
  const { to } = last
  const number: LineToken = { kind: 'number', text: line.slice(from, to).toLowerCase(), value: spoken.value, from, to }
  // "twenty two litre milks": one can of 22 litres, or twenty of two.
  const isUnclear =
    spoken.isTwofold && next?.kind === 'unit' && next.unit?.kind === 'measure' && next.text.length > 3 && !next.text.endsWith('s')
  if (isUnclear) return { tokens: [{ kind: 'unclear', text: number.text, from, to }], length: spoken.length }
  if (next?.kind === 'unit') return { tokens: [number], length: spoken.length }
  if (isLots(tokens, at + spoken.length)) return { tokens: [number], length: spoken.length }
  const second = numberAfter(tokens, at + spoken.length)
  if (second) return { tokens: [number, { kind: 'times', text: 'x', from: to, to }], length: spoken.length }
  return isCounting(tokens, at, spoken.length, line) ? { tokens: [number], length: spoken.length } : null
}

/** Whether "lots of 2 kilos" stands here. */
const isLots = (tokens: readonly LineToken[], at: number): boolean =>
  /^lots?$/.test(tokens[at]?.text ?? '') && tokens[at + 1]?.kind === 'of' && tokens[at + 2]?.kind === 'number'

/** "Three lots of 2 kilos": that many times what follows. */
function lotsAt(tokens: readonly LineToken[], at: number, read: readonly LineToken[]): Taken | null {
  const [lots, of] = [tokens[at], tokens[at + 1]]
  if (read.at(-1)?.kind !== 'number' || !isLots(tokens, at) || !lots || !of) return null
  return { tokens: [{ kind: 'times', text: 'x', from: lots.from, to: of.to }], length: 2 }
}

/** Whether another number with its unit follows, spoken or not: "two ten kilo bags". */
function numberAfter(tokens: readonly LineToken[], at: number): boolean {
  if (tokens[at]?.kind === 'number') return tokens[at + 1]?.kind === 'unit'
  const spoken = spokenIn(wordsFrom(tokens, at))
  return spoken !== null && tokens[at + spoken.length]?.kind === 'unit'
}

/** Whether a line begins with a number of what it names in plural, and says no other: "twenty four bagels", but not "Four Pillars gin". */
function isCounting(tokens: readonly LineToken[], at: number, length: number, line: string): boolean {
  const next = tokens[at + length]
  const isAlone = tokens.every(({ kind }, n) => (n >= at && n < at + length) || (kind !== 'number' && kind !== 'unit' && kind !== 'size'))
  const typed = next ? line.slice(next.from, next.to) : ''
  return at === 0 && isAlone && next?.kind === 'word' && /^\p{Ll}.*(?<!s)s$/u.test(typed)
}

/** "A kilo and a half", "a dozen and a half", "2 and a half kilos": the part is added to the number before. */
function halfMore(tokens: readonly LineToken[], at: number, read: LineToken[]): Taken | null {
  const [first, last, after] = [tokens[at], tokens[at + 2], tokens[at + 3]]
  const part = first && last ? partAfter(wordsFrom(tokens, at)) : null
  const before = read.at(-1)
  if (part === null || !first || !last || !before) return null
  if (before.kind === 'number' && after?.kind === 'unit') {
    read[read.length - 1] = { ...before, value: (before.value ?? 0) + part, to: last.to }
    return { tokens: [], length: 3 }
  }
  if (before.kind !== 'unit') return null
  const counted = read.at(-2)
  const isOne = counted?.kind === 'word' && isArticle(counted.text)
  const from = isOne || counted?.kind === 'number' ? (counted?.from ?? before.from) : before.from
  const to = isOne || counted?.kind === 'number' ? (counted?.to ?? before.from) : before.from
  const value = (counted?.kind === 'number' ? (counted.value ?? 1) : 1) + part
  const number: LineToken = { kind: 'number', text: 'half', value, from, to }
  read.splice(isOne || counted?.kind === 'number' ? -2 : -1, Infinity, number, before)
  // "A kilo and a half of beans".
  const end = after?.kind === 'of' ? after : last
  return { tokens: [{ kind: 'mark', text: 'and a half', from: first.from, to: end.to }], length: end === last ? 3 : 4 }
}
