import { useState, type SubmitEvent } from 'react'
import type { SocialPost } from '#contract/social/social-posts.ts'
import { nameOf } from '#web/features/social/posts/list/state-texts.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { DateInput } from '#web/ui/controls/date-input.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import styles from './move-form.module.css'
import type { Move } from './use-move.ts'

type MoveFormProps = {
  post: SocialPost
  /** What the button says before it opens the field, and the day that is chosen then. */
  label: 'Move to' | 'Choose a day'
  day: string
  today: string
  move: Move
  onMoved: () => void
}

/** A button that becomes a field for the day to which a post moves. */
export function MoveForm({ post, label, day, today, move, onMoved }: MoveFormProps) {
  const [isOpen, setOpen] = useState(false)
  const [problem, setProblem] = useState<string>()
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const chosen = String(new FormData(form).get('day'))
    if (!chosen) return
    const moved = await move(post, chosen)
    setProblem(moved.problem)
    if (moved.isMoved) onMoved()
    else form.querySelector('input')?.focus()
  }
  if (!isOpen)
    return (
      <Button size="sm" variant="quiet" aria-label={`${WORDS[label].open}: ${nameOf(post)}`} onClick={() => setOpen(true)}>
        {label} …
      </Button>
    )
  return (
    <form className={styles.move} onSubmit={(event) => void submit(event)}>
      <Field label={`Day for ${nameOf(post)}`} hiddenLabel error={problem}>
        {/* It stands where the button was that had the focus. */}
        <DateInput ref={takeFocus} type="date" name="day" defaultValue={day} min={today} required />
      </Field>
      <Button size="sm" type="submit">
        {WORDS[label].send}
      </Button>
    </form>
  )
}

const takeFocus = (field: HTMLInputElement | null) => field?.focus()

const WORDS = {
  'Move to': { open: 'Move to another day', send: 'Move' },
  'Choose a day': { open: 'Choose a day', send: 'Set the day' },
}
