import { SOCIAL_PLATFORMS } from '#contract/social/social-options.ts'
import type { SocialAccount } from '#contract/social/social-accounts.ts'
import { dayInZone, timeInZone } from '#web/features/social/time-in-zone.ts'

const DAY_MS = 86_400_000
/** How long before its end an access is worth a warning. */
const SOON_DAYS = 14

/** Says where posts of an account go: "Facebook", or "Facebook sandbox" for the practice feed. */
export const networkWords = ({ platform, network }: Pick<SocialAccount, 'platform' | 'network'>): string =>
  network === 'live' ? SOCIAL_PLATFORMS[platform] : `${SOCIAL_PLATFORMS[platform]} sandbox`

export const lastPostWords = ({ lastPostAt }: Pick<SocialAccount, 'lastPostAt'>, timeZone: string): string =>
  lastPostAt === null ? 'No posts yet' : `Last post ${timeInZone(lastPostAt, timeZone)}`

export type Access = { tone: 'quiet' | 'warning'; text: string; isConnectedAgain: boolean }

/** Says when a platform ends the access to an account, and what to do; undefined where there is nothing to say. `now` is an instant. */
export function accessWords(
  { platform, expiresAt, needsConnecting }: Pick<SocialAccount, 'platform' | 'expiresAt' | 'needsConnecting'>,
  timeZone: string,
  now: number,
): Access | undefined {
  const name = SOCIAL_PLATFORMS[platform]
  if (needsConnecting)
    return { tone: 'warning', text: `${name} takes no posts from here any more. Connect it again.`, isConnectedAgain: true }
  if (expiresAt === null) return undefined
  const day = dayInZone(expiresAt, timeZone)
  if (Date.parse(expiresAt) - now > SOON_DAYS * DAY_MS) return { tone: 'quiet', text: `Access until ${day}`, isConnectedAgain: false }
  return { tone: 'warning', text: `${name} ends the access on ${day}. Connect it again before then.`, isConnectedAgain: true }
}
