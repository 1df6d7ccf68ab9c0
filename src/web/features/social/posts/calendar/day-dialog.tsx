import type { SocialPost } from '#contract/social/social-posts.ts'
import { longDay } from '#web/features/social/posts/times.ts'
import type { SocialSearch } from '#web/addresses/social-search.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import styles from './day-dialog.module.css'
import { canMove } from './moved-post.ts'
import { MoveForm } from './move-form.tsx'
import { PostChip } from './post-chip.tsx'
import type { Move } from './use-move.ts'

type DayDialogProps = {
  day: string
  posts: readonly SocialPost[]
  today: string
  timeZone: string
  search: SocialSearch
  move: Move
  canChange: boolean
  onWrite: (day: string) => void
  onClose: () => void
}

/** The posts of a day, each with what moves it to another: the way without dragging. */
export function DayDialog({ day, posts, today, timeZone, search, move, canChange, onWrite, onClose }: DayDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={longDay(day)}
      footer={
        day >= today &&
        canChange && (
          <Button icon="plus" onClick={() => onWrite(day)}>
            Write a post for this day
          </Button>
        )
      }
    >
      {posts.length === 0 ? (
        <p className={styles.none}>{day < today ? 'Nothing was posted on this day.' : 'Nothing is planned for this day.'}</p>
      ) : (
        <ul aria-label="Posts of this day" className={styles.posts}>
          {posts.map((post) => (
            <li key={post.id} className={styles.post}>
              <PostChip post={post} timeZone={timeZone} search={search} isLarge />
              {canChange && canMove(post) && <MoveForm post={post} day={day} today={today} move={move} onMoved={onClose} label="Move to" />}
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
