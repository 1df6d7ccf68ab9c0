import { useId, useRef, useState, type SubmitEvent } from 'react'
import { tidied } from '#shared/text/visible-text.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { TextArea } from '#web/ui/controls/text-area.tsx'
import { TextDraft } from '#web/text-draft.tsx'

type WordsDialogProps = {
  title: string
  description: string
  label: string
  /** The error message for a blank text. */
  missing: string
  most: number
  /** The initial text. */
  begin?: string
  action: string
  /** The name of the text until it is sent. */
  draft: string
  isSending: boolean
  /** Why it was not sent. */
  problem: string | undefined
  onSend: (words: string) => void
  onClose: () => void
}

/** A dialog with a single text field. */
export function WordsDialog({
  title,
  description,
  label,
  missing,
  most,
  begin,
  action,
  draft,
  isSending,
  onSend,
  ...rest
}: WordsDialogProps) {
  const form = useId()
  const { field, error, submit } = useWords({ missing, onSend })
  return (
    <Dialog
      open
      onOpenChange={rest.onClose}
      title={title}
      description={description}
      problem={error ? undefined : rest.problem}
      footer={
        <Button type="submit" form={form} busy={isSending} busyLabel="Sending...">
          {action}
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <TextDraft name={draft} />
        <Field label={label} required error={error}>
          <TextArea ref={field} rows={5} maxLength={most} defaultValue={begin} />
        </Field>
      </form>
    </Dialog>
  )
}

function useWords({ missing, onSend }: Pick<WordsDialogProps, 'missing' | 'onSend'>) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [error, setError] = useState<string>()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = tidied(field.current?.value ?? '')
    setError(words === '' ? missing : undefined)
    if (words === '') return field.current?.focus()
    onSend(words)
  }
  return { field, error, submit }
}
