import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { query } from '#web/api/query.ts'

/** The pause in typing after which suggestions are requested. */
const PAUSE_MS = 150
/** A single letter matches too many places. */
const SHORTEST = 2

/** Returns the labels of places that match the typed text, best first; none if they cannot be loaded, because the field takes any text. */
export function useSuggestedPlaces(typed: string): string[] {
  const q = usePaused(typed.trim())
  const { data } = useQuery({
    ...query('GET /api/places', { q }, { isCancellable: true }),
    enabled: q.length >= SHORTEST,
    placeholderData: keepPreviousData,
  })
  return q.length >= SHORTEST && typed.trim().length >= SHORTEST ? [...new Set(data?.map(({ label }) => label))] : []
}

/** Returns the value once it has not changed for PAUSE_MS. */
function usePaused(value: string) {
  const [paused, setPaused] = useState(value)
  useEffect(() => {
    const pause = setTimeout(setPaused, PAUSE_MS, value)
    return () => clearTimeout(pause)
  }, [value])
  return paused
}
