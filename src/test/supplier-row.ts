import type { SupplierRow } from '#contract/suppliers.ts'

/** A row of a supplier list, for tests of components that need no database. */
export const SUPPLIER_ROW: SupplierRow = {
  id: 1,
  businessName: 'Tin Shed Coffee',
  category: 'Coffee',
  description: '',
  logoUrl: null,
  isVerified: true,
  averageRating: '4.8',
  totalReviews: 12,
  address: null,
  suburb: null,
  state: 'VIC',
  postcode: null,
  phone: null,
  email: null,
  website: null,
  tags: [],
  profileViews: 0,
  inquiries: 0,
  deliveryDays: [],
  cutOff: null,
  minimumOrderCents: null,
  serviceArea: [],
  isFeatured: false,
  promotion: null,
}
