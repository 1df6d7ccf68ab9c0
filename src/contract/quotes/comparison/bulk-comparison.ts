import * as z from 'zod/mini'
import { Comparison } from './comparison-results.ts'
import { endpoint } from '#contract/endpoint/endpoint.ts'
import { described, optional, text, Uuid, wholeNumber } from '#contract/endpoint/values.ts'

// The comparison of what was answered to a bulk request with lines (docs/behaviour/comparisons.md, Comparison of a bulk request).

/** What stands for every line of an offer in a rule of an address. */
export const EVERY_LINE = '*'
/** The most rules of one kind in an address. */
const MAX_RULES = 300
const ID = '[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}'
const ofLine = new RegExp(`^${ID}:${ID}$`)
const ofLineOrAll = new RegExp(`^${ID}:(?:${ID}|\\*)$`)

/** The characters of rules. */
const RULES = /^[\da-fA-F:*, -]*$/

const listed = (value: string | string[]) => [value].flat().flatMap((each) => each.split(',').flatMap((rule) => rule.trim() || []))
/** Rules are repeated, or one value with commas between them. */
const rules = (form: RegExp, description: string) => {
  const message = `Please give rules of the form ${form === ofLine ? 'offerId:lineId' : 'offerId:lineId or offerId:*'}, ${MAX_RULES} at the most.`
  const written = z.string(message).check(z.regex(RULES, message))
  return described(
    z._default(
      z.pipe(
        z.union([written, z.array(written)], message),
        z.pipe(
          z.transform(listed),
          z.custom<string[]>((value) => {
            const all = value as string[]
            return all.length <= MAX_RULES && all.every((rule) => form.test(rule))
          }, message),
        ),
      ),
      [],
    ),
    { description, type: 'array', items: { type: 'string' } },
  )
}

/**
 * Its buyer reads it, with the account or by the key of the email. What the buyer keeps for itself, prices paid and prices from elsewhere, is in
 * it for the account that has sent the request, or for the key where none has.
 */
export const getBulkComparison = endpoint('GET /api/quotes/bulk/:id/comparison', {
  isPrivate: true,
  canConflict: true,
  summary: 'Compare what was answered to the lines of a bulk request',
  description: 'The answer has the form of `POST /api/comparisons`: an `offerId` is the id of a request, or of prices from elsewhere.',
  params: { id: Uuid },
  query: {
    key: described(optional(text(100)), 'The buyer’s key in the link of an email.'),
    substitutes: rules(ofLine, 'The substitutes that count, as `offerId:lineId`.'),
    never: rules(ofLineOrAll, 'What is not to be ordered there, as `offerId:lineId`, or `offerId:*` for nothing from this offer.'),
    always: rules(ofLineOrAll, 'What is to be ordered there, as `offerId:lineId`, or `offerId:*` for all that it has priced.'),
    most: described(z.optional(wholeNumber(1, 1000, 'most is a whole number from 1.')), 'Orders at the most.'),
    savesAtLeast: described(
      z.optional(wholeNumber(0, 100_000_000, 'savesAtLeast is a whole number of cents.')),
      'Several orders stand only where they save that many cents.',
    ),
  },
  output: Comparison,
})
