import { MAX_POSTS_PLANNED, type SocialPost } from '#contract/social/social-posts.ts'
import type { Id } from '#contract/endpoint/values.ts'
import { counted } from '#shared/text/words.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { SHOWS_POSTS } from '#web/features/social/posts/shows-posts.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import styles from './planned-note.module.css'
import { scheduledWords } from './scheduled-texts.ts'

type PlannedNoteProps = {
  supplierId: Id
  /** What the calendar shows. */
  posts: readonly SocialPost[]
  /** Ids of the drafts that were planned last. */
  planned: readonly string[]
  onDone: () => void
}

/** Says that drafts with a time go out only once they are scheduled, and schedules them all; a plan just made can be taken back. */
export function PlannedNote({ supplierId, posts, planned, onDone }: PlannedNoteProps) {
  const id = String(supplierId)
  const schedule = useWrite('POST /api/suppliers/:id/social-posts/schedule', { invalidates: SHOWS_POSTS })
  const remove = useWrite('POST /api/suppliers/:id/social-posts/remove', { invalidates: SHOWS_POSTS })
  const suggested = posts.filter(({ status, suggestedFor }) => status === 'draft' && suggestedFor !== null)
  const isNew = planned.length > 0
  const ids = isNew ? planned : suggested.map((post) => post.id)
  if (ids.length === 0) return null
  const scheduleAll = async () => {
    const results = await Promise.all(inParts(ids).map((part) => schedule.sendOrThrow({ id, ids: part }))).catch(() => undefined)
    if (!results) return
    onDone()
    toast(scheduledWords(sumOf(results)))
  }
  const takeBack = async () => {
    const results = await Promise.all(inParts(ids).map((part) => remove.sendOrThrow({ id, ids: part }))).catch(() => undefined)
    if (!results) return
    onDone()
    toast({
      title: `${counted(
        results.reduce((sum, { removed }) => sum + removed, 0),
        'draft',
      )} removed`,
    })
  }
  const drafts = counted(ids.length, 'draft')
  return (
    <div className={styles.note}>
      <output>
        {isNew ? `${drafts} planned.` : `${drafts} with a time in this view.`}{' '}
        {ids.length === 1 ? 'It goes out only once it is scheduled.' : 'They go out only once they are scheduled.'}
      </output>
      <div className={styles.actions}>
        <Button size="sm" busy={schedule.isPending} busyLabel="Scheduling..." onClick={() => void scheduleAll()}>
          {ids.length === 1 ? 'Schedule it' : `Schedule all ${ids.length}`}
        </Button>
        {isNew && (
          <Button size="sm" variant="quiet" busy={remove.isPending} onClick={() => void takeBack()}>
            Undo the plan
          </Button>
        )}
      </div>
    </div>
  )
}

const inParts = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / MAX_POSTS_PLANNED) }, (_, part) =>
    ids.slice(part * MAX_POSTS_PLANNED, (part + 1) * MAX_POSTS_PLANNED),
  )

const sumOf = (results: readonly { scheduled: number; left: number }[]) => ({
  scheduled: results.reduce((sum, { scheduled }) => sum + scheduled, 0),
  left: results.reduce((sum, { left }) => sum + left, 0),
})
