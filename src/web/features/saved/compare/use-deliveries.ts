import { useQuery } from '@tanstack/react-query'
import type { Id } from '#contract/endpoint/values.ts'
import { query } from '#web/api/reads/query.ts'
import { useOwnPlace } from './use-own-place.ts'

/** Returns the read of which suppliers deliver to the own place; its data is null where no place is known, or these are none. */
export function useDeliveries(ids: readonly Id[]) {
  const place = useOwnPlace()
  const isAsked = typeof place === 'string' && ids.length > 0
  const suppliers = ids.toSorted((one, other) => one - other).join()
  const read = useQuery({
    ...query('GET /api/suppliers/deliveries', { location: place ?? '', suppliers }),
    enabled: isAsked,
    placeholderData: (before) => before,
  })
  return { ...read, data: place === undefined || (isAsked && !read.data) ? undefined : isAsked ? (read.data ?? null) : null }
}
