import { sql, type RawBuilder } from 'kysely'
import { containing } from '#server/db/like-pattern.ts'

/** Only the characters of a phone number or an ABN. */
const NUMBER = /^[\d\s()+\-./]+$/
/** The digits of a phone number that the words have. */
const PHONE_DIGITS = 9

/** Returns the condition that a supplier has every word of a search in its name, email address, phone number or ABN. */
export const wordsCondition = (search: string): RawBuilder<boolean> =>
  sql`suppliers.id in (select supplier_id from supplier_words where ${
    NUMBER.test(search) ? containsAny(numbersIn(search)) : containsAll(search.toLowerCase().split(/\s+/).filter(Boolean))
  })`

/** An ABN has eleven digits; a phone number has the same last nine, whatever stands before them. */
function numbersIn(search: string): string[] {
  const digits = search.replace(/\D/g, '')
  return [...new Set([digits, digits.replace(/^(0|61)/, ''), digits.slice(-PHONE_DIGITS)])].filter(Boolean)
}

const containsAll = (words: string[]) => sql<boolean>`(${sql.join([sql`true`, ...words.map(contains)], sql` and `)})`
const containsAny = (words: string[]) => sql<boolean>`(${sql.join([sql`false`, ...words.map(contains)], sql` or `)})`
const contains = (word: string) => sql`words like ${containing(word)}`
