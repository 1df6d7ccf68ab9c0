import { useRef, useState, type SubmitEvent } from 'react'
import { isBlank } from '#shared/text/visible-text.ts'
import { shownElsewhere } from '#web/api/writes/failure-toast.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { TextArea } from '#web/ui/controls/text-area.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { TextDraft } from '#web/text-draft.tsx'
import { forgetText } from '#web/storage/text-drafts.ts'

type SupportFormProps = {
  /** Whether the answer comes by phone, so that a number is asked for. */
  byPhone: boolean
  onSent: () => void
}

/** Sends a question; it is empty again once that has worked. */
export function SupportForm({ byPhone, onSent }: SupportFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [isUnreachable, setUnreachable] = useState(false)
  const { send, isPending, problem } = useWrite('POST /api/dashboard/supplier/support', { invalidates: [], failure: shownElsewhere })
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const value = (name: string) => String(fields.get(name) ?? '')
    const isUnreachable = byPhone && isBlank(value('phone'))
    setUnreachable(isUnreachable)
    if (isUnreachable) return event.currentTarget.querySelector<HTMLInputElement>('[name=phone]')?.focus()
    if (!(await send({ message: value('message'), phone: value('phone') }))) return
    form.current?.reset()
    forgetText('support')
    onSent()
  }
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={3}>
        <TextDraft name="support" />
        <Field label="What is it about?">
          <TextArea name="message" rows={4} maxLength={4000} />
        </Field>
        {byPhone && (
          <Field label="Phone" required error={isUnreachable ? 'Please give the number that we call.' : undefined}>
            <TextInput type="tel" name="phone" autoComplete="tel" />
          </Field>
        )}
        {problem && <Note tone="error">{problem}</Note>}
        <Button type="submit" variant="quiet" busy={isPending} busyLabel="Sending..." style={{ alignSelf: 'start' }}>
          Write to support
        </Button>
      </Stack>
    </form>
  )
}
