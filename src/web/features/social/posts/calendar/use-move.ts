import { useState } from 'react'
import type { SocialPost } from '#contract/social/social-posts.ts'
import type { Id } from '#contract/endpoint/values.ts'
import { instantOf } from '#shared/time/zoned-time.ts'
import { serverMessage } from '#web/api/call-error.ts'
import { failureToast } from '#web/api/writes/failure-toast.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { bestTimeOn } from '#web/features/social/posts/best-times.ts'
import { useBestHours } from '#web/features/social/posts/composer/use-sources.ts'
import { nameOf } from '#web/features/social/posts/list/state-texts.ts'
import { SHOWS_POSTS } from '#web/features/social/posts/shows-posts.ts'
import { dayOfInstant, localNow } from '#web/features/social/posts/times.ts'
import { timeInZone } from '#web/features/social/time-in-zone.ts'
import { toast } from '#web/ui/feedback/toast.ts'
import { onDay, timeOf, whyNotMoved } from './moved-post.ts'

/**
 * Returns what moves posts to other days, at the same local time or, where they have none, at the best one of the day; and the days on which
 * those are shown that are being moved.
 */
export function useMove(supplierId: Id, timeZone: string) {
  const { bestHours } = useBestHours(supplierId)
  const [moving, setMoving] = useState<ReadonlyMap<string, string>>(new Map())
  const { sendOrThrow } = useWrite('PUT /api/social-posts/:id', {
    invalidates: SHOWS_POSTS,
    failure: (error) => failureToast(error, 'Not moved'),
  })
  const place = ({ id, status, version }: SocialPost, instant: string | null) =>
    sendOrThrow({ id, version, ...(status === 'scheduled' ? { scheduledFor: instant } : { suggestedFor: instant }) })
  const showOn = (id: string, day: string | undefined) =>
    setMoving((all) => new Map([...all].filter(([other]) => other !== id).concat(day ? [[id, day]] : [])))
  /** Moves a post, or says why not. Returns whether it was moved, and why it could not be. */
  const move = async (post: SocialPost, day: string): Promise<MoveResult> => {
    const time = timeOf(post)
    if (time !== null && dayOfInstant(time, timeZone) === day) return { isMoved: false }
    const instant =
      time === null ? instantOf(bestTimeOn(day, bestHours.hours, localNow(timeZone)), timeZone).instant : onDay(time, day, timeZone)
    const reason = whyNotMoved(post, { day, instant }, timeZone, new Date().toISOString())
    if (reason !== undefined) {
      toast({ title: 'Not moved', description: reason, tone: 'destructive' })
      return { isMoved: false, problem: reason }
    }
    showOn(post.id, day)
    const moved = await place(post, instant).catch(serverMessage)
    showOn(post.id, undefined)
    if (typeof moved === 'string') return { isMoved: false, problem: moved }
    toast({
      title: `${time === null ? 'Meant for' : 'Moved to'} ${timeInZone(instant, timeZone)}`,
      description: nameOf(post),
      action: { label: 'Undo', onAct: () => void place(moved, time).catch(() => undefined) },
    })
    return { isMoved: true }
  }
  return { move, moving }
}

type MoveResult = { isMoved: boolean; problem?: string }
export type Move = ReturnType<typeof useMove>['move']
