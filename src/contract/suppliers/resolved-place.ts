import * as z from 'zod/mini'
import { STATE_CODES } from '#contract/options.ts'
import { described } from '#contract/endpoint/values.ts'

/** A place in Australia: a suburb, a postcode, a city or a state. */
export const NamedPlace = z.object({
  label: described(
    z.string(),
    'The name for display, which as `location` resolves to this place again: "Preston VIC 3072", "Sydney NSW", "3070", "VIC".',
  ),
  suburb: z.nullable(z.string()),
  state: described(
    z.nullable(z.enum(STATE_CODES)),
    'Null for the few places outside the states and territories, and for a postcode that lies in two of them.',
  ),
  postcode: z.nullable(z.string()),
})
export type NamedPlace = z.output<typeof NamedPlace>

/** `city` is a whole city, not the suburb of the same name. */
export type PlaceKind = 'suburb' | 'postcode' | 'city' | 'state'
/** The place that a location was resolved to. `others` are the labels of places with the same name, the largest first. */
export type ResolvedPlace = NamedPlace & { kind: PlaceKind; others?: string[] }
