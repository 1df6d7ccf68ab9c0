import type { PostState } from '#contract/social/social-options.ts'
import type { SocialPost } from '#contract/social/social-posts.ts'
import { shownText } from '#web/features/social/shown-text.ts'
import { timeInZone } from '#web/features/social/time-in-zone.ts'

export const STATE_NAMES: Record<PostState, string> = { draft: 'Draft', scheduled: 'Scheduled', posted: 'Posted', failed: 'Failed' }

/** The state of a post as a word, and its time as the supplier's clocks show it. */
export function stateWords(post: SocialPost, timeZone: string): { state: string; time: string } {
  const { status, isPublishing, createdAt, suggestedFor, scheduledFor, postedAt } = post
  const at = (instant: string) => timeInZone(instant, timeZone)
  if (isPublishing) return { state: 'Being published', time: 'The platform has been asked and has not answered yet.' }
  if (status === 'posted') return { state: STATE_NAMES.posted, time: at(postedAt ?? createdAt) }
  if (status === 'scheduled' && scheduledFor) return { state: STATE_NAMES.scheduled, time: `for ${at(scheduledFor)}` }
  if (status === 'failed')
    return { state: STATE_NAMES.failed, time: scheduledFor ? `was due ${at(scheduledFor)}` : `written ${at(createdAt)}` }
  return {
    state: STATE_NAMES.draft,
    time: suggestedFor ? `meant for ${at(suggestedFor)}` : `written ${at(createdAt)}`,
  }
}

const NAME_LENGTH = 40

/** Returns how a post is called in sentences and labels: its first words. */
export function nameOf(post: Pick<SocialPost, 'content' | 'profileLink'>): string {
  const [line = ''] = shownText(post).trim().split('\n', 1)
  const letters = [...line]
  return letters.length <= NAME_LENGTH ? line : `${letters.slice(0, NAME_LENGTH).join('').trimEnd()}…`
}
