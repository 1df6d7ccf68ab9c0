import type { SupplierRow } from '#contract/suppliers.ts'
import { WEEKDAY_NAMES, WEEKDAYS } from '#contract/weekdays.ts'
import { factsOf, listingWords, type Read } from './buyer-tools.ts'
import { restsOn } from './evidence.ts'
import { withoutMarkup } from './plain-sentences.ts'

/** How a model names a supplier: by the id that the search has told it. */
const MARK = /\{\{?\s*(?:id\s*[:=]\s*)?#?(\d{1,10})\s*\}?\}/g

/**
 * Returns a function that checks the sentences of one reply in their order: each names suppliers of this turn's searches only, and says of
 * them what their rows say. It returns the sentence with their names, or null.
 */
export function buyerCheck(read: Read, said: string[]): (sentence: string) => string | null {
  let subject: SupplierRow[] = []
  return (sentence) => {
    const marked = withMarks(withoutMarkup(sentence), read.rows)
    const ids = [...marked.matchAll(MARK)].map(([, id]) => Number(id))
    if (ids.some((id) => !read.rows.has(id))) return null
    const named = [...new Set(ids)].map((id) => read.rows.get(id)!)
    // "It" is whom the sentence before has named.
    if (named.length > 0) subject = named
    const about = subject.length > 0 ? subject : [...read.rows.values()]
    const bare = marked.replaceAll(MARK, 'it')
    const names = [
      ...read.told,
      ...about.flatMap(({ suburb, state, tags, promotion }) => [[suburb, state].join(' '), ...tags, promotion?.title ?? '']),
    ]
    const amounts = [...read.told, ...about.flatMap((row) => Object.values({ ...factsOf(row), name: '' }).map(String))]
    if (!restsOn(bare, { names, amounts, said }) || (subject.length > 0 && !isTrueOf(subject, bare))) return null
    return marked.replaceAll(MARK, (_, id: string) => read.rows.get(Number(id))!.businessName)
  }
}

/** Puts the mark of a supplier where its name stands. */
function withMarks(sentence: string, rows: Read['rows']): string {
  const byLength = [...rows.values()].toSorted((a, b) => b.businessName.length - a.businessName.length)
  return byLength.reduce((text, { id, businessName }) => text.replaceAll(new RegExp(escaped(businessName), 'gi'), `{{${id}}}`), sentence)
}
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

const DAY = new RegExp(`\\b(${WEEKDAYS.map((day) => WEEKDAY_NAMES[day]).join('|')})s?\\b`, 'gi')
/** What buyers must be able to rely on. */
const QUALITY =
  /\b(?:organic|free[ -]range|fair ?trade|rainforest alliance|halal|kosher|vegan|vegetarian|(?:gluten|dairy|lactose|nut|egg|sugar)[ -]free|certified|biodynamic|(?:grass|grain)[ -]fed|wild[ -]caught|sustainabl[ey]|ethical(?:ly)?|compostable|biodegradable|recycl(?:ed|able)|(?:same|next)[ -]day|overnight|licensed|insured|24[ -]hours?)\b/gi
const DELIVERS = /\bdeliver(?:s|y|ing)? (?:to|in|into|there)\b/i
const OFFER = /\b(?:on offer|offers?|deals?|discount(?:s|ed)?|promotions?|on sale)\b/i
/** What suppliers charge is in their quotes, so no listing says it. */
const PRICE =
  /\b(?:cheap(?:er|est)?|(?:low|best|good|fair)(?:er|est)? prices?|less expensive|free (?:delivery|samples?|shipping)|guarantee\w*)\b/i

/** Whether the days, qualities, places and offers of a sentence are those of every supplier that it is about. */
function isTrueOf(rows: SupplierRow[], sentence: string): boolean {
  if (PRICE.test(sentence)) return false
  const days = [...sentence.matchAll(DAY)].map(([, name = '']) => name.toLowerCase())
  const qualities = [...sentence.matchAll(QUALITY)].map(([quality]) => quality.toLowerCase())
  return rows.every((row) => {
    const words = ` ${listingWords(row)} ${row.category.toLowerCase()} `
    return (
      days.every((day) => row.deliveryDays.some((each) => WEEKDAY_NAMES[each].toLowerCase() === day)) &&
      qualities.every((quality) => quality.split(/[ -]/).every((word) => words.includes(` ${word} `))) &&
      (row.isVerified || !/\bverified\b/i.test(sentence)) &&
      (row.delivers === true || !DELIVERS.test(sentence)) &&
      (row.promotion !== null || !OFFER.test(sentence))
    )
  })
}
