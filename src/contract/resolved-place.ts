import * as z from 'zod/mini'
import { STATE_CODES } from './options.ts'

/** A place of Australia: a suburb, a postcode, a city or a state. */
export const Place = z.object({
  /** As people write it, and as a `location` that finds it again: "Preston VIC 3072", "Sydney NSW", "3070", "VIC". */
  label: z.string(),
  suburb: z.nullable(z.string()),
  /** Null for the few places outside of the states and territories, and a postcode that lies in two. */
  state: z.nullable(z.enum(STATE_CODES)),
  postcode: z.nullable(z.string()),
})
export type Place = z.output<typeof Place>

/** `city`: the whole of it, not the suburb of that name. */
export type PlaceKind = 'suburb' | 'postcode' | 'city' | 'state'
/** What a location was understood as. `others`: labels of places of the same name, the largest first. */
export type ResolvedPlace = Place & { kind: PlaceKind; others?: string[] }
