import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { checksInWords } from '#shared/check-words.ts'
import type { SupplierRow } from '#contract/suppliers.ts'
import { sydneyDay } from '#shared/sydney-day.ts'
import { query } from '#web/api/query.ts'
import { useWrite } from '#web/api/use-write.ts'
import { supplierPath } from '#web/paths.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import styles from './owner.module.css'

const checksOf = (id: number) => query('GET /api/suppliers/:id/checks', { id: String(id) })

type Row = { supplier: Pick<SupplierRow, 'id' | 'businessName'> }

/** The checks of one supplier, with a form that sets the expiry date of its documents or withdraws them. */
export function DocumentsRow({ supplier: { id, businessName } }: Row) {
  const { data } = useQuery({ ...checksOf(id), refetchOnMount: 'always' })
  const { isBusy, note } = useDocuments({ id, businessName })
  const [today] = useState(() => sydneyDay(new Date()))
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void note(String(new FormData(event.currentTarget).get('expiresOn')))
  }
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p>
          <TextLink href={supplierPath(id)}>{businessName}</TextLink>
        </p>
        {data && (
          <ul className={styles.when}>
            {checksInWords(data).map(({ what, when }) => (
              <li key={what}>{[what, when].filter(Boolean).join('. ')}</li>
            ))}
          </ul>
        )}
      </div>
      <form className={styles.until} onSubmit={save}>
        <Field label="Documents hold until">
          <TextInput
            key={data?.documents?.expiresOn}
            type="date"
            name="expiresOn"
            required
            min={today}
            defaultValue={data?.documents?.expiresOn}
          />
        </Field>
        <Button type="submit" size="sm" busy={isBusy} busyLabel="Saving..." aria-label={`Save the day for ${businessName}`}>
          Save
        </Button>
        {data?.documents && (
          <Button size="sm" variant="quiet" aria-label={`Take back the documents of ${businessName}`} onClick={() => void note(null)}>
            Take back
          </Button>
        )}
      </form>
    </li>
  )
}

function useDocuments({ id, businessName }: Row['supplier']) {
  const { send, isPending } = useWrite('PUT /api/admin/suppliers/:id/documents', {
    invalidates: ['GET /api/admin/audit'],
    updates: checksOf(id),
    success: (_, { expiresOn }) => ({
      title: expiresOn ? 'Documents noted' : 'Documents taken back',
      description: businessName,
      tone: 'success',
    }),
  })
  return { isBusy: isPending, note: (expiresOn: string | null) => send({ id: String(id), expiresOn }) }
}
