import type { StateCode } from '#contract/options.ts'
import { firstNames, lastNames, venuesByState } from './people.ts'
import { shuffled, type Random } from './random.ts'

type Customer = { name: string; venue: string; state: StateCode; reviews: number }

/** Two people at every venue, no two of the same name. */
function everyone(random: Random): Customer[] {
  const first = shuffled(random, firstNames)
  const last = shuffled(random, lastNames)
  // The keys are states, as the type of the record says; `entries` only returns texts.
  const venues = Object.entries(venuesByState) as [StateCode, string[]][]
  return venues
    .flatMap(([state, names]) =>
      names.flatMap((venue) => [
        { venue, state },
        { venue, state },
      ]),
    )
    .map((place, i) => ({ ...place, name: `${first[i % first.length]} ${last[i % last.length]}`, reviews: 0 }))
}

/**
 * Finds reviewers for one supplier after the other: one a venue, most from the supplier's own state, those who have written little first.
 * The same people come back at other suppliers, as they do in life.
 */
export function customerBook(random: Random) {
  const customers = everyone(random)
  return (state: StateCode, count: number): Customer[] => {
    const reluctance = (customer: Customer) => customer.reviews + (customer.state === state ? 0 : 1.5) + random()
    const ranked = customers.map((customer) => ({ customer, rank: reluctance(customer) })).sort((a, b) => a.rank - b.rank)
    const venues = new Set<string>()
    const chosen = ranked
      .map(({ customer }) => customer)
      .filter(({ venue }) => !venues.has(venue) && venues.add(venue))
      .slice(0, count)
    for (const customer of chosen) customer.reviews++
    return chosen
  }
}
