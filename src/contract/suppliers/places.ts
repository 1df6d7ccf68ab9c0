import * as z from 'zod/mini'
import { MAX_RANGES, PostcodeRange } from './delivery.ts'
import { endpoint } from '#contract/endpoint/endpoint.ts'
import { NamedPlace } from './resolved-place.ts'
import { described, line, searchedText } from '#contract/endpoint/values.ts'

export const MAX_PLACES = 8
/** The largest radius around a suburb for a supplier's service area. */
export const MAX_RADIUS_KM = 500

export const suggestPlaces = endpoint('GET /api/places', {
  summary: 'Places whose name or postcode begins like this',
  description: 'Suggestions for the location field while a person types, most likely first.',
  query: {
    q: described(z._default(searchedText, ''), 'How the name of the place, or its postcode, begins.'),
  },
  output: z.array(NamedPlace),
})

export const nearestPlace = endpoint('POST /api/places/nearest', {
  summary: 'The suburb at some coordinates',
  description: 'The coordinates are used for this response only and not stored, which is why they are sent in the body and not in the URL.',
  body: {
    latitude: z.number('latitude is a number of degrees.').check(z.gte(-90), z.lte(90)),
    longitude: z.number('longitude is a number of degrees.').check(z.gte(-180), z.lte(180)),
  },
  output: NamedPlace,
  status: 200,
})

/** How many squares a map of an area has along its longer side. */
export const MAX_MAP_SIDE = 24

const RADIUS = `radiusKm is a whole number from 1 to ${MAX_RADIUS_KM}.`

export const placeRanges = endpoint('GET /api/places/ranges', {
  summary: 'The postcodes of a place, or of the suburbs around it',
  description: 'Converts a place, or a circle around it, to the postcode ranges in which a service area is stored.',
  query: {
    place: described(line(200, 'Please give a suburb or a postcode.'), 'The name of a place: suburb, postcode, city or state.'),
    radiusKm: described(
      z.optional(
        z.pipe(
          z.union([z.number(), z.string().check(z.regex(/^\d{1,3}$/, RADIUS))], RADIUS),
          z.pipe(z.transform(Number), z.int(RADIUS).check(z.gte(1, RADIUS), z.lte(MAX_RADIUS_KM, RADIUS))),
        ),
      ),
      {
        description: 'The radius of a circle around the suburb, in kilometres; without it the place alone.',
        type: 'integer',
        minimum: 1,
        maximum: MAX_RADIUS_KM,
      },
    ),
  },
  output: z.object({
    label: described(z.string(), '"Preston VIC 3072", or "Within 20 km of Preston VIC 3072".'),
    ranges: described(z.array(PostcodeRange), 'The fewest ranges that contain exactly these postcodes.'),
    postcodes: z.int(),
  }),
})

const POSTCODES = 'postcodes are postcodes and ranges with commas between, such as 3000-3207,3220.'

const AREA = {
  postcodes: described(
    z.string(POSTCODES).check(z.maxLength(MAX_RANGES * 10, POSTCODES), z.regex(/^\d{4}(-\d{4})?(,\d{4}(-\d{4})?)*$/, POSTCODES)),
    'Postcodes and ranges with commas between.',
  ),
  around: described(z._default(searchedText, ''), 'The name of the place that is measured from.'),
}

export const describeArea = endpoint('GET /api/places/area', {
  summary: 'What postcodes are, measured from a place',
  description: 'Whether they are all of those within some kilometres of the place, so that a service area can be said in words.',
  query: AREA,
  output: z.object({
    postcodes: described(z.int(), 'Those of them that are in use.'),
    place: described(z.nullable(NamedPlace), 'Null where the place is not known, or is a whole state.'),
    withinKm: described(z.nullable(z.int()), 'Where they are exactly those within so many kilometres of it.'),
    reachesKm: described(z.nullable(z.int()), 'How far the furthest is, rounded up.'),
  }),
})

const degrees = { latitude: z.number(), longitude: z.number() }

export const mapArea = endpoint('GET /api/places/area-map', {
  summary: 'Where postcodes are, to be drawn',
  description: `The suburbs of the postcodes and those around them. Where there are many, the largest of each of at most ${MAX_MAP_SIDE} by ${MAX_MAP_SIDE} squares, one of the postcodes before any other.`,
  query: AREA,
  output: z.object({
    suburbs: described(
      z.array(
        z.object({
          name: z.string(),
          ...degrees,
          population: described(z.int(), 'Of the census of 2016; of a later suburb an estimate.'),
          isInside: described(z.boolean(), 'Whether it has one of the postcodes.'),
        }),
      ),
      'The largest first.',
    ),
    place: described(z.nullable(z.object({ name: z.string(), ...degrees })), 'The place that is measured from, where it is known.'),
  }),
})
