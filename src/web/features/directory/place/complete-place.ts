import type { QueryClient } from '@tanstack/react-query'
import { query } from '#web/api/reads/query.ts'
import { completedPlace } from './completed-place.ts'

/** The shortest text that has suggestions. */
const SHORTEST = 2

/** Completes the place that was begun in a field, unless it is known as it is, such as "Melb". @throws what the calls throw */
export async function completePlace(client: QueryClient, input: HTMLInputElement): Promise<void> {
  const typed = input.value.trim()
  if (typed.length < SHORTEST) return
  const labels = (await client.fetchQuery(query('GET /api/places', { q: typed }))).map(({ label }) => label)
  const whole = completedPlace(typed, labels)
  if (whole && !(await isKnown(client, typed)) && input.value.trim() === typed) input.value = whole
}

const isKnown = (client: QueryClient, place: string) =>
  client.fetchQuery(query('GET /api/places/ranges', { place })).then(
    () => true,
    (error: { status?: number }) => {
      if (error.status !== 404 && error.status !== 400) throw error
      return false
    },
  )
