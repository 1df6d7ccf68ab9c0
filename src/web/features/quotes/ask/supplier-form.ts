import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { OptionalQuestion } from '#contract/quotes/optional-questions.ts'
import { FORM_OF, isOwnField, type AskedForm, type FormField } from '#contract/quotes/quote-forms.ts'
import { SHARED_FIELDS } from '#shared/text/request-texts.ts'
import type { Supplier } from '#contract/suppliers/suppliers.ts'
import { query } from '#web/api/reads/query.ts'

/** What a supplier asks in addition to the dialog's own fields. */
export type SupplierForm = {
  /** In the order of the page; empty until they are loaded. */
  fields: FormField[]
  /** Version of the form that is shown; null if none is. */
  version: number | null
  isPending: boolean
  /** The dialog's own fields that are not shown: this form replaces them, or will once it is loaded, or it leaves them out. */
  hidden: readonly OptionalQuestion[]
}

export const supplierFormRead = (supplierId: number) => query('GET /api/suppliers/:id/quote-form', { id: String(supplierId) })

/** Returns the supplier's form; if it cannot be loaded, the dialog shows its own fields only. */
export function useSupplierForm({ id, category }: Pick<Supplier, 'id' | 'category'>): SupplierForm {
  const { data, isPending } = useQuery(supplierFormRead(id))
  return useMemo(() => {
    if (isPending) return { fields: [], version: null, isPending, hidden: FORM_OF[category] === 'General' ? SHARED_FIELDS : [] }
    return data ? supplierFormOf(data, data.version) : supplierFormOf({ fields: [], leavesOut: [] }, null)
  }, [data, isPending, category])
}

/** Returns what a form asks in addition to the dialog's own fields, and in place of them. */
export function supplierFormOf(asked: AskedForm, version: number | null): SupplierForm {
  const fields = asked.fields.filter((field) => !isOwnField(field))
  const replaced = SHARED_FIELDS.filter((name) => fields.some((field) => field.id === name))
  return { fields, version, isPending: false, hidden: [...replaced, ...asked.leavesOut] }
}
