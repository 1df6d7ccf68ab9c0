import { seededRandom } from '#server/db/demo/random.ts'
import { newAddress } from '#test/people/new-address.ts'
import { itemAt } from '#shared/item-at.ts'
import type { LoadRequest } from '#bench/loader.ts'
import { newSearches } from '#bench/new-searches.ts'
import { quoteRequests } from '#bench/writes/write-requests.ts'

/** The requests of a kind are sent in turn; of what is new each time there are as many as are sent in a measurement. */
const MANY = 20_000
const LISTS = 40

/** What visitors of a marketplace ask for: what is cached, what is new each time, and what is written. */
export const KINDS = ['page', 'list', 'profile', 'search', 'quote request', 'mixed'] as const
export type Kind = (typeof KINDS)[number]

/** Of a hundred requests of visitors, as many of each. */
export const MIXTURE: [kind: Exclude<Kind, 'mixed'>, share: number][] = [
  ['page', 25],
  ['list', 30],
  ['profile', 29],
  ['search', 15],
  ['quote request', 1],
]

/** Returns the requests of each kind at a marketplace of so many suppliers. The same seed has the same requests. */
export function requestsOf(suppliers: number, seed: string): Record<Kind, LoadRequest[]> {
  const random = seededRandom(`mixed ${seed} ${suppliers}`)
  // Of its own, as what the others have asked for before is cached.
  const kinds = unmixed(suppliers, `of the mixture ${seed}`)
  const mixed = Array.from({ length: MANY }, (_, index) => itemAt(kinds[drawn(random())], index))
  return { ...unmixed(suppliers, seed), mixed }
}

function unmixed(suppliers: number, seed: string): Record<Exclude<Kind, 'mixed'>, LoadRequest[]> {
  const random = seededRandom(`${seed} ${suppliers}`)
  const pick = <Item>(items: readonly Item[]): Item => itemAt(items, Math.floor(random() * items.length))
  const several = (make: (index: number) => string) => Array.from({ length: MANY }, (_, index) => read(make(index)))
  return {
    page: several(() => pick(['/', '/suppliers', '/pricing', '/resources'])),
    list: several((index) => `/api/suppliers?limit=24&page=${1 + (index % LISTS)}`),
    profile: several(() => `/api/suppliers/${1 + Math.floor(random() * suppliers)}`),
    // Two words, and a suburb's worth of others, so that hardly any was asked for before.
    search: several((index) => `/api/suppliers?search=${encodeURIComponent(`${pick(newSearches['two words'])} ${index % 997}`)}`),
    'quote request': quoteRequests(MANY, suppliers),
  }
}

/** Each from an address of its own, so that no limit applies. */
const read = (path: string): LoadRequest => ({ path, headers: { 'x-forwarded-for': newAddress() } })

/** Returns the kind at a share of the mixture, 0 to 1. */
function drawn(share: number): Exclude<Kind, 'mixed'> {
  let sum = 0
  for (const [kind, each] of MIXTURE) if ((sum += each) > share * 100) return kind
  return itemAt(MIXTURE, 0)[0]
}
