import type { UseFormReturn } from 'react-hook-form'
import type { OwnerSupplier } from '#contract/owner/owner-suppliers.ts'

/** What is typed; a text that is empty clears the field. */
export type SupplierValues = {
  businessName: string
  email: string
  category: string
  state: string
  phone: string
  website: string
  address: string
  suburb: string
  postcode: string
  abn: string
  description: string
  isVerified: boolean
  what: string
  documentId: string
  expiresOn: string
}
export type SupplierForm = UseFormReturn<SupplierValues>

/** The sentence of the three fields without which there is no listing. */
export const MISSING = 'Missing required fields: Business name, email, and category are required'
const REQUIRED = {
  businessName: 'Please give the name.',
  email: 'Please give an email address.',
  category: 'Please choose a category.',
} as const

/** A new listing needs an address for its requests; one that has none, as an imported one, may stay without. */
export const needsEmail = (supplier: OwnerSupplier | null): boolean => supplier === null || supplier.email !== null

/** Says at each required field that it is empty, and returns whether any is. */
export function showMissing({ setError }: SupplierForm, values: SupplierValues, supplier: OwnerSupplier | null): boolean {
  const required = (Object.keys(REQUIRED) as (keyof typeof REQUIRED)[]).filter((name) => name !== 'email' || needsEmail(supplier))
  const missing = required.filter((name) => values[name].trim() === '')
  for (const [at, name] of missing.entries()) setError(name, { message: REQUIRED[name] }, { shouldFocus: at === 0 })
  return missing.length > 0
}
