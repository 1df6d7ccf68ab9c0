import { useRef, useState, type SubmitEvent } from 'react'
import { isBlank } from '#shared/text/visible-text.ts'
import { useAttempts } from '#web/api/writes/use-attempts.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { TextArea } from '#web/ui/controls/text-area.tsx'
import { TextDraft } from '#web/text-draft.tsx'
import { forgetText } from '#web/storage/text-drafts.ts'
import styles from './message-form.module.css'
import { changesQuote } from './use-steps.ts'

export type MessageFormProps = {
  quoteId: string
  linkKey: string | null
  to: string
  hidden: boolean
  /** Goes back to what the bar has otherwise. */
  onClose: (() => void) | undefined
}

/** Sends a message to the other party. After a failure the text stays, and sending it again is idempotent. */
export function MessageForm({ quoteId, linkKey, to, hidden, onClose }: MessageFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const draft = `message-${quoteId}`
  const { send, isPending } = useWrite('POST /api/quotes/:id/message', {
    ...changesQuote(quoteId, linkKey),
    attempts: useAttempts(`message-${quoteId}`),
    success: { title: 'Message sent', description: `${to} gets it as an email, too.`, tone: 'success' },
    onSuccess: () => {
      form.current?.reset()
      forgetText(draft)
    },
  })
  const [problem, setProblem] = useState<string>()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // The form has a text area of this name.
    const area = event.currentTarget.elements.namedItem('text') as HTMLTextAreaElement
    const isMissing = isBlank(area.value)
    setProblem(isMissing ? 'Please write a message.' : undefined)
    if (isMissing) return area.focus()
    void send({ id: quoteId, text: area.value })
  }
  return (
    <form ref={form} noValidate hidden={hidden} onSubmit={submit} className={styles.form}>
      <TextDraft name={draft} />
      <Field label={`Message to ${to}`} error={problem} className={styles.message}>
        <TextArea name="text" rows={1} maxLength={5000} className={styles.text} />
      </Field>
      <Button type="submit" variant="quiet" icon="paper-plane-right" busy={isPending} busyLabel="Sending...">
        Send message
      </Button>
      {onClose && <IconButton icon="x" label="Back to the prices" onClick={onClose} />}
    </form>
  )
}
