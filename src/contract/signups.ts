import { endpoint } from './endpoint.ts'
import { Email } from './values.ts'

/** A duplicate sign-up is ignored; the response does not reveal that (docs/behaviour.md, Sign-ups). */
export const joinBeta = endpoint('POST /api/beta-signups', { summary: 'Join the beta program', body: { email: Email }, status: 202 })
export const subscribeNewsletter = endpoint('POST /api/newsletter', {
  summary: 'Subscribe to the newsletter',
  body: { email: Email },
  status: 202,
})
