import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type SubmitEvent } from 'react'
import { isBlank } from '#shared/visible-text.ts'
import { useSendOnce } from '#web/features/quotes/use-send-once.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { toast } from '#web/ui/toast.ts'
import styles from './message-form.module.css'
import { learn, stepRefused } from './use-steps.ts'

type MessageFormProps = { quoteId: string; linkKey: string | null; to: string }

/** A word to the other side. What could not be sent stays, and sent again it arrives once. */
export function MessageForm({ quoteId, linkKey, to }: MessageFormProps) {
  const client = useQueryClient()
  const send = useSendOnce('POST /api/quotes/:id/message', `message-${quoteId}`, linkKey)
  const form = useRef<HTMLFormElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const area = event.currentTarget.elements.namedItem('text') as HTMLTextAreaElement
    const isMissing = isBlank(area.value)
    setProblem(isMissing ? 'Please write a message.' : undefined)
    if (isMissing) return area.focus()
    setBusy(true)
    try {
      learn(client, await send({ id: quoteId, text: area.value }), linkKey)
      form.current?.reset()
      toast({ title: 'Message sent', description: `${to} gets it as an email, too.`, tone: 'success' })
    } catch (error) {
      await stepRefused(client, quoteId, linkKey, error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className={styles.form}>
      <Field label={`Message to ${to}`} error={problem}>
        <TextArea name="text" rows={3} maxLength={5000} />
      </Field>
      <Button type="submit" variant="quiet" icon="paper-plane-right" busy={isBusy} busyLabel="Sending...">
        Send message
      </Button>
    </form>
  )
}
