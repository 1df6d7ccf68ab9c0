import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { FORM_OF, isOwnField, type FormField } from '#contract/quotes/quote-forms.ts'
import { SHARED_FIELDS } from '#shared/text/request-texts.ts'
import type { Supplier } from '#contract/suppliers/suppliers.ts'
import { query } from '#web/api/reads/query.ts'

/** The dialog's own fields that a supplier's form may replace; the General form replaces all four. */
export type ReplaceableField = (typeof SHARED_FIELDS)[number]

/** What a supplier asks in addition to the dialog's own fields. */
export type SupplierForm = {
  /** In the order of the page; empty until they are loaded. */
  fields: FormField[]
  /** Version of the form that is shown; null if none is. */
  version: number | null
  isPending: boolean
  /** The dialog's own fields that this form replaces, or will replace once it is loaded. */
  replaced: readonly ReplaceableField[]
}

export const supplierFormRead = (supplierId: number) => query('GET /api/suppliers/:id/quote-form', { id: String(supplierId) })

/** Returns the supplier's form; if it cannot be loaded, the dialog shows its own fields only. */
export function useSupplierForm({ id, category }: Pick<Supplier, 'id' | 'category'>): SupplierForm {
  const { data, isPending } = useQuery(supplierFormRead(id))
  return useMemo(() => {
    if (isPending) return { fields: [], version: null, isPending, replaced: FORM_OF[category] === 'General' ? SHARED_FIELDS : [] }
    return data ? supplierFormOf(data.fields, data.version) : supplierFormOf([], null)
  }, [data, isPending, category])
}

/** Returns what a form with these fields asks in addition to the dialog's own ones. */
export function supplierFormOf(all: readonly FormField[], version: number | null): SupplierForm {
  const fields = all.filter((field) => !isOwnField(field))
  return { fields, version, isPending: false, replaced: SHARED_FIELDS.filter((name) => fields.some((field) => field.id === name)) }
}
