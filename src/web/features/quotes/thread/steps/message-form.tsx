import { useRef, useState, type SubmitEvent } from 'react'
import { isBlank } from '#shared/text/visible-text.ts'
import { useAttempts } from '#web/api/writes/use-attempts.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { TextArea } from '#web/ui/controls/text-area.tsx'
import { TextDraft } from '#web/text-draft.tsx'
import { forgetText } from '#web/storage/text-drafts.ts'
import styles from './message-form.module.css'
import { changesQuote } from './use-steps.ts'

type MessageFormProps = { quoteId: string; linkKey: string | null; to: string }

/**
 * Sends a message to the other party. It is below the history and stays at the lower edge of the window while that is further down. After a
 * failure the text stays, and sending it again is idempotent.
 */
export function MessageForm({ quoteId, linkKey, to }: MessageFormProps) {
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
    <form ref={form} noValidate data-bottom-bar onSubmit={submit} className={styles.form}>
      <TextDraft name={draft} />
      <Field label={`Message to ${to}`} error={problem} className={styles.message}>
        <TextArea name="text" rows={1} maxLength={5000} className={styles.text} />
      </Field>
      <Button type="submit" variant="quiet" icon="paper-plane-right" busy={isPending} busyLabel="Sending...">
        Send message
      </Button>
    </form>
  )
}
