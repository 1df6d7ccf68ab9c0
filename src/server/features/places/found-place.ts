import type { StateCode } from '#contract/options.ts'
import type { NamedPlace, ResolvedPlace } from '#contract/suppliers/resolved-place.ts'
import { stateOfPostcode } from '#shared/contact/state-of-postcode.ts'
import type { ListedPlace } from '#server/db/places/listed-places.ts'
import type { KnownCity } from './known-places.ts'

/** The place that a text means. */
export type FoundPlace =
  | { kind: 'suburb'; suburb: ListedPlace }
  /** Its suburbs, the largest first; none where only its form says which state it is in. */
  | { kind: 'postcode'; postcode: string; suburbs: ListedPlace[] }
  | { kind: 'city'; city: KnownCity }
  | { kind: 'state'; state: StateCode }

/** Returns the place in the contract's shape. Resolving its label again finds the same place. */
export function describe(found: FoundPlace): ResolvedPlace {
  const place = partsOf(found)
  return {
    kind: found.kind,
    label: place.label ?? [place.suburb, place.state, place.postcode].filter(Boolean).join(' '),
    ...withoutLabel(place),
  }
}

type Parts = { label?: string; suburb: string | null; state: StateCode | null; postcode: string | null }
const withoutLabel = ({ suburb, state, postcode }: Parts) => ({ suburb, state, postcode })

function partsOf(found: FoundPlace): Parts {
  switch (found.kind) {
    case 'suburb':
      return found.suburb
    case 'postcode':
      return partsOfPostcode(found)
    case 'city':
      return { label: `${found.city.name} ${found.city.state}`, suburb: null, state: found.city.state, postcode: null }
    case 'state':
      return { suburb: null, state: found.state, postcode: null }
  }
}

function partsOfPostcode({ postcode, suburbs }: { postcode: string; suburbs: ListedPlace[] }): Parts {
  if (suburbs.length > 0) return { label: postcode, suburb: null, state: onlyStateOf(suburbs), postcode }
  const state = stateOfPostcode(postcode)
  return { label: `${postcode} ${state}`, suburb: null, state, postcode }
}

/** Returns the state of the suburbs, or null for a postcode that crosses a border. */
const onlyStateOf = ([first, ...others]: ListedPlace[]) =>
  first && others.every(({ state }) => state === first.state) ? first.state : null

/** Returns the place in the contract's shape without its kind. */
export function placeOf(found: FoundPlace): NamedPlace {
  const { label, suburb, state, postcode } = describe(found)
  return { label, suburb, state, postcode }
}

export const labelOf = (found: FoundPlace): string => describe(found).label
