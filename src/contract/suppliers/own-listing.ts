import * as z from 'zod/mini'
import { keysOf } from '#shared/objects.ts'
import { Abn } from './abn.ts'
import { businessName as nameOfBusiness } from './business-name.ts'
import { endpoint } from '#contract/endpoint/endpoint.ts'
import { CATEGORIES } from '#contract/options.ts'
import { FILL_IN_REQUIRED, Id, line, optional, RequiredPhone, text, Website } from '#contract/endpoint/values.ts'

/** What a listing needs to begin with. */
const REQUIRED_OF_LISTING = {
  businessName: nameOfBusiness(FILL_IN_REQUIRED),
  category: z.enum(CATEGORIES, { error: ({ input }) => (input ? 'Please choose a category.' : FILL_IN_REQUIRED) }),
  phone: RequiredPhone,
}
const { businessName, category, phone } = REQUIRED_OF_LISTING
const OPTIONAL_OF_LISTING = {
  description: optional(text(5000)),
  website: optional(Website),
  address: optional(line(300)),
  abn: optional(Abn),
}
const ListingData = z.object({ ...REQUIRED_OF_LISTING, ...OPTIONAL_OF_LISTING })
export type ListingData = z.output<typeof ListingData>

/** The business of a supplier that registers: a listing to be made, or with `claimOf` the id of one that exists and is claimed. */
export const SupplierData = z
  .object({
    businessName: optional(businessName),
    category: optional(category),
    phone: optional(phone),
    ...OPTIONAL_OF_LISTING,
    claimOf: optional(Id),
  })
  .check(({ value, issues }) => {
    if (value.claimOf !== null) return
    for (const name of keysOf(REQUIRED_OF_LISTING))
      if (value[name] === null) issues.push({ code: 'custom', path: [name], message: FILL_IN_REQUIRED, input: value[name] })
  })
export type SupplierData = z.output<typeof SupplierData>

export const addOwnListing = endpoint('POST /api/account/listing', {
  summary: 'Make a listing for my account, which has none',
  description: 'For a supplier whose claim was refused or withdrawn.',
  body: { ...REQUIRED_OF_LISTING, ...OPTIONAL_OF_LISTING },
  output: z.object({ supplierId: Id }),
  status: 201,
})
