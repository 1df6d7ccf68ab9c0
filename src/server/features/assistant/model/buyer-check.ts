import type { SupplierRow } from '#contract/suppliers/suppliers.ts'
import { WEEKDAY_NAMES, WEEKDAYS } from '#contract/suppliers/weekdays.ts'
import { marksIn, piecesOf, withoutMarks } from '#server/features/assistant/message/marks.ts'
import { required } from '#shared/required.ts'
import { amountsIn, counting } from './amounts.ts'
import { factsOf, homeOf, type FoundSupplier, type Read } from './buyer-tools.ts'
import { qualitiesIn, saidOfPricesOrBad, supportedBy } from './facts-in-reply.ts'
import { restsOn } from './evidence.ts'
import { goodsNamedIn } from './goods-named.ts'
import { withoutMarkup } from './plain-sentences.ts'

/**
 * Returns a function that checks the sentences of one reply in their order: each marks suppliers of this turn's searches only, and says of
 * them what their rows say. It returns the sentence with its marks, or null.
 */
export function buyerCheck(read: Read, said: string[]): (sentence: string) => string | null {
  let subject: FoundSupplier[] = []
  return (sentence) => {
    const text = withoutMarkup(sentence)
    const ids = marksIn(text)?.map(Number)
    if (!ids || ids.some((id) => !read.rows.has(id))) return null
    const named = ids.map((id) => required(read.rows.get(id), 'The supplier that the reply names'))
    // "It" is whom the sentence before has named.
    if (named.length > 0) subject = named
    const about = subject.length > 0 ? subject : [...read.rows.values()]
    const bare = withoutMarks(text)
    const names = about.flatMap(({ row, place }) => [homeOf(row), place ?? '', ...goodsNamedIn(row)])
    const amounts = [...read.counts, ...about.flatMap(figuresOf)]
    if (!restsOn(bare, { names, amounts, said })) return null
    const known = { counts: read.counts, said }
    const holds =
      subject.length > 0 ? partsOf(text, read, about).every((part) => isTrue(part, known)) : isTrueOfAny({ about, words: bare }, known)
    return holds ? text : null
  }
}

const figuresOf = ({ row, place }: FoundSupplier): string[] => [...Object.values({ ...factsOf(row), has: '' }).map(String), place ?? '']

type ReplyPart = { about: FoundSupplier[]; words: string }

/** Splits a sentence into what it says of whom: of those that are marked before, side by side; what comes before the first mark is of it. */
function partsOf(sentence: string, read: Read, otherwise: FoundSupplier[]): ReplyPart[] {
  const [opening = '', ...rest] = piecesOf(sentence)
  const parts: ReplyPart[] = []
  for (let at = 0; at < rest.length; at += 2) {
    const [found, words = ''] = [required(read.rows.get(Number(rest[at])), 'The supplier that the reply names'), rest[at + 1]]
    const last = parts.at(-1)
    if (last && JOINS.test(last.words)) parts[parts.length - 1] = { about: [...last.about, found], words }
    else parts.push({ about: [found], words })
  }
  const [first] = parts
  if (!first) return [{ about: otherwise, words: sentence }]
  return [{ about: first.about, words: opening }, ...parts]
}
const JOINS = /^[\s,]*(?:and|or|&)?\s*$/i

const DAY = new RegExp(`\\b(${WEEKDAYS.map((day) => WEEKDAY_NAMES[day]).join('|')})s?\\b`, 'gi')
const DELIVERS = /\bdeliver(?:s|y|ing)? (?:to|in|into|there)\b/i
const PROMOTION_WORDS = /\b(?:on offer|offers?|deals?|discount(?:s|ed)?|promotions?|on sale)\b/i
/** The only money in a row is its minimum order. */
const MINIMUM = /\bmin(?:imum)?s?\b/i

const NOT = /\b(?:not|never|no longer|cannot|stopped|refuses?|nobody|none|no one|without)\b|n['’]t\b/i
const VERIFIED = /\bverified\b/i
const UNVERIFIED = /\b(?:not|never|isn['’]t|aren['’]t)(?: yet)? verified\b|\bunverified\b/i
const DELIVERS_WHERE = /\bdeliver(?:s|y|ing)? (?:to|in|into) ((?:\p{Lu}[^\s,.;]*\s?)+)/u

/**
 * Returns whether what a sentence says of nobody in particular may be said: what it does not deny or ask holds for all that were found. Of nobody
 * nothing does.
 */
function isTrueOfAny({ about, words }: ReplyPart, known: Known): boolean {
  if (saidOfPricesOrBad(words).length > 0) return false
  if (NOT.test(words) || words.includes('?')) return true
  if (about.length > 0) return isTrue({ about, words }, known)
  return qualitiesIn(words).length === 0 && !amountsIn(words).some(({ unit }) => unit === '$')
}

/** What amounts may come from besides rows. */
type Known = { counts: string[]; said: string[] }

/** Returns whether the days, amounts, qualities, places and offers of a part are those of every supplier that it is about. */
function isTrue({ about, words }: ReplyPart, { counts, said }: Known): boolean {
  if (saidOfPricesOrBad(words).length > 0 || !counting([...counts, ...about.flatMap(figuresOf)], said)(words)) return false
  if (amountsIn(words).some(({ unit }) => unit === '$') && !MINIMUM.test(words)) return false
  const days = [...words.matchAll(DAY)].map(([, name = '']) => name.toLowerCase())
  const isDenied = NOT.test(words)
  // Which of its days a sentence denies cannot be told.
  if (days.length > 0 && isDenied) return false
  const verified = UNVERIFIED.test(words) ? false : VERIFIED.test(words) ? true : undefined
  const where = DELIVERS_WHERE.exec(words)?.[1]
  return about.every(
    ({ row, place }) =>
      days.every((day) => row.deliveryDays.some((each) => WEEKDAY_NAMES[each].toLowerCase() === day)) &&
      qualitiesIn(words).every((quality) => has(row, quality)) &&
      (verified === undefined || verified === row.isVerified) &&
      (!DELIVERS.test(words) || row.delivers === !isDenied) &&
      (where === undefined || restsOn(where, { names: [place ?? ''], amounts: [place ?? ''] })) &&
      (row.promotion !== null || !PROMOTION_WORDS.test(words)),
  )
}

/** Returns whether a listing itself says that it has a quality. */
const has = ({ tags, description, category }: SupplierRow, quality: string): boolean =>
  supportedBy([...tags, description, category].join(' '))(quality)
