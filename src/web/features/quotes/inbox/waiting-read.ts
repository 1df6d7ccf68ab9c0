import { useQuery } from '@tanstack/react-query'
import { useMe } from '#web/api/session/me.ts'
import { query } from '#web/api/reads/query.ts'

const EVERY_MS = 60_000

/** How much is new for whoever is signed in; asked once a minute while the page is in view. */
export function useWaiting() {
  const me = useMe()
  const read = query('GET /api/waiting', {})
  return useQuery({ ...read, enabled: me?.supplierId !== undefined, refetchOnMount: 'always', refetchInterval: EVERY_MS }).data
}
