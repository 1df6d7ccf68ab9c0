import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { query } from '#web/api/query.ts'

/** A pause in the typing that is worth asking. */
const PAUSE_MS = 150
/** One letter begins too many places. */
const SHORTEST = 2

/** Labels of the places that what is typed may become, the likeliest first. Where they cannot be had there are none: the field takes any text. */
export function useSuggestedPlaces(typed: string): string[] {
  const q = usePaused(typed.trim())
  const { data } = useQuery({
    ...query('GET /api/places', { q }, { isCancellable: true }),
    enabled: q.length >= SHORTEST,
    placeholderData: keepPreviousData,
  })
  return q.length >= SHORTEST && typed.trim().length >= SHORTEST ? [...new Set(data?.map(({ label }) => label))] : []
}

/** The value once it has not changed for a moment. */
function usePaused(value: string) {
  const [paused, setPaused] = useState(value)
  useEffect(() => {
    const pause = setTimeout(setPaused, PAUSE_MS, value)
    return () => clearTimeout(pause)
  }, [value])
  return paused
}
