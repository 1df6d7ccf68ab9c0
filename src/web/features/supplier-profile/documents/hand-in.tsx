import { useState, type SubmitEvent } from 'react'
import { ATTACHMENT_KINDS } from '#contract/quotes/supplier-quote.ts'
import { DOCUMENT_KIND_NAMES, DOCUMENT_KINDS } from '#contract/suppliers/supplier-documents.ts'
import { serverMessage } from '#web/api/call-error.ts'
import { handInDocument } from '#web/api/supplier-file.ts'
import { useUpload } from '#web/api/writes/use-upload.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { DateInput } from '#web/ui/controls/date-input.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { NativeSelect } from '#web/ui/controls/choice/native-select.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import styles from './documents.module.css'

/** The form that hands a document in. What was chosen stays after a failure. */
export function HandIn({ supplierId }: { supplierId: number }) {
  const [problem, setProblem] = useState<string>()
  const { sendOrThrow, isPending } = useUpload(handInDocument, {
    invalidates: ['GET /api/suppliers/:id/documents'],
    success: 'Document handed in',
    failure: (error) => setProblem(serverMessage(error)),
  })
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const fields = new FormData(form)
    const file = fields.get('file')
    if (!(file instanceof File) || file.size === 0) return
    setProblem(undefined)
    const about = { kind: String(fields.get('kind')), expiresOn: String(fields.get('expiresOn')) }
    const isSent = await sendOrThrow({ supplierId, file, ...about }).then(
      () => true,
      () => false,
    )
    if (isSent) form.reset()
  }
  return (
    <form onSubmit={(event) => void submit(event)} className={styles.form}>
      <Field label="Kind of document" required>
        <NativeSelect name="kind" required defaultValue="">
          <option value="" disabled>
            Choose one
          </option>
          {DOCUMENT_KIND_NAMES.map((kind) => (
            <option key={kind} value={kind}>
              {DOCUMENT_KINDS[kind]}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field label="Good until" optional>
        <DateInput type="date" name="expiresOn" />
      </Field>
      <Field label="File" required help="PDF, PNG, JPEG or WebP up to 5 MiB">
        <TextInput type="file" name="file" accept={ATTACHMENT_KINDS.join(',')} required />
      </Field>
      {problem && <Note tone="error">{problem}</Note>}
      <div>
        <Button type="submit" variant="quiet" busy={isPending} busyLabel="Sending...">
          Hand in
        </Button>
      </div>
    </form>
  )
}
