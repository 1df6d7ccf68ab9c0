import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint/endpoint.ts'

/**
 * The emails that do not answer something their reader did, by what one link stops (docs/behaviour/emails.md, Stopping emails). `listing` are all
 * emails to the address of a listing that nobody has claimed.
 */
export const EMAIL_LISTS = [
  'listing',
  'reminders',
  'reviews',
  'review-invitations',
  'search-alerts',
  'weekly-figures',
  'newsletter',
  'groups',
  'register',
  'public-holidays',
  'digests',
] as const
export type EmailList = (typeof EMAIL_LISTS)[number]

/** The list, the hash of the address, and a signature of both. It works as long as the site has its secret. */
export const ListToken = z.string().check(z.regex(/^[a-z-]{1,40}\.[\w-]{43}\.[\w-]{43}$/))
const params = { token: ListToken }

export const getEmailList = endpoint('GET /api/unsubscribe/:token', {
  summary: 'Which emails a link stops',
  params,
  output: z.object({ list: z.enum(EMAIL_LISTS) }),
})

export const stopEmails = endpoint('PUT /api/unsubscribe/:token', {
  summary: 'Stop the emails of a link',
  params,
  output: z.object({ wasStopped: z.boolean() }),
})

export const resumeEmails = endpoint('DELETE /api/unsubscribe/:token', { summary: 'Have the emails of a link sent again', params })
