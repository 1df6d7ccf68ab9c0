import { useId } from 'react'
import { ATTACHMENT_KINDS } from '#contract/quotes/supplier-quote.ts'
import { APPROVED_DOCUMENT_KIND_NAMES, APPROVED_DOCUMENT_KINDS, type ApprovedDocument } from '#contract/venue/approved-documents.ts'
import type { ApprovedSupplier } from '#contract/venue/approved-suppliers.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { NativeSelect } from '#web/ui/controls/choice/native-select.tsx'
import { DateInput } from '#web/ui/controls/date-input.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { checkFile, FILE_FIELD, useDocumentFile } from './document-file.ts'
import { RemoveDocument } from './remove-document.tsx'
import { useRegisterForm } from './use-register-form.ts'

type DialogProps = { supplier: Pick<ApprovedSupplier, 'id' | 'businessName'>; onClose: () => void }

const kindOf = (value: string) => APPROVED_DOCUMENT_KIND_NAMES.find((kind) => kind === value) ?? 'other'
const fieldsOf = (text: (name: string) => string) => ({
  kind: kindOf(text('kind')),
  number: text('number'),
  expiresOn: text('expiresOn'),
})

export function AddDocument({ supplier: { id, businessName }, onClose }: DialogProps) {
  const file = useDocumentFile(id, onClose)
  const fields = useRegisterForm('POST /api/venue/register/:id/documents', {
    name: `register-document-${id}`,
    success: 'Document added',
    inputOf: (text) => ({ id, ...fieldsOf(text) }),
    check: checkFile,
    onSent: file.sendOf,
  })
  return (
    <DocumentDialog
      title={`Add a document of ${businessName}`}
      action="Add the document"
      fields={{ ...fields, isPending: fields.isPending || file.isPending }}
      onClose={onClose}
    />
  )
}

export function ChangeDocument({ supplier: { id }, document, onClose }: DialogProps & { document: ApprovedDocument }) {
  const { id: documentId } = document
  const file = useDocumentFile(id, onClose)
  const fields = useRegisterForm('PUT /api/venue/register/:id/documents/:documentId', {
    name: `register-document-${documentId}`,
    success: 'Document saved',
    inputOf: (text) => ({ id, documentId, ...fieldsOf(text) }),
    check: checkFile,
    onSent: file.sendOf,
  })
  return (
    <DocumentDialog
      title="Change the document"
      action="Save the document"
      fields={{ ...fields, isPending: fields.isPending || file.isPending }}
      document={document}
      onClose={onClose}
    >
      <RemoveDocument supplierId={id} document={document} onRemoved={onClose} />
    </DocumentDialog>
  )
}

type DocumentDialogProps = {
  title: string
  action: string
  fields: Pick<ReturnType<typeof useRegisterForm>, 'form' | 'submit' | 'errors' | 'problem' | 'isPending'>
  document?: ApprovedDocument
  onClose: () => void
  children?: React.ReactNode
}

function DocumentDialog({ title, action, fields, document, onClose, children }: DocumentDialogProps) {
  const { form, submit, errors, problem, isPending } = fields
  const id = useId()
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      {...(problem && { problem })}
      footer={
        <>
          <Button type="submit" form={id} busy={isPending} busyLabel="Saving...">
            {action}
          </Button>
          {children}
        </>
      }
    >
      <form id={id} ref={form} noValidate onSubmit={submit}>
        <DocumentFields errors={errors} document={document} />
      </form>
    </Dialog>
  )
}

type DocumentFieldsProps = { errors: Record<string, string>; document: ApprovedDocument | undefined }

const DocumentFields = ({ errors, document }: DocumentFieldsProps) => (
  <Stack gap={4} align="stretch">
    <Field label="Kind" {...(errors.kind && { error: errors.kind })}>
      <NativeSelect name="kind" defaultValue={document?.kind ?? 'licence'}>
        {APPROVED_DOCUMENT_KIND_NAMES.map((kind) => (
          <option key={kind} value={kind}>
            {APPROVED_DOCUMENT_KINDS[kind]}
          </option>
        ))}
      </NativeSelect>
    </Field>
    <Field label="Number" optional {...(errors.number && { error: errors.number })}>
      <TextInput name="number" maxLength={100} defaultValue={document?.number ?? ''} autoComplete="off" />
    </Field>
    <Field
      label="Valid until"
      optional
      help="Its last valid day. We email you 30 and 7 days before."
      {...(errors.expiresOn && { error: errors.expiresOn })}
    >
      <DateInput name="expiresOn" type="date" defaultValue={document?.expiresOn ?? ''} />
    </Field>
    <Field
      label={document?.file ? 'Another file in its place' : 'The document itself'}
      optional
      help="PDF, PNG, JPEG or WebP up to 5 MiB. Nobody but you can read it."
      {...(errors[FILE_FIELD] && { error: errors[FILE_FIELD] })}
    >
      <TextInput type="file" name={FILE_FIELD} accept={ATTACHMENT_KINDS.join(',')} />
    </Field>
  </Stack>
)
