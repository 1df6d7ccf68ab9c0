import { serverMessage } from '#web/api/call-error.ts'
import type { ToastText } from '#web/ui/feedback/toast-queue.ts'
import type { SocialPost } from '#contract/social/social-posts.ts'

/** How often posts are read again while one of them is on its way, in milliseconds. */
const INTERVAL_MS = 1_500

export const notPublished = (error: unknown): ToastText => ({
  title: 'Error',
  description: `Failed to publish post. ${serverMessage(error)}`,
  tone: 'destructive',
})

/** Returns whether a post changes by itself now: it is being published, or due. */
const isUnderWay = ({ isPublishing, status, scheduledFor }: SocialPost) =>
  isPublishing || (status === 'scheduled' && scheduledFor !== null && Date.parse(scheduledFor) <= Date.now())

/** Returns whether a post is out or on its way, so that nothing of it can change. */
export const isOut = ({ status, isPublishing }: Pick<SocialPost, 'status' | 'isPublishing'>) => status === 'posted' || isPublishing

export const whileUnderWay = (posts: readonly SocialPost[] | undefined) => (posts?.some(isUnderWay) ? INTERVAL_MS : false)
