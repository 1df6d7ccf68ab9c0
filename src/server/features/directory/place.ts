import { STATES, type StateCode } from '#contract/options.ts'
import { placeTermsIn, type Term } from './terms.ts'
import { wordsIn } from './words.ts'

/** Where: a whole state, or what suburb, postcode, state and address must say. */
export type Place = { state: StateCode } | { terms: Term[] }

const states = new Map(
  Object.entries(STATES).flatMap(([code, name]) => [code, name].map((known) => [known.toLowerCase(), code as StateCode])),
)

/** What the location box means: "VIC" and "victoria" are the state, "preston vic" and "north melb" are words of an address. */
export function placeIn(text: string): Place {
  const state = states.get(wordsIn(text).join(' ').toLowerCase())
  return state ? { state } : { terms: placeTermsIn(text) }
}
