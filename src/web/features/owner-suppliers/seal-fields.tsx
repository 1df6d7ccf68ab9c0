import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OwnerSupplier } from '#contract/owner/owner-suppliers.ts'
import { DOCUMENT_KINDS } from '#contract/suppliers/supplier-documents.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import { when } from '#shared/time/when.ts'
import { query } from '#web/api/reads/query.ts'
import { Checkbox } from '#web/ui/controls/choice/checkbox.tsx'
import { DateInput } from '#web/ui/controls/date-input.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { NativeSelect } from '#web/ui/controls/choice/native-select.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { AbnCheck } from './abn-check.tsx'
import styles from './supplier-dialog.module.css'
import type { SupplierForm } from './supplier-values.ts'

type SealFieldsProps = { form: SupplierForm; supplier: OwnerSupplier | null }

/** The Verified toggle, and what it rests on. */
export function SealFields({ form: { register, watch, formState }, supplier }: SealFieldsProps) {
  const { errors } = formState
  const { evidence } = supplier ?? {}
  // A document or a day says nothing without what was checked.
  const rests = watch('documentId') !== '' || watch('expiresOn') !== ''
  const [today] = useState(() => sydneyDay(new Date()))
  return (
    <div className={styles.seal}>
      <Checkbox {...register('isVerified')} label="Verified" />
      {watch('isVerified') && (
        <>
          <p className={styles.about}>
            {evidence
              ? `Checked by ${evidence.checkedBy ?? 'an owner'}, ${when(evidence.checkedAt)}.`
              : 'Saved with your name and today’s date. Buyers read what was checked and until when behind the seal.'}
          </p>
          <Field label="What was checked" optional={!rests} required={rests} error={errors.what?.message}>
            <TextInput {...register('what')} maxLength={200} placeholder="Food business licence" />
          </Field>
          <div className={styles.pair}>
            {supplier && <DocumentField id={supplier.id} form={{ register, errors }} />}
            <Field
              label="Good until"
              optional
              help="The seal goes after this day; the supplier and you are told 30 days before."
              error={errors.expiresOn?.message}
            >
              <DateInput {...register('expiresOn')} type="date" min={today} />
            </Field>
          </div>
        </>
      )}
      {supplier?.abn && <AbnCheck id={supplier.id} />}
    </div>
  )
}

type DocumentFieldProps = {
  id: number
  form: Pick<SupplierForm, 'register'> & Pick<SupplierForm['formState'], 'errors'>
}

/** One of the documents that the supplier has handed in. */
function DocumentField({ id, form: { register, errors } }: DocumentFieldProps) {
  const { data = [] } = useQuery(query('GET /api/suppliers/:id/documents', { id: String(id) }))
  return (
    <Field
      label="Document"
      optional
      help={data.length === 0 ? 'This supplier has handed in none.' : undefined}
      error={errors.documentId?.message}
    >
      <NativeSelect key={data.length} {...register('documentId')}>
        <option value="">None</option>
        {data.map((document) => (
          <option key={document.id} value={document.id}>
            {DOCUMENT_KINDS[document.kind]}: {document.name}
          </option>
        ))}
      </NativeSelect>
    </Field>
  )
}
