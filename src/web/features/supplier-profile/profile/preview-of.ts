import type { Supplier } from '#contract/suppliers/suppliers.ts'
import { listIn } from '#shared/text/typed-list.ts'
import type { ProfileValues } from './profile-values.ts'

/** Returns the listing with the typed values, complete or not. */
export function previewOf(supplier: Supplier, values: ProfileValues): Supplier {
  // The selects offer only categories and states.
  return {
    ...supplier,
    businessName: values.businessName.trim() || 'Your business',
    category: values.category as Supplier['category'],
    description: values.description,
    tags: listIn(values.tags),
    logoUrl: values.logoUrl || null,
    suburb: values.suburb.trim() || null,
    state: (values.state || null) as Supplier['state'],
    phone: values.phone.trim() || null,
    email: values.email.trim() || null,
  }
}
