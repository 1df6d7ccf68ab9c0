import { useState } from 'react'
import type { SocialPost } from '#contract/social-posts.ts'
import { failureToast } from '#web/api/failure-toast.ts'
import { useWrite } from '#web/api/use-write.ts'
import { nameOf } from '#web/features/social/posts/list/state-words.ts'
import { SHOWS_POSTS } from '#web/features/social/posts/shows-posts.ts'
import { dayOfInstant } from '#web/features/social/posts/times.ts'
import { timeInZone } from '#web/features/social/time-in-zone.ts'
import { toast } from '#web/ui/feedback/toast.ts'
import { onDay, timeOf, whyNotMoved } from './moved-post.ts'

/** Returns what moves posts to other days, at the same local time, and the days on which those are shown that are being moved. */
export function useMove(timeZone: string) {
  const [moving, setMoving] = useState<ReadonlyMap<string, string>>(new Map())
  const { sendOrThrow } = useWrite('PUT /api/social-posts/:id', {
    invalidates: SHOWS_POSTS,
    failure: (error) => failureToast(error, 'Not moved'),
  })
  const place = ({ id, status, version }: SocialPost, instant: string) =>
    sendOrThrow({ id, version, ...(status === 'scheduled' ? { scheduledFor: instant } : { suggestedFor: instant }) })
  const showOn = (id: string, day: string | undefined) =>
    setMoving((all) => new Map([...all].filter(([other]) => other !== id).concat(day ? [[id, day]] : [])))
  /** Moves a post, or says why not. Returns whether it was moved. */
  const move = async (post: SocialPost, day: string): Promise<boolean> => {
    const time = timeOf(post)
    if (time !== null && dayOfInstant(time, timeZone) === day) return false
    const reason = whyNotMoved(post, day, timeZone, new Date().toISOString())
    if (reason !== undefined || time === null) {
      toast({ title: 'Not moved', description: reason, tone: 'destructive' })
      return false
    }
    const instant = onDay(time, day, timeZone)
    showOn(post.id, day)
    const moved = await place(post, instant).catch(() => undefined)
    showOn(post.id, undefined)
    if (!moved) return false
    toast({
      title: `Moved to ${timeInZone(instant, timeZone)}`,
      description: nameOf(post),
      action: { label: 'Undo', onAct: () => void place(moved, time).catch(() => undefined) },
    })
    return true
  }
  return { move, moving }
}

export type Move = ReturnType<typeof useMove>['move']
