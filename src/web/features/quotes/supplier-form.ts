import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { FORM_OF, isOwnField, type FormField } from '#contract/quote-forms.ts'
import { SHARED_FIELDS } from '#shared/request-words.ts'
import type { Supplier } from '#contract/suppliers.ts'
import { query } from '#web/api/query.ts'

/** The dialog's own fields that a supplier's form may ask for in its own way; that of General asks for all four. */
export type Replaced = (typeof SHARED_FIELDS)[number]

/** What a supplier asks besides the dialog's own fields. */
export type SupplierForm = {
  /** In the order in which they stand; nothing before they are here. */
  fields: FormField[]
  /** Of the form that is shown; null where none is. */
  version: number | null
  isPending: boolean
  /** The dialog's own fields that are asked for here, or are about to be. */
  replaced: readonly Replaced[]
}

export const supplierFormRead = (supplierId: number) => query('GET /api/suppliers/:id/quote-form', { id: String(supplierId) })

/** A form that cannot be loaded leaves the dialog as it is. */
export function useSupplierForm({ id, category }: Pick<Supplier, 'id' | 'category'>): SupplierForm {
  const { data, isPending } = useQuery(supplierFormRead(id))
  const fields = useMemo(() => data?.fields.filter((field) => !isOwnField(field)) ?? [], [data])
  const willReplace = isPending && FORM_OF[category] === 'General'
  const replaced = SHARED_FIELDS.filter((name) => willReplace || fields.some((field) => field.id === name))
  return { fields, version: data?.version ?? null, isPending, replaced }
}
