import { endpoint } from '#contract/endpoint/endpoint.ts'
import { Email, line, optional } from '#contract/endpoint/values.ts'

export const addSearchAlert = endpoint('POST /api/search-alerts', {
  summary: 'Ask for an email when a supplier is listed that a search finds',
  description: 'Sends a single email when the first supplier is listed that matches the search. A duplicate alert is ignored.',
  body: { email: Email, search: line(200, 'Please say what you are looking for.'), location: optional(line(200)) },
  status: 202,
})
