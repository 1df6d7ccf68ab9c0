import type { QuoteRequest } from '#contract/quotes/quotes.ts'
import { readQuestion } from '#server/features/assistant/supplier/read-question.ts'
import { isWord } from '#server/features/directory/dictionary/terms.ts'
import { wordsIn } from '#server/vocabulary/words.ts'
import { docketNumber } from '#shared/money/docket-number.ts'

type Asked = Pick<QuoteRequest, 'serial' | 'contactName' | 'businessName' | 'contactEmail'>

/**
 * Returns a function that puts the number of a request in place of its buyer's name, wherever a supplier has typed it. A name that
 * is an everyday word or a question stays: whoever calls itself "my description" is not to change what a supplier asks for.
 */
export function maskedFor(requests: Asked[]): (text: string) => string {
  const names = requests.flatMap(({ serial, contactName, businessName, contactEmail }) =>
    [contactName, ...(contactName?.split(' ') ?? []), businessName, contactEmail].flatMap((name) =>
      name && isOfSomebody(name) ? { name, serial } : [],
    ),
  )
  const longestFirst = names.toSorted((a, b) => b.name.length - a.name.length)
  return (text) =>
    longestFirst.reduce((masked, { name, serial }) => masked.replaceAll(patternOf(name), `request ${docketNumber(serial)}`), text)
}

const isOfSomebody = (name: string): boolean =>
  (wordsIn(name).length > 1 || !wordsIn(name).every(isWord)) && readQuestion(name, []).topic === null

const patternOf = (name: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${name.trim().replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'giu')
