import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { CATEGORIES, STATE_CODES } from './options.ts'
import { Email, Id, PathId, Phone, optional, text, Uuid } from './values.ts'
import { WEEKDAYS } from './weekdays.ts'

/** What a supplier says makes it different from the rest. */
export const Differentiator = z.object({ title: z.string(), description: z.string() })
export type Differentiator = z.output<typeof Differentiator>

/** A supplier as lists show it: everything but `differentiators`, `abn`, `version` and `isClaimable` (contract §3). */
export const SupplierRow = z.object({
  id: Id,
  businessName: z.string(),
  category: z.enum(CATEGORIES),
  description: z.string(),
  logoUrl: z.nullable(z.string()),
  isVerified: z.boolean(),
  /** One decimal, as text: "4.7"; without reviews "0.0". */
  averageRating: z.string(),
  totalReviews: z.int(),
  address: z.nullable(z.string()),
  suburb: z.nullable(z.string()),
  state: z.nullable(z.enum(STATE_CODES)),
  postcode: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  website: z.nullable(z.string()),
  tags: z.array(z.string()),
  profileViews: z.int(),
  inquiries: z.int(),
  deliveryDays: z.array(z.enum(WEEKDAYS)),
  /** Orders before it ("14:30", by the clock of its state) go out with the next delivery. */
  cutOff: z.nullable(z.string()),
  minimumOrderCents: z.nullable(z.int()),
  /** Where it delivers, by postcode. Empty: not said. */
  serviceArea: z.array(z.object({ from: z.string(), to: z.string() })),
  /** Has a paid plan that is active. */
  isFeatured: z.boolean(),
  /** In a list with a place: whether it delivers there; null where it has not said. */
  delivers: z.optional(z.nullable(z.boolean())),
  /** In a list with a place: from there to where the supplier stands; null where that is not known. */
  distanceKm: z.optional(z.nullable(z.number())),
})
export type SupplierRow = z.output<typeof SupplierRow>

export const Supplier = z.extend(SupplierRow, {
  differentiators: z.array(Differentiator),
  /** Eleven digits; shown in groups by `abnInWords`. */
  abn: z.nullable(z.string()),
  /** Rises with every saved change; given back on PUT it tells an old copy from the current one. */
  version: z.int(),
  /** No account manages it yet, so whoever runs the business can ask for it (POST /api/suppliers/:id/claims). */
  isClaimable: z.boolean(),
})
export type Supplier = z.output<typeof Supplier>

const params = { id: PathId }

export const getSupplier = endpoint('GET /api/suppliers/:id', { summary: 'One supplier', params, output: Supplier })

/** Sent by the profile page: one view per visitor and day (contract §3). */
export const addView = endpoint('POST /api/suppliers/:id/view', { summary: 'Count a profile view', params })

export const contactSupplier = endpoint('POST /api/suppliers/:id/contact', {
  summary: 'Ask a supplier to get in touch',
  params,
  body: { message: optional(text(2000)), email: optional(Email), phone: optional(Phone) },
  output: z.object({ status: z.literal('sent') }),
  status: 202,
})

export const Product = z.object({
  id: Uuid,
  title: z.string(),
  description: z.string(),
  imageUrl: z.nullable(z.string()),
  /** Shown as given: "$31.50 / kg". */
  price: z.nullable(z.string()),
})
export type Product = z.output<typeof Product>
export const listProducts = endpoint('GET /api/suppliers/:id/featured-products', {
  summary: "A supplier's most popular products",
  params,
  output: z.array(Product),
})

/** A venue that a supplier works with; "client logo" on the wire. */
export const Venue = z.object({ id: Uuid, venueName: z.string(), logoUrl: z.nullable(z.string()), description: z.nullable(z.string()) })
export type Venue = z.output<typeof Venue>
export const listVenues = endpoint('GET /api/suppliers/:id/client-logos', {
  summary: 'Venues that a supplier works with',
  params,
  output: z.array(Venue),
})

export const Picture = z.object({ id: Uuid, url: z.string(), alt: z.string() })
export type Picture = z.output<typeof Picture>
export const listPictures = endpoint('GET /api/suppliers/:id/images', {
  summary: "A supplier's uploaded pictures",
  params,
  output: z.array(Picture),
})

/** For the signed-in supplier: whose dashboard it is, and the four figures. */
export const getDashboard = endpoint('GET /api/dashboard/supplier', {
  isPrivate: true,
  summary: 'My listing and its figures',
  output: z.object({
    supplier: Supplier,
    /** `inquiries` are quote requests and contacts together. */
    stats: z.object({ profileViews: z.int(), inquiries: z.int(), averageRating: z.string(), totalReviews: z.int() }),
  }),
})
