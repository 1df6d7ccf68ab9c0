import { useRef, useState, type SubmitEvent } from 'react'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { TextArea } from '#web/ui/controls/text-area.tsx'
import { TextDraft } from '#web/text-draft.tsx'
import styles from './reason-form.module.css'

export type ReasonFormProps = {
  /** Labels of the button that opens the form, of the one that sends it, and of that one while it is busy. */
  ask: string
  action: string
  busyAction: string
  /** What the other party learns of it. */
  help: string
  busy: boolean
  disabled: boolean
  /** The name of the text until it is sent. */
  draft: string
  onReason: (reason: string) => void
  /** Whether it is opened from elsewhere, which is told when it is closed. */
  onClose?: (() => void) | undefined
}

/** A step that closes the request: it first asks for an optional reason. */
export function ReasonForm({ ask, action, busyAction, help, busy, disabled, draft, onReason, onClose }: ReasonFormProps) {
  const [isOpen, setOpen] = useState(onClose !== undefined)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    if (onClose) return onClose()
    setOpen(false)
    requestAnimationFrame(() => opener.current?.focus())
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onReason(String(new FormData(event.currentTarget).get('reason') ?? ''))
  }
  if (!isOpen)
    return (
      <Button ref={opener} variant="quiet" disabled={disabled} onClick={() => setOpen(true)}>
        {ask}
      </Button>
    )
  return (
    <form onSubmit={submit} className={styles.form}>
      <TextDraft name={draft} />
      <Field label="Reason" optional help={help}>
        <TextArea name="reason" rows={2} maxLength={1000} ref={takeFocus} onKeyDown={({ key }) => key === 'Escape' && close()} />
      </Field>
      <Stack row gap={2}>
        <Button type="submit" variant="outline" busy={busy} busyLabel={busyAction} disabled={disabled}>
          {action}
        </Button>
        <Button variant="quiet" onClick={close}>
          Cancel
        </Button>
      </Stack>
    </form>
  )
}

/** Focuses the text area, which replaces the button that was pressed. */
const takeFocus = (area: HTMLTextAreaElement | null) => area?.focus()
