import type { CategoryName } from '#contract/options.ts'
import type { ResolvedPlace } from '#contract/suppliers/resolved-place.ts'

/** How a search was understood, where that differs from what was typed. Sent with the list in the header `X-Search-Reading`. */
export type SearchReading = {
  /** The whole search with its corrections: "coffee" for "cofee". */
  corrected?: string
  /** Words, as typed, that were left out because no supplier matches them together with the others. */
  leftOut?: string[]
  /** The resolved location; null when it is neither a place in Australia nor the suburb of a supplier. */
  place?: ResolvedPlace | null
  /** Labels of places with nearly the name of a location that is not known, or of one far smaller without suppliers: three at most. */
  meant?: string[]
  /** Where no supplier's own words match: the category that sells what is searched for, whose suppliers are the list. */
  category?: CategoryName
  /** With `category`: what nobody names, as it was searched for. */
  goods?: string
  /** With `goods`: the list is narrowed, and somebody outside of it may name them. */
  narrowed?: true
  /** The day by which the text asks for delivery, as the filter has it, as a date and for people; it is left out where none delivers by then. */
  deliverBy?: { day: string; date: string; words: string; isLeftOut?: true }
  /** None delivers to the place: the list is of all places, the nearest first. */
  nearest?: true
}

/** Returns the value of the header, percent-encoded JSON; undefined when the search was read as typed. */
export function encodeReading(reading: SearchReading | undefined): string | undefined {
  const json = JSON.stringify(reading ?? {})
  return json === '{}' ? undefined : encodeURIComponent(json)
}

/** Returns the content of the header; undefined without one, or when it cannot be parsed. */
export function decodeReading(header: string | null): SearchReading | undefined {
  try {
    // Our own server wrote the header with `encodeReading`.
    return header ? JSON.parse(decodeURIComponent(header)) : undefined
  } catch {
    return undefined
  }
}
