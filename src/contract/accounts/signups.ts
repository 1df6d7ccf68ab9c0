import * as z from 'zod/mini'
import { Token } from './accounts.ts'
import { endpoint, listEndpoint } from '#contract/endpoint/endpoint.ts'
import { NEWSLETTER_STATUSES } from './newsletter-statuses.ts'
import { cutAt, described, Email, noControls, optional, paging, text, Time, trimmed, Uuid } from '#contract/endpoint/values.ts'

/** A duplicate sign-up is ignored; the response does not reveal that (docs/behaviour/newsletter.md, Sign-ups). */
export const joinBeta = endpoint('POST /api/beta-signups', { summary: 'Join the beta program', body: { email: Email }, status: 202 })
export const subscribeNewsletter = endpoint('POST /api/newsletter', {
  summary: 'Subscribe to the newsletter',
  description: 'An email with a link asks to confirm the address.',
  body: { email: Email },
  status: 202,
})
export const confirmNewsletter = endpoint('POST /api/newsletter/confirm', {
  summary: 'Confirm a subscription to the newsletter with the link of an email',
  body: { token: Token },
})
export const leaveNewsletter = endpoint('POST /api/newsletter/unsubscribe', {
  summary: 'Leave the newsletter with the link of an email',
  description: 'The token is that of `/unsubscribe/{token}`, which does the same by a link.',
  body: { token: text(200, 'Please use the link from the email.') },
})

const search = described(optional(z.string().check(cutAt(200), trimmed, noControls)), 'Part of an email address.')
const params = { id: Uuid }

export const SignUp = z.object({ id: Uuid, email: z.string(), createdAt: Time })
export type SignUp = z.output<typeof SignUp>
export const listSignUps = listEndpoint('GET /api/admin/sign-ups', {
  isPrivate: true,
  summary: 'Who has joined the beta program, the newest first',
  description: '`search` finds addresses that contain it.',
  query: { search, ...paging(50) },
  item: SignUp,
})
export const removeSignUp = endpoint('DELETE /api/admin/sign-ups/:id', {
  summary: 'Remove an address from the beta program',
  description: 'The removal can be undone for a day.',
  params,
})
export const restoreSignUp = endpoint('POST /api/admin/sign-ups/:id/restore', {
  summary: 'Undo the removal of an address from the beta program',
  params,
  output: SignUp,
})

export const Subscriber = z.extend(SignUp, { status: z.enum(NEWSLETTER_STATUSES), confirmedAt: z.nullable(Time) })
export type Subscriber = z.output<typeof Subscriber>
export const listSubscribers = listEndpoint('GET /api/admin/newsletter', {
  isPrivate: true,
  summary: 'Who has subscribed to the newsletter, the newest first',
  query: {
    search,
    status: described(optional(z.enum(NEWSLETTER_STATUSES, 'Please choose one of the states.')), 'Keeps only subscribers in this state.'),
    ...paging(50),
  },
  item: Subscriber,
})
export const removeSubscriber = endpoint('DELETE /api/admin/newsletter/:id', { summary: 'Remove an address from the newsletter', params })
export const restoreSubscriber = endpoint('POST /api/admin/newsletter/:id/restore', {
  summary: 'Undo the removal of an address from the newsletter',
  params,
  output: Subscriber,
})
