import type { QueryClient } from '@tanstack/react-query'

const SHOWS_LISTINGS = /^GET \/api\/(suppliers|dashboard\/supplier)\b/

/** Once a listing was changed: what is in view is read again now, everything else that shows one when it is next opened. */
export const listingChanged = (client: QueryClient) =>
  client.invalidateQueries({ predicate: ({ queryKey }) => SHOWS_LISTINGS.test(String(queryKey[0])) })
