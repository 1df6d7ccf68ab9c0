import type { CategoryName } from './options.ts'
import type { ResolvedPlace } from './resolved-place.ts'

/** How a search was understood, where that is not simply as it was typed. Travels beside the list, in `X-Search-Reading`. */
export type SearchReading = {
  /** The words that were searched for instead of the typed ones, as one text: "coffee" for "cofee". */
  corrected?: string
  /** Words, as they were typed, that were not searched for because nobody has them together with the others. */
  leftOut?: string[]
  /** Where; null where a location was given that is no place of Australia and no supplier's suburb. */
  place?: ResolvedPlace | null
  /** Where nobody has it: the category in which the trade lists what was asked for. */
  category?: CategoryName
}

/** As the header's value: percent-encoded JSON; undefined where there is nothing to say. */
export function encodeReading(reading: SearchReading | undefined): string | undefined {
  const json = JSON.stringify(reading ?? {})
  return json === '{}' ? undefined : encodeURIComponent(json)
}

/** The opposite; what cannot be read says nothing. */
export function decodeReading(header: string | null): SearchReading | undefined {
  try {
    return header ? (JSON.parse(decodeURIComponent(header)) as SearchReading) : undefined
  } catch {
    return undefined
  }
}
