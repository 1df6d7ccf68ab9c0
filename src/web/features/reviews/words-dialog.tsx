import { useId, useRef, useState, type SubmitEvent } from 'react'
import { tidied } from '#shared/visible-text.ts'
import { serverMessage } from '#web/api/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { toast } from '#web/ui/toast.ts'

type WordsDialogProps = {
  title: string
  description: string
  label: string
  /** Said when nothing was written. */
  missing: string
  most: number
  /** What is there already. */
  begin?: string
  action: string
  /** @throws what is then said, and the words stay */
  onSend: (words: string) => Promise<void>
  onClose: () => void
}

/** A dialog with room for some words, and nothing else. */
export function WordsDialog({ title, description, label, missing, most, begin, action, onSend, onClose }: WordsDialogProps) {
  const form = useId()
  const { field, problem, isBusy, submit } = useWords({ missing, onSend, onSent: onClose })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={description}
      footer={
        <Button type="submit" form={form} busy={isBusy} busyLabel="Sending...">
          {action}
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <Field label={label} required error={problem}>
          <TextArea ref={field} rows={5} maxLength={most} defaultValue={begin} />
        </Field>
      </form>
    </Dialog>
  )
}

function useWords({ missing, onSend, onSent }: Pick<WordsDialogProps, 'missing' | 'onSend'> & { onSent: () => void }) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = tidied(field.current!.value)
    setProblem(words === '' ? missing : undefined)
    if (words === '') return field.current!.focus()
    setBusy(true)
    try {
      await onSend(words)
      onSent()
    } catch (error) {
      toast({ title: 'Error', description: serverMessage(error), tone: 'destructive' })
    } finally {
      setBusy(false)
    }
  }
  return { field, problem, isBusy, submit }
}
