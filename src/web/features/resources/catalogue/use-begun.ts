import { useQuery } from '@tanstack/react-query'
import type { ProgressEntry } from '#contract/resources/resource-progress.ts'
import { useMe } from '#web/api/session/me.ts'
import { query } from '#web/api/reads/query.ts'

const read = query('GET /api/resource-progress', {})

/** Returns what a signed-in reader has begun, by resource; nothing where that cannot be read. */
export function useBegun(): ReadonlyMap<string, ProgressEntry> {
  const isSignedIn = useMe() != null
  const { data = [] } = useQuery({ ...read, enabled: isSignedIn })
  return new Map(isSignedIn ? data.map((entry) => [entry.id, entry]) : [])
}
