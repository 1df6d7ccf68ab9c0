import * as z from 'zod/mini'
import { businessName } from '#contract/suppliers/business-name.ts'
import { endpoint, listEndpoint } from '#contract/endpoint/endpoint.ts'
import { CATEGORIES, STATE_CODES } from '#contract/options.ts'
import { SUPPLIER_ORDERS, SUPPLIER_STATUSES, PLAN_FILTERS } from './owner-supplier-options.ts'
import { PLANS } from '#contract/billing/plans.ts'
import { Abn } from '#contract/suppliers/abn.ts'
import {
  clearable,
  Count,
  day,
  described,
  flag,
  Id,
  line,
  optional,
  paging,
  PathId,
  Phone,
  prose,
  requiredEmail,
  searchedText,
  Time,
  Uuid,
  Website,
} from '#contract/endpoint/values.ts'
import { Suspension } from '#contract/suppliers/suppliers.ts'
import { Postcode } from '#contract/suppliers/delivery.ts'

// What the owner of the marketplace sees and changes of suppliers (docs/behaviour/owner-suppliers.md, Table of suppliers).

/** What a Verified seal rests on. `what` is null where the owner has not said, `checkedBy` where the check is older than the record. */
export const Evidence = z.object({
  what: z.nullable(z.string()),
  documentId: z.nullable(Uuid),
  checkedBy: z.nullable(z.string()),
  checkedAt: Time,
  expiresOn: described(z.nullable(z.string()), 'The last day on which it holds.'),
})
export type Evidence = z.output<typeof Evidence>

export const OwnerSupplier = z.object({
  id: Id,
  businessName: z.string(),
  email: z.nullable(z.string()),
  category: z.enum(CATEGORIES),
  state: z.nullable(z.enum(STATE_CODES)),
  phone: z.nullable(z.string()),
  website: z.nullable(z.string()),
  address: z.nullable(z.string()),
  suburb: z.nullable(z.string()),
  postcode: z.nullable(z.string()),
  description: z.string(),
  abn: z.nullable(z.string()),
  isVerified: z.boolean(),
  averageRating: z.string(),
  totalReviews: z.int(),
  profileViews: z.int(),
  inquiries: z.int(),
  version: z.int(),
  createdAt: Time,
  isPlaced: described(z.boolean(), 'Whether the list of places has its suburb or postcode; else no search by place or distance finds it.'),
  isClaimed: described(z.boolean(), 'Whether an account manages it.'),
  plan: described(z.nullable(z.enum(PLANS)), 'The plan that is active.'),
  evidence: z.nullable(Evidence),
  suspension: z.nullable(Suspension),
})
export type OwnerSupplier = z.output<typeof OwnerSupplier>

/** The most suppliers that are named in one call. */
export const MAX_CHOSEN = 100
const IDS = 'ids are up to 100 ids with commas between them.'
const ids = z.pipe(
  z.union([z.array(Id).check(z.maxLength(MAX_CHOSEN, IDS)), z.string().check(z.regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,99}$/, IDS))], IDS),
  z.transform((value: number[] | string) => (typeof value === 'string' ? value.split(',').map(Number) : value)),
)

export const listOwnerSuppliers = listEndpoint('GET /api/admin/suppliers', {
  isPrivate: true,
  summary: 'Every supplier, suspended ones too; as CSV with Accept: text/csv',
  query: {
    ids: described(z.optional(ids), 'Only these, up to a hundred with commas between them.'),
    search: described(z.optional(searchedText), 'Parts of name, email address, phone number or ABN.'),
    category: described(z.optional(searchedText), 'Keeps only suppliers of the category with this name.'),
    state: described(z.optional(searchedText), 'Keeps only suppliers in this state or territory, such as VIC.'),
    status: described(
      z.optional(z.enum(SUPPLIER_STATUSES, 'status is listed or suspended.')),
      'Keeps only suppliers that the public sees, or only those that are suspended.',
    ),
    verified: described(z.optional(flag), 'Keeps only suppliers with the Verified seal, or only those without it.'),
    claimed: described(z.optional(flag), 'Keeps only suppliers with an account, or only those without one.'),
    plan: described(
      z.optional(z.enum(PLAN_FILTERS, 'plan is starter, professional, enterprise or none.')),
      'Keeps only suppliers with this plan, or without any.',
    ),
    sort: described(
      z._default(z.enum(SUPPLIER_ORDERS, `sort is one of ${SUPPLIER_ORDERS.join(', ')}.`), 'name'),
      'The order of the table; a minus turns it round.',
    ),
    ...paging(50),
  },
  item: OwnerSupplier,
})

/** The message for each of the three fields without which there is no listing; the page shows it as it is. */
export const MISSING_FIELDS = 'Missing required fields: Business name, email, and category are required'

/** What the seal rests on. A document is one that the supplier has handed in. */
const evidence = z.object({
  what: line(200, 'Please say what was checked.'),
  documentId: optional(Uuid),
  expiresOn: optional(day('Please give a day like 2027-12-31.')),
})
const category = z.enum(CATEGORIES, { error: ({ input }) => (input ? 'Please choose a category.' : MISSING_FIELDS) })

export const addOwnerSupplier = endpoint('POST /api/admin/suppliers', {
  summary: 'Add a listing',
  body: {
    businessName: businessName(MISSING_FIELDS),
    email: requiredEmail(MISSING_FIELDS),
    category,
    state: described(
      optional(z.enum(STATE_CODES, 'Please choose a state.')),
      'Taken from the address where it is left out, else Victoria.',
    ),
    phone: optional(Phone),
    website: optional(Website),
    address: optional(line(300)),
    suburb: optional(line(80)),
    postcode: optional(Postcode),
    description: optional(prose(5000)),
    abn: optional(Abn),
    isVerified: z._default(z.boolean('Please say true or false.'), false),
    evidence: z.optional(z.nullable(evidence)),
  },
  output: OwnerSupplier,
  status: 201,
})

export const updateOwnerSupplier = endpoint('PUT /api/admin/suppliers/:id', {
  summary: 'Change a listing, or its seal',
  description:
    'Fields that are left out do not change. `isVerified: false` takes seal and evidence away; `true` alone records who gave it and when.',
  params: { id: PathId },
  body: {
    businessName: z.optional(businessName(MISSING_FIELDS)),
    email: z.optional(requiredEmail(MISSING_FIELDS)),
    category: z.optional(category),
    state: clearable(z.enum(STATE_CODES, 'Please choose a state.')),
    phone: clearable(Phone),
    website: clearable(Website),
    address: clearable(line(300)),
    suburb: clearable(line(80)),
    postcode: clearable(Postcode),
    description: clearable(prose(5000)),
    abn: clearable(Abn),
    isVerified: z.optional(z.boolean('Please say true or false.')),
    evidence: z.optional(z.nullable(evidence)),
    version: described(z.optional(Count('version is the number that came with the listing.')), 'As in PUT /api/suppliers/:id.'),
  },
  output: OwnerSupplier,
})

export const getOwnerSupplier = endpoint('GET /api/admin/suppliers/:id', {
  isPrivate: true,
  summary: 'One supplier, suspended or not',
  params: { id: PathId },
  output: OwnerSupplier,
})
