import { keysOf } from '#shared/objects.ts'
import { SOCIAL_PLATFORM_KEYS, type PostType, type SocialPlatform } from '#contract/social/social-options.ts'
import type { SocialPost } from '#contract/social/social-posts.ts'
import { hashtagsIn } from '#shared/social/social-text.ts'
import { instantOf, localTimeOf } from '#shared/time/zoned-time.ts'

/** The text of a post and its hashtags, as typed: divided by spaces. */
export type PostTexts = { content: string; hashtags: string }

/** When a post goes out: not yet, as soon as it is sent, or at the chosen time. */
export const WHENS = ['draft', 'now', 'schedule'] as const
export type When = (typeof WHENS)[number]

/** What is typed and chosen in the composer: one text for all platforms, and those of platforms whose text was changed. */
export type ComposerValues = PostTexts & {
  platforms: SocialPlatform[]
  changed: Partial<Record<SocialPlatform, PostTexts>>
  postType: PostType
  imageUrl: string | null
  when: When
  /** As clocks of the supplier show it: "2026-12-01" and "07:30"; empty while not chosen. */
  day: string
  time: string
}

export const BLANK: ComposerValues = {
  platforms: [],
  content: '',
  hashtags: '',
  changed: {},
  postType: 'manual',
  imageUrl: null,
  when: 'draft',
  day: '',
  time: '',
}

/** The tab of the composer: the text for all, or that of one platform. */
export type TextTab = 'all' | SocialPlatform

export const textsFor = ({ content, hashtags, changed }: ComposerValues, tab: TextTab): PostTexts =>
  (tab !== 'all' && changed[tab]) || { content, hashtags }

/** Returns the values after typing on a tab: on that of a platform, it has a text of its own from then on. */
export const withTexts = (values: ComposerValues, tab: TextTab, texts: Partial<PostTexts>): ComposerValues =>
  tab === 'all' ? { ...values, ...texts } : { ...values, changed: { ...values.changed, [tab]: { ...textsFor(values, tab), ...texts } } }

/** Returns the values with the text for all on this platform again. */
export function withSameText(values: ComposerValues, platform: SocialPlatform): ComposerValues {
  const { [platform]: _, ...changed } = values.changed
  return { ...values, changed }
}

/** Returns the values with a platform chosen, or no longer; those chosen stay in the order of the site. */
export function withPlatform(values: ComposerValues, platform: SocialPlatform, isChosen: boolean): ComposerValues {
  const platforms = SOCIAL_PLATFORM_KEYS.filter((each) => (each === platform ? isChosen : values.platforms.includes(each)))
  return isChosen ? { ...values, platforms } : { ...withSameText(values, platform), platforms }
}

/** Returns the tabs of the texts: those of platforms only where there are several. */
export const tabsOf = ({ platforms }: ComposerValues): TextTab[] => (platforms.length > 1 ? ['all', ...platforms] : ['all'])

export const localTime = ({ day, time }: Pick<ComposerValues, 'day' | 'time'>) => (day && time ? `${day}T${time}` : undefined)

/** Returns the values with a local time chosen, and that they are to be scheduled. */
export const scheduledAt = (values: ComposerValues, local: string): ComposerValues => ({
  ...values,
  when: 'schedule',
  day: local.slice(0, 10),
  time: local.slice(11),
})

/** Returns what is sent for each platform; an empty schedule is null. */
export function postsOf(values: ComposerValues, timeZone: string) {
  const local = localTime(values)
  const scheduledFor = values.when === 'schedule' && local ? instantOf(local, timeZone).instant : null
  return values.platforms.map((platform) => {
    const { content, hashtags } = textsFor(values, platform)
    return { platform, postType: values.postType, content, hashtags: hashtagsIn(hashtags), imageUrl: values.imageUrl, scheduledFor }
  })
}

/** Returns the values that edit a post; a draft of a plan has its suggested time ready. */
export function valuesOf(post: SocialPost, timeZone: string): ComposerValues {
  const { platform, content, hashtags, postType, imageUrl, scheduledFor, suggestedFor, status } = post
  const time = scheduledFor ?? suggestedFor
  const [day = '', clock = ''] = time ? localTimeOf(time, timeZone).split('T') : []
  const texts = { content, hashtags: hashtags.map((tag) => `#${tag}`).join(' ') }
  return {
    ...BLANK,
    ...texts,
    platforms: [platform],
    postType,
    imageUrl,
    when: status === 'scheduled' ? 'schedule' : 'draft',
    day,
    time: clock,
  }
}

/** Returns a stored value as the composer's, if it has its shape; anything else was written by another version of the form. */
export function draftIn(stored: unknown): ComposerValues | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const known = stored as ComposerValues
  const hasShape =
    keysOf(BLANK).every((name) => name in stored) &&
    typeof known.content === 'string' &&
    typeof known.hashtags === 'string' &&
    Array.isArray(known.platforms) &&
    WHENS.includes(known.when)
  return hasShape ? known : undefined
}
