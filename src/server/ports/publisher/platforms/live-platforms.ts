import type { SocialPlatform } from '#contract/social/social-options.ts'
import { facebook } from './facebook.ts'
import { instagram } from './instagram.ts'
import { linkedin } from './linkedin.ts'
import type { PlatformKeys } from '#server/ports/publisher/oauth.ts'
import { TIMES, type PlatformTimes } from '#server/ports/publisher/platform-calls.ts'
import type { LivePlatform } from '#server/ports/publisher/publisher.ts'
import { tiktok } from './tiktok.ts'
import { x } from './x.ts'

/** Keys by the program that has them: Instagram goes through Facebook's. */
export type ProgramKeys = Partial<Record<Exclude<SocialPlatform, 'instagram'>, PlatformKeys>>

/** Opens the platforms that have keys. */
export function livePlatforms(
  keys: ProgramKeys,
  now: () => Date,
  times: PlatformTimes = TIMES,
): Partial<Record<SocialPlatform, LivePlatform>> {
  const { facebook: meta, twitter, linkedin: ofLinkedin, tiktok: ofTiktok } = keys
  return {
    ...(meta && { facebook: facebook(meta, now, times), instagram: instagram(meta, now, times) }),
    ...(twitter && { twitter: x(twitter, now, times) }),
    ...(ofLinkedin && { linkedin: linkedin(ofLinkedin, now, times) }),
    ...(ofTiktok && { tiktok: tiktok(ofTiktok, now, times) }),
  }
}
