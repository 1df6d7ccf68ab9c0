import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint/endpoint.ts'
import { SOCIAL_PLATFORM_KEYS } from './social-options.ts'
import { described, line, PathId, Time, Uuid } from '#contract/endpoint/values.ts'

// The accounts on social platforms for which a supplier writes posts (docs/behaviour/social-media.md, Social media).

/** The accounts of a listing, on all platforms together. */
export const MAX_SOCIAL_ACCOUNTS = 20

export const SocialPlatformName = z.enum(SOCIAL_PLATFORM_KEYS, 'Please choose a platform.')

export const listSocialPlatforms = endpoint('GET /api/social-media/platforms', {
  summary: 'The social platforms',
  output: z.array(z.object({ name: SocialPlatformName, displayName: z.string() })),
})

/**
 * `sandbox`: a network inside the marketplace, whose posts are seen in the dashboard only. `live`: the platform itself.
 */
export const SOCIAL_NETWORKS = ['sandbox', 'live'] as const

export const SocialAccount = z.object({
  id: Uuid,
  platform: SocialPlatformName,
  accountName: z.string(),
  autoPostEnabled: described(z.boolean(), 'Whether changes of the listing become posts by themselves.'),
  isActive: described(z.boolean(), 'Posts for a platform go to its one active account.'),
  lastPostAt: z.nullable(Time),
  network: z.enum(SOCIAL_NETWORKS),
  expiresAt: described(z.nullable(Time), 'When the platform ends the access, unless it is renewed before; null where it does not.'),
  needsConnecting: described(z.boolean(), 'The platform takes no posts from here any more until the account is connected again.'),
})
export type SocialAccount = z.output<typeof SocialAccount>

const ofSupplier = { id: PathId }

export const listSocialAccounts = endpoint('GET /api/suppliers/:id/social-accounts', {
  summary: "A supplier's accounts on social platforms",
  isPrivate: true,
  params: ofSupplier,
  output: z.array(SocialAccount),
})

const accountName = line(80, 'Please give the name of the account.')

export const addSocialAccount = endpoint('POST /api/suppliers/:id/social-accounts', {
  summary: 'Connect an account in the sandbox',
  description:
    'For a platform without keys: it becomes the active account of its platform. One with keys answers 409 and leads to `connect`.',
  params: ofSupplier,
  body: {
    platform: SocialPlatformName,
    accountName,
    autoPostEnabled: z._default(z.boolean('Please say whether it posts by itself.'), false),
  },
  output: SocialAccount,
  status: 201,
})

const params = { id: Uuid }

export const changeSocialAccount = endpoint('PUT /api/social-accounts/:id', {
  summary: 'Change an account',
  description: 'Fields that are left out do not change. Another account of the platform stops being the active one.',
  params,
  body: {
    accountName: z.optional(accountName),
    autoPostEnabled: z.optional(z.boolean('Please say whether it posts by itself.')),
    isActive: z.optional(z.boolean('Please say whether posts go to it.')),
  },
  output: SocialAccount,
})
export const removeSocialAccount = endpoint('DELETE /api/social-accounts/:id', {
  summary: 'Disconnect an account',
  description: 'Its tokens are deleted at once, and revoked at the platform where that offers it; its posts stay.',
  params,
})

export const getSocialOverview = endpoint('GET /api/suppliers/:id/social-overview', {
  summary: 'How many accounts are connected, what has been posted this month, and what comes next',
  description: "The figures of the dashboard's tab, and what the pages of the social tools need first.",
  isPrivate: true,
  params: ofSupplier,
  output: z.object({
    connectedAccounts: z.int(),
    postsThisMonth: described(z.int(), "Of the calendar month in the supplier's time zone."),
    isAutoPosting: z.boolean(),
    nextScheduledFor: z.nullable(Time),
    timeZone: described(
      z.string(),
      `IANA name of the supplier's time zone, which follows from its state and postcode: "Australia/Brisbane".`,
    ),
    livePlatforms: described(z.array(SocialPlatformName), 'The platforms that have keys; all others publish to the sandbox.'),
    variables: described(
      z.object({ businessName: z.string(), category: z.string(), location: z.string() }),
      'What the variables of templates stand for.',
    ),
  }),
})
