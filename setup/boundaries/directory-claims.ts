import type { Claim } from './boundary.ts'

/** Imports inside the directory go downwards: what a text is searched by knows nothing of the pages that list suppliers. */
export const directoryClaims: Claim[] = [
  [
    'src/server/features/directory/filter/queries.ts',
    ['kysely', '#server/features/suppliers/queries.ts', '#server/features/places/resolve-place.ts'],
    ['#server/features/accounts/queries.ts', '#server/features/directory/dictionary/terms.ts', 'pg'],
  ],
  [
    'src/server/features/directory/search/search-suppliers.ts',
    [
      '#server/features/directory/dictionary/terms.ts',
      '#server/features/directory/reasons/reasons.ts',
      '#server/reading/read.ts',
      'kysely',
    ],
    ['#server/features/directory/listing/read-listing.ts', '#server/features/directory/featured/featured-places.ts'],
  ],
  [
    'src/server/features/directory/dictionary/x.ts',
    ['lru-cache', '#server/vocabulary/words.ts', '#server/features/directory/filter/queries.ts'],
    ['#server/features/directory/reasons/reasons.ts', '#server/features/directory/search/head.ts', 'pg'],
  ],
  [
    'src/server/features/directory/ranges/x.ts',
    ['#server/features/directory/dictionary/terms.ts', './range-keys.ts'],
    ['#server/features/directory/search/parse-search.ts', '#server/features/price-lists/queries.ts'],
  ],
  [
    'src/server/features/directory/reasons/x.ts',
    ['#server/features/directory/dictionary/terms.ts', './marked-words.ts'],
    ['#server/features/directory/search/search-terms.ts', '#server/features/reviews/queries.ts'],
  ],
  [
    'src/server/features/directory/listing/x.ts',
    ['#server/features/directory/search/search-suppliers.ts', '#server/features/directory/filter/counts.ts'],
    ['#server/features/directory/featured/featured-places.ts', '#server/features/directory/routes.ts'],
  ],
  [
    'src/server/features/directory/featured/x.ts',
    ['#server/features/directory/listing/read-listing.ts', '#server/features/plans/plan.ts'],
    ['#server/features/directory/routes.ts', '#server/features/billing/queries.ts'],
  ],
  [
    'src/server/features/directory/routes.ts',
    ['#server/features/directory/featured/featured-places.ts', '#server/features/directory/listing/find-suppliers.ts'],
    ['#server/features/accounts/queries.ts'],
  ],
]
