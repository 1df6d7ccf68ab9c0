import { placeIndexes } from '#server/features/places/known-places.ts'
import { placeSuggestions } from '#server/features/places/suggest-places.ts'
import { builtInPrefixes } from '#server/vocabulary/vocabulary.ts'

/** How long a request may have to wait for what is built, and for how long others go first. */
const SLICE_MS = 8
const PAUSE_MS = 8

/** What suggestions are found in, in the order in which one needs another. */
export const SEARCHED = [builtInPrefixes, placeIndexes, placeSuggestions]

/** Builds what suggestions are found in, in slices between requests, so that the first who types does not wait for it. */
export function warmUpSuggestions(): void {
  const next = SEARCHED.find((index) => !index.isBuilt())
  if (!next) return
  next.buildFor(SLICE_MS)
  // It keeps no process running.
  setTimeout(warmUpSuggestions, PAUSE_MS).unref()
}
