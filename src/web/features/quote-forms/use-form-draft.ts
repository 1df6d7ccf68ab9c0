import { useQueryClient } from '@tanstack/react-query'
import type { FormField, QuoteForm } from '#contract/quotes/quote-forms.ts'
import { query } from '#web/api/reads/query.ts'
import { useStored } from '#web/storage/stored.ts'
import { draftOf, type Draft } from './draft.ts'
import { changesBetween, inOrder, type Fields } from './fields.ts'

export const formRead = (supplierId: number) => query('GET /api/suppliers/:id/quote-form', { id: String(supplierId) })

export type FormDraft = {
  /** The fields with the unsaved changes. */
  fields: Fields
  /** The version that the changes started from. */
  version: number
  /** The number of unsaved changes. */
  changes: number
  change: (update: (fields: Fields) => FormField[]) => void
  /** Discards the draft. Returns it for `restore`. */
  discard: () => Draft | null
  restore: (draft: Draft | null) => void
  /** Called after these fields were saved: later changes become a draft of the new version. */
  saved: (fields: Fields, version: number) => void
}

/**
 * Returns a supplier's form with its draft, or as it is saved while there is none. The functions may also be called later, as Undo does.
 */
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
