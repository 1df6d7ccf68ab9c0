import { SOCIAL_PLATFORMS, type SocialPlatform } from '#contract/social/social-options.ts'
import { invalid } from '#server/http/problems.ts'
import { PLATFORM_LIMITS, lengthOn } from '#shared/social/social-limits.ts'
import { composedText } from '#shared/social/social-text.ts'
import { asVariable, fillVariables, openVariables } from '#shared/social/social-variables.ts'

/** What is posted; the link to the profile is filled in already, or stands for as many characters as it will have. */
export type Content = { platform: SocialPlatform; content: string; hashtags: readonly string[]; imageUrl: string | null }

type FieldError = { path: string; message: string }

const YEAR_MS = 366 * 24 * 60 * 60 * 1000

/** Returns what keeps a post from its platform, by field; drafts may have all of it. */
export function problemsOf({ platform, content, hashtags, imageUrl }: Content): FieldError[] {
  const { length, hashtags: mostHashtags = Infinity, needsPicture } = PLATFORM_LIMITS[platform]
  const name = SOCIAL_PLATFORMS[platform]
  const open = openVariables(content)
  const over = lengthOn(platform, composedText({ content, hashtags })) - length
  const extraHashtags = hashtags.length - mostHashtags
  return [
    ...(open.length > 0 ? [{ path: 'content', message: `Please fill in ${open.map(asVariable).join(', ')} first.` }] : []),
    ...(over > 0
      ? [{ path: 'content', message: `This is ${over === 1 ? '1 character' : `${over} characters`} too long for ${name}.` }]
      : []),
    ...(extraHashtags > 0
      ? [{ path: 'hashtags', message: `${name} takes ${mostHashtags} hashtags at most. Please remove ${extraHashtags}.` }]
      : []),
    ...(needsPicture && imageUrl === null ? [{ path: 'imageUrl', message: `${name} needs a picture. Please choose one.` }] : []),
  ]
}

/** @throws 400 for a post that its platform would not take; `at` comes before the names of its fields */
export function rejectUnfit(post: Content, at = ''): void {
  const problems = problemsOf(post)
  if (problems.length > 0) throw invalid(problems.map(({ path, message }) => ({ path: at + path, message })))
}

/** @throws 400 for a time that has passed, or is more than a year away */
export function rejectTime(scheduledFor: string, now: Date, at = ''): void {
  const time = new Date(scheduledFor).getTime()
  const message =
    time <= now.getTime()
      ? 'Please choose a time in the future.'
      : time > now.getTime() + YEAR_MS
        ? 'Please choose a time within a year.'
        : null
  if (message !== null) throw invalid([{ path: `${at}scheduledFor`, message }])
}

/** Returns the address of a profile in a post, by which its visits are counted. */
export const profileLink = (publicUrl: string, { supplierId, linkCode }: { supplierId: number; linkCode: string }): string =>
  `${publicUrl}/suppliers/${supplierId}?post=${linkCode}`

/** Returns a post as its platform gets it: with the link to the profile. */
export const withLink = <Post extends { content: string; supplierId: number; linkCode: string }>(publicUrl: string, post: Post): Post => ({
  ...post,
  content: fillVariables(post.content, { profileLink: profileLink(publicUrl, post) }),
})
