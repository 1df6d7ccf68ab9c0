import type { SocialPost } from '#contract/social/social-posts.ts'
import { instantOf, localTimeOf } from '#shared/time/zoned-time.ts'
import { clockOf, dayOf, shortDay } from '#web/features/social/posts/times.ts'

/** Returns when a post went out, is due or is meant to go out: the time under which a calendar shows it; null for a draft without one. */
export const timeOf = ({ postedAt, scheduledFor, suggestedFor }: Pick<SocialPost, 'postedAt' | 'scheduledFor' | 'suggestedFor'>) =>
  postedAt ?? scheduledFor ?? suggestedFor

/** Returns whether a day can be chosen for a post here: one that failed is opened, and gets a time there. */
export const canMove = ({ status, isPublishing }: Pick<SocialPost, 'status' | 'isPublishing'>) =>
  !isPublishing && (status === 'draft' || status === 'scheduled')

/** Returns the instant at which clocks show the same time on another day; a time that they skip there is as much later as they skip. */
export const onDay = (instant: string, day: string, timeZone: string): string =>
  instantOf(`${day}T${localTimeOf(instant, timeZone).slice(11)}`, timeZone).instant

type Movable = Pick<SocialPost, 'status' | 'isPublishing' | 'postedAt' | 'scheduledFor' | 'suggestedFor'>

type Target = { day: string; instant: string }

/** Returns what forbids to move a post to an instant of a day, as a sentence; undefined where it can. `now` is an instant. */
export function whyNotMoved(post: Movable, { day, instant }: Target, timeZone: string, now: string): string | undefined {
  if (post.status === 'posted') return 'This post is out already, so its day stays.'
  if (post.isPublishing) return 'This post is being published right now, so its day stays.'
  if (post.status === 'failed') return 'This post failed. Open it to choose a new time.'
  const today = dayOf(localTimeOf(now, timeZone))
  if (day < today) return `${shortDay(day)} is in the past. Choose today or a later day.`
  if (Date.parse(instant) > Date.parse(now)) return undefined
  return `${clockOf(localTimeOf(instant, timeZone))} today has passed. Open the post to choose a later time.`
}
