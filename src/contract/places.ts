import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Place } from './resolved-place.ts'
import { noControls } from './values.ts'

export const PLACES_MOST = 8

/** For the location box as one types: the likeliest first. */
export const suggestPlaces = endpoint('GET /api/places', {
  summary: 'Places whose name or postcode begins like this',
  query: { q: z._default(z.string().check(z.trim(), noControls), '') },
  output: z.array(Place),
})

/** The coordinates are used for this answer and stored nowhere, which is why they are no part of an address. */
export const nearestPlace = endpoint('POST /api/places/nearest', {
  summary: 'The suburb at some coordinates',
  body: {
    latitude: z.number('latitude is a number of degrees.').check(z.gte(-90), z.lte(90)),
    longitude: z.number('longitude is a number of degrees.').check(z.gte(-180), z.lte(180)),
  },
  output: Place,
  status: 200,
})
