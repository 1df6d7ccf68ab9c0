import { keysOf } from '#shared/objects.ts'

// Of the social tools alone: what every page starts with has the other lists.

/** The social platforms, and how they are called on pages. */
export const SOCIAL_PLATFORMS = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  twitter: 'Twitter/X',
  linkedin: 'LinkedIn',
  tiktok: 'TikTok',
} as const
export type SocialPlatform = keyof typeof SOCIAL_PLATFORMS
export const SOCIAL_PLATFORM_KEYS = keysOf(SOCIAL_PLATFORMS)

/** What a post is about: what its supplier wrote, or what has changed in its listing. */
export const POST_TYPES = {
  manual: 'Written by hand',
  profile_update: 'Profile update',
  promotion: 'Offer',
  featured_product: 'Product',
} as const
export type PostType = keyof typeof POST_TYPES
export const POST_TYPE_KEYS = keysOf(POST_TYPES)

export const POST_STATES = ['draft', 'scheduled', 'posted', 'failed'] as const
export type PostState = (typeof POST_STATES)[number]
