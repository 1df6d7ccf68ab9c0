import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Email, optional, text } from './values.ts'

/** "Tell me when somebody lists it": one email, once, at the first supplier that is found by the search. The same twice is one. */
export const addSearchAlert = endpoint('POST /api/search-alerts', {
  summary: 'Ask for an email when a supplier is listed that a search finds',
  body: { email: Email, search: text(200, 'Please say what you are looking for.'), location: optional(text(200)) },
  status: 202,
})

/** "Do not email me about this": the link of such an email. Nothing more comes to its address, whoever asks for it. */
export const stopSearchAlerts = endpoint('POST /api/search-alerts/stop', {
  summary: 'Stop all emails about searches to the address of a link',
  body: { token: z.string('The link is incomplete.').check(z.minLength(1, 'The link is incomplete.'), z.maxLength(1000)) },
})
