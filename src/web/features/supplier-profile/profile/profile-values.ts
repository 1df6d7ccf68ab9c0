import { abnInWords } from '#shared/contact/abn-in-words.ts'
import type { RequestOf } from '#contract/api.ts'
import type { Supplier } from '#contract/suppliers/suppliers.ts'
import { centsOf, typedDollars } from '#shared/money/typed-numbers.ts'
import { isBlank } from '#shared/text/visible-text.ts'
import { listIn } from '#shared/text/typed-list.ts'
import { changedNames } from '#shared/objects.ts'
import { rangesOf, typedRanges } from './postcode-text.ts'

export type ListingChange = Omit<RequestOf<'PUT /api/suppliers/:id'>, 'id' | 'version'>

/** The values of the profile form, as typed. Their names are those of the listing, so that the server's errors map to the fields. */
export type ProfileValues = Record<'businessName' | 'category' | 'abn' | 'description' | 'logoUrl', string> &
  Record<'phone' | 'email' | 'website', string> &
  Record<'address' | 'suburb' | 'state' | 'postcode', string> & {
    /** Separated by commas. */
    tags: string
    differentiators: Supplier['differentiators']
    deliveryDays: Supplier['deliveryDays']
    cutOff: string
    deliversOnHolidays: '' | 'yes' | 'no'
    /** In dollars. */
    minimumOrderCents: string
    /** Separated by commas: "3000-3207, 3220". */
    serviceArea: string
  }

export const valuesOf = (supplier: Supplier): ProfileValues => ({
  businessName: supplier.businessName,
  category: supplier.category,
  abn: supplier.abn ? abnInWords(supplier.abn) : '',
  description: supplier.description,
  logoUrl: supplier.logoUrl ?? '',
  phone: supplier.phone ?? '',
  email: supplier.email ?? '',
  website: supplier.website ?? '',
  address: supplier.address ?? '',
  suburb: supplier.suburb ?? '',
  state: supplier.state ?? '',
  postcode: supplier.postcode ?? '',
  tags: supplier.tags.join(', '),
  differentiators: supplier.differentiators,
  deliveryDays: supplier.deliveryDays,
  cutOff: supplier.cutOff ?? '',
  deliversOnHolidays: supplier.deliversOnHolidays === null ? '' : supplier.deliversOnHolidays ? 'yes' : 'no',
  minimumOrderCents: typedDollars(supplier.minimumOrderCents),
  serviceArea: typedRanges(supplier.serviceArea),
})

/** Returns the listing to send; texts that are not a choice, number or postcode stay invalid, and validation rejects them. */
export const listingOf = (values: ProfileValues): Required<ListingChange> => ({
  ...values,
  // The type does not have what validation rejects.
  category: values.category as Supplier['category'],
  state: values.state as Supplier['state'],
  website: withScheme(values.website),
  tags: listIn(values.tags),
  deliversOnHolidays: values.deliversOnHolidays === '' ? null : values.deliversOnHolidays === 'yes',
  minimumOrderCents: isBlank(values.minimumOrderCents) ? null : centsOf(values.minimumOrderCents),
  serviceArea: rangesOf(values.serviceArea),
})

/** Adds the scheme to an address typed without one: "tinshed.com.au". */
const withScheme = (typed: string) => (typed.trim() === '' || /^[a-z][a-z\d+.-]*:/i.test(typed.trim()) ? typed : `https://${typed.trim()}`)

type Name = keyof ProfileValues

/** Returns only the changed fields, so that other fields that someone else has changed meanwhile are not overwritten. */
export function changeOf(before: ProfileValues, after: ProfileValues): ListingChange {
  const listing = listingOf(after)
  return Object.fromEntries(changedNames(before, after).map((name) => [name, listing[name]]))
}

export const LABELS: Record<Name, string> = {
  businessName: 'Business name',
  category: 'Category',
  abn: 'ABN',
  description: 'Description',
  logoUrl: 'Logo',
  phone: 'Phone',
  email: 'Email',
  website: 'Website',
  address: 'Address',
  suburb: 'Suburb',
  state: 'State',
  postcode: 'Postcode',
  tags: 'Tags',
  differentiators: 'What makes you different',
  deliveryDays: 'Delivery days',
  cutOff: 'Cut-off time',
  deliversOnHolidays: 'Public holidays',
  minimumOrderCents: 'Minimum order',
  serviceArea: 'Postcodes you deliver to',
}
