import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint/endpoint.ts'
import { described, Time } from '#contract/endpoint/values.ts'

// Notifications on the phone (docs/behaviour/on-the-phone.md, Notifications).

/** What a browser can be notified of: answers to a buyer's requests, and new requests to a supplier. */
export const PUSH_KINDS = ['answers', 'requests'] as const
export type PushKind = (typeof PUSH_KINDS)[number]

export const MAX_PUSH_SUBSCRIPTIONS = 10
const MAX_ENDPOINT = 1_000

const Kinds = z
  .array(z.enum(PUSH_KINDS, 'Please choose what to be notified of.'))
  .check(z.minLength(1, 'Please choose at least one.'), z.maxLength(PUSH_KINDS.length))
const PushSubscription = z.object({ kinds: z.array(z.enum(PUSH_KINDS)), createdAt: Time })

export const getPushSubscription = endpoint('GET /api/push-subscriptions', {
  isPrivate: true,
  summary: 'What this browser is notified of',
  output: z.object({
    publicKey: described(z.string(), 'By which a browser subscribes at its push service (RFC 8292).'),
    subscription: described(z.nullable(PushSubscription), 'Of this session; null where it has none.'),
  }),
})

/** Replaces that of the session. The oldest of an account goes where there would be more than ten. */
export const addPushSubscription = endpoint('POST /api/push-subscriptions', {
  status: 200,
  summary: 'Have this browser notified',
  body: {
    endpoint: described(
      z.string('Please give the address of the push service.').check(z.maxLength(MAX_ENDPOINT), z.regex(/^https?:\/\/[!-~]+$/)),
      'As the browser has it from its push service.',
    ),
    keys: z.object({
      p256dh: described(z.string().check(z.regex(/^B[\w-]{86}$/, 'This is not a key.')), 'A point of P-256, not compressed, as base64url.'),
      auth: described(z.string().check(z.regex(/^[\w-]{22}$/, 'This is not a secret.')), '16 bytes as base64url.'),
    }),
    kinds: Kinds,
  },
  output: PushSubscription,
})

export const removePushSubscription = endpoint('DELETE /api/push-subscriptions', { summary: 'Have this browser no longer notified' })

/** What a browser shows: who, and that there is something (docs/behaviour/on-the-phone.md, Notifications). */
export type PushNotice = {
  title: string
  /** The page that it leads to. */
  path: string
  /** A later one with the same takes its place. */
  tag: string
}
