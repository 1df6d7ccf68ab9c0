import type { QueryClient } from '@tanstack/react-query'
import type { FormField } from '#contract/quotes/quote-forms.ts'
import { draftOf, type Draft } from './draft.ts'
import { changesBetween, inOrder } from './fields.ts'
import { formRead } from './use-form-draft.ts'

/** Adds a field to the draft of a supplier's form, which is saved on its own tab. Returns what takes the field out again. */
export async function insertField(client: QueryClient, supplierId: number, field: FormField): Promise<() => void> {
  const { version, fields: saved } = await client.ensureQueryData(formRead(supplierId))
  const stored = draftOf(supplierId)
  const change = (update: (fields: FormField[]) => FormField[]) =>
    void stored.change((now): Draft | null => {
      const base = now ?? { version, fields: inOrder(saved) }
      const fields = update(base.fields.filter(({ id }) => id !== field.id)).map((each, index) => ({ ...each, order: index + 1 }))
      return changesBetween(inOrder(saved), inOrder(fields)) === 0 ? null : { ...base, fields }
    })
  change((others) => [...others, field])
  return () => change((others) => others)
}

/** Returns the fields of a form that is being edited; undefined where nothing is unsaved. */
export const unsavedFields = (supplierId: number): FormField[] | undefined => draftOf(supplierId).get()?.fields
