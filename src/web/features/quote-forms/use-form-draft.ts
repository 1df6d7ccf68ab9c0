import { useQueryClient } from '@tanstack/react-query'
import type { FormField, QuoteForm } from '#contract/quote-forms.ts'
import { query } from '#web/api/query.ts'
import { useStored } from '#web/storage/stored.ts'
import { draftOf, type Draft } from './draft.ts'
import { changesBetween, inOrder, type Fields } from './fields.ts'

export const formRead = (supplierId: number) => query('GET /api/suppliers/:id/quote-form', { id: String(supplierId) })

export type FormDraft = {
  /** As they are edited. */
  fields: Fields
  /** The version that they began from. */
  version: number
  /** How many changes buyers do not see yet. */
  changes: number
  change: (update: (fields: Fields) => FormField[]) => void
  /** Back to what is saved. Answers what it was, for `restore`. */
  discard: () => Draft | null
  restore: (draft: Draft | null) => void
  /** These fields are saved; whatever was changed since then is a draft of their version. */
  saved: (fields: Fields, version: number) => void
}

/** A supplier's form as it is edited: what is saved until something is changed. All that changes it may be called later, too, as Undo does. */
export function useFormDraft(supplierId: number, form: QuoteForm): FormDraft {
  const client = useQueryClient()
  const stored = draftOf(supplierId)
  const draft = useStored(stored)
  const published = () => client.getQueryData(formRead(supplierId).queryKey) ?? form
  const fields = draft?.fields ?? inOrder(form.fields)
  return {
    fields,
    version: draft?.version ?? form.version,
    changes: changesBetween(inOrder(form.fields), fields),
    change: (update) =>
      void stored.change((now) => {
        const { version, fields: before } = published()
        const next = update(now?.fields ?? inOrder(before))
        return changesBetween(inOrder(before), next) === 0 ? null : { version: now?.version ?? version, fields: next }
      }),
    discard() {
      const before = stored.get()
      stored.change(() => null)
      return before
    },
    restore: (before) => void stored.change(() => before),
    saved: (sent, version) =>
      void stored.change((now) => (now && JSON.stringify(now.fields) !== JSON.stringify(sent) ? { ...now, version } : null)),
  }
}
