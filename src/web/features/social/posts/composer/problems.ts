import { SOCIAL_PLATFORMS, type SocialPlatform } from '#contract/social/social-options.ts'
import { MAX_HASHTAGS, POST_LENGTH } from '#contract/social/social-posts.ts'
import { PLATFORM_LIMITS } from '#shared/social/social-limits.ts'
import { hashtagsIn } from '#shared/social/social-text.ts'
import { openVariables, POST_VARIABLES } from '#shared/social/social-variables.ts'
import { isBlank } from '#shared/text/visible-text.ts'
import { listed } from '#shared/text/words.ts'
import { instantOf } from '#shared/time/zoned-time.ts'
import { localTime, textsFor, type ComposerValues, type PostTexts, type TextTab } from './composer-values.ts'
import { tooLong } from './counter.ts'

/** What is wrong, by field; `tab` is that of the text it is about. */
export type Problems = { platforms?: string; content?: string; hashtags?: string; picture?: string; when?: string; tab?: TextTab }
type Clocks = { timeZone: string; /** An instant. */ now: string }

const HASHTAG = /^[\p{L}\p{M}\p{N}_]{1,100}$/u

/** Returns what is wrong with hashtags as they are typed; undefined if nothing is. */
export function problemWithHashtags(typed: string, platform?: SocialPlatform): string | undefined {
  const tags = hashtagsIn(typed)
  const wrong = tags.find((tag) => !HASHTAG.test(tag))
  if (wrong) return `A hashtag has letters, digits and underscores only: “#${wrong}” has something else.`
  const most = (platform && PLATFORM_LIMITS[platform].hashtags) ?? MAX_HASHTAGS
  if (tags.length > most) return `${platform ? SOCIAL_PLATFORMS[platform] : 'A post'} takes ${most} hashtags, and these are ${tags.length}.`
  return undefined
}

function problemWithText({ content }: PostTexts, platform: SocialPlatform, isDraft: boolean): string | undefined {
  if (isBlank(content)) return 'Please write the post.'
  if (content.length > POST_LENGTH) return `Please keep this to ${POST_LENGTH.toLocaleString('en-AU')} characters or fewer.`
  if (isDraft) return undefined
  const open = openVariables(content)
  if (open.length > 0)
    return `Nobody has filled in ${listed(open.map((name) => `“${POST_VARIABLES[name]}”`))} yet: write it, or take it out.`
  return undefined
}

function problemWithTime(values: ComposerValues, { timeZone, now }: Clocks): string | undefined {
  if (values.when !== 'schedule') return undefined
  const local = localTime(values)
  if (!local) return 'Please choose a day and a time.'
  return Date.parse(instantOf(local, timeZone).instant) > Date.parse(now) ? undefined : 'This time has passed. Please choose a later one.'
}

/** Returns the platforms of a post that take none without a picture. */
export const lackingPicture = ({ platforms, imageUrl }: Pick<ComposerValues, 'platforms' | 'imageUrl'>): SocialPlatform[] =>
  imageUrl ? [] : platforms.filter((platform) => PLATFORM_LIMITS[platform].needsPicture)

/** Says which platforms need a picture; undefined where none does. */
export function pictureNeeded(values: Pick<ComposerValues, 'platforms' | 'imageUrl'>): string | undefined {
  const lacking = lackingPicture(values).map((platform) => SOCIAL_PLATFORMS[platform])
  return lacking.length > 0 ? `${listed(lacking)} ${lacking.length === 1 ? 'takes' : 'take'} no post without a picture.` : undefined
}

/** Returns what keeps the composer from sending. A draft may still lack a picture, be too long, and have variables. */
export function problemsOf(values: ComposerValues, clocks: Clocks): Problems {
  const isDraft = values.when === 'draft'
  const problems: Problems = {}
  if (values.platforms.length === 0) problems.platforms = 'Please choose a platform.'
  for (const platform of values.platforms) {
    const texts = textsFor(values, platform)
    const tab = values.changed[platform] && values.platforms.length > 1 ? platform : 'all'
    const content = problemWithText(texts, platform, isDraft) ?? (isDraft ? undefined : tooLong(platform, texts))
    const hashtags = problemWithHashtags(texts.hashtags, isDraft ? undefined : platform)
    if (!content && !hashtags) continue
    Object.assign(problems, { tab, content, hashtags })
    break
  }
  if (values.platforms.length === 0 && isBlank(values.content)) problems.content = 'Please write the post.'
  if (!isDraft) problems.picture = pictureNeeded(values)
  problems.when = problemWithTime(values, clocks)
  return problems
}

export const hasProblems = ({ platforms, content, hashtags, picture, when }: Problems) =>
  [platforms, content, hashtags, picture, when].some(Boolean)
