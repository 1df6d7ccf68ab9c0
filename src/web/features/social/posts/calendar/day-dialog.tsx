import { useState, type SubmitEvent } from 'react'
import type { SocialPost } from '#contract/social-posts.ts'
import { nameOf } from '#web/features/social/posts/list/state-words.ts'
import { longDay } from '#web/features/social/posts/times.ts'
import type { SocialSearch } from '#web/features/social/social-search.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import styles from './day-dialog.module.css'
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
              {canChange && canMove(post) && <MoveForm post={post} day={day} today={today} move={move} onMoved={onClose} />}
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}

const canMove = ({ status, isPublishing }: SocialPost) => !isPublishing && (status === 'draft' || status === 'scheduled')

type MoveFormProps = { post: SocialPost; day: string; today: string; move: Move; onMoved: () => void }

function MoveForm({ post, day, today, move, onMoved }: MoveFormProps) {
  const [isOpen, setOpen] = useState(false)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = String(new FormData(event.currentTarget).get('day'))
    if (chosen && (await move(post, chosen))) onMoved()
  }
  if (!isOpen)
    return (
      <Button size="sm" variant="quiet" aria-label={`Move to another day: ${nameOf(post)}`} onClick={() => setOpen(true)}>
        Move to …
      </Button>
    )
  return (
    <form className={styles.move} onSubmit={(event) => void submit(event)}>
      <Field label={`Day for ${nameOf(post)}`} hiddenLabel>
        {/* It stands where the button was that had the focus. */}
        <TextInput ref={(field) => field?.focus()} type="date" name="day" defaultValue={day} min={today} required />
      </Field>
      <Button size="sm" type="submit">
        Move
      </Button>
    </form>
  )
}
