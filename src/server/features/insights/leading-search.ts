import { CATEGORIES, STATES, type StateCode } from '#contract/options.ts'
import type { LeadingSearch } from '#contract/dashboard/insights.ts'
import type { Input } from '#contract/endpoint/endpoint.ts'
import type { addView } from '#contract/suppliers/suppliers.ts'
import { resolvePlace } from '#server/features/places/resolve-place.ts'

type From = NonNullable<Input<typeof addView>['from']>

/** An email address or part of one, and six digits or more however they are written: what could say who somebody is. */
const PERSONAL = /@|(?:\d[\s().+/-]*){6}/

/**
 * Returns what is counted of a listing that led a visitor to a profile: the words in lower case, the category and the name of the place. Words that
 * may hold an email address or a phone number, and places and categories that are not known, are nobody's business.
 */
export function leadingSearches({ search, category, location, state }: From): Pick<LeadingSearch, 'kind' | 'text'>[] {
  const words = search?.toLowerCase().replace(/\s+/g, ' ').trim()
  const known = CATEGORIES.find((name) => name === category)
  const place = location ? resolvePlace(location, state)?.place.label : stateName(state)
  return [
    ...(words && !PERSONAL.test(words) ? [{ kind: 'search' as const, text: words }] : []),
    ...(known ? [{ kind: 'category' as const, text: known }] : []),
    ...(place ? [{ kind: 'place' as const, text: place }] : []),
  ]
}

// An own property of STATES is a code.
const stateName = (state: string | undefined) => (state && Object.hasOwn(STATES, state) ? STATES[state as StateCode] : undefined)
