import { endpoint } from './endpoint.ts'
import { Email, optional, text } from './values.ts'

/** "Tell me when somebody lists it": one email, once, at the first supplier that is found by the search. The same twice is one. */
export const addSearchAlert = endpoint('POST /api/search-alerts', {
  summary: 'Ask for an email when a supplier is listed that a search finds',
  body: { email: Email, search: text(200, 'Please say what you are looking for.'), location: optional(text(200)) },
  status: 202,
})
