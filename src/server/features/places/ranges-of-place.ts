import type { placeRanges } from '#contract/suppliers/places.ts'
import type { Input, Output } from '#contract/endpoint/endpoint.ts'
import { invalid, Problem } from '#server/http/problems.ts'
import { areaOf, postcodesIn, postcodesWithin, rangesOf } from './place-area.ts'
import { resolvePlace } from './resolve-place.ts'

/** Returns the postcodes of a place, or of a circle around it. @throws 404 for an unknown place, 400 for a circle around a whole state */
export function rangesOfPlace({ place: text, radiusKm }: Input<typeof placeRanges>): Output<typeof placeRanges> {
  const resolved = resolvePlace(text)
  if (!resolved) throw new Problem(404, `We do not know a place called “${text}”. Check the spelling or use a postcode.`)
  const { place, found } = resolved
  const { ranges, middle } = areaOf(found)
  if (radiusKm === undefined) return { label: place.label, ranges: [...ranges], postcodes: postcodesIn(ranges) }
  if (!middle) throw invalid([{ path: 'radiusKm', message: 'Please give a suburb, a postcode or a city to measure from.' }])
  const around = rangesOf([...postcodesWithin(middle, radiusKm), ...(place.postcode ? [place.postcode] : [])])
  return { label: `Within ${radiusKm} km of ${place.label}`, ranges: around, postcodes: postcodesIn(around) }
}
