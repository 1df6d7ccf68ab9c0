import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint/endpoint.ts'
import { CATEGORIES, STATE_CODES } from '#contract/options.ts'
import { SearchMatch } from '#contract/directory/search-match.ts'
import { GST } from '#contract/suppliers/gst.ts'
import { OriginName } from '#contract/quotes/origins.ts'
import { cutAt, described, Email, Id, noControls, optional, PathId, Phone, text, Time, trimmed, Uuid } from '#contract/endpoint/values.ts'
import { WEEKDAYS } from './weekdays.ts'

/** One thing that, in the supplier's own words, sets it apart. */
export const Differentiator = z.object({ title: z.string(), description: z.string() })
export type Differentiator = z.output<typeof Differentiator>

/** A delivery that can still be ordered, and the last moment for that by the supplier's clock: "2026-11-30T12:00+11:00". */
export const NextDelivery = z.object({
  date: z.string(),
  orderBy: z.string(),
  words: described(z.object({ day: z.string(), time: z.string() }), 'Both for people: "Tue 1 Dec", "Mon 12 pm".'),
})
export type NextDelivery = z.output<typeof NextDelivery>

/** What is stored of a listing and lists have: its columns of these names. */
export const ListedColumns = z.object({
  id: Id,
  businessName: z.string(),
  category: z.enum(CATEGORIES),
  description: z.string(),
  logoUrl: z.nullable(z.string()),
  isVerified: z.boolean(),
  averageRating: described(z.string(), 'Text with one decimal: "4.7"; "0.0" without reviews.'),
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
  cutOff: described(
    z.nullable(z.string()),
    'Orders before this time ("14:30", by the clock where it is) on one day are part of the delivery of the next.',
  ),
  deliversOnHolidays: described(
    z.nullable(z.boolean()),
    'Whether it delivers on public holidays of its state; null when it has not said, which counts as no.',
  ),
  minimumOrderCents: z.nullable(z.int()),
  serviceArea: described(
    z.array(z.object({ from: z.string(), to: z.string() })),
    'The postcodes to which it delivers. Empty when it has not stated any.',
  ),
  isFeatured: described(z.boolean(), 'Whether it has an active paid plan.'),
})

/** A supplier in a list: all fields but `differentiators`, `abn`, `version` and `isClaimable`. */
export const SupplierRow = z.extend(ListedColumns, {
  promotion: described(
    z.nullable(z.object({ title: z.string(), endsOn: z.string() })),
    'What it offers today, the first to have started if it is more than one (GET /api/suppliers/:id/promotions has all). `endsOn` is the last day.',
  ),
  answersAtOnce: described(z.boolean(), 'Whether its price list answers requests with lines at once.'),
  delivers: described(
    z.optional(z.nullable(z.boolean())),
    'Only in a list with a location: whether the supplier delivers there; null when it has not stated a service area.',
  ),
  distanceKm: described(
    z.optional(z.nullable(z.number())),
    'Only in a list with a location: the distance from there to the supplier; null when its position is not known.',
  ),
  match: described(z.optional(SearchMatch), 'Only in a list with a search: why it is there. Missing where its category alone is why.'),
  found: described(
    z.optional(z.array(z.object({ item: z.string(), packSize: z.nullable(z.string()), priceCents: z.optional(z.nullable(z.int())) }))),
    'Only in a list with a search: up to three rows of its price list that are what is looked for, where it shows that; with prices, which are without GST, where it shows these.',
  ),
  nextDelivery: described(
    z.optional(z.nullable(NextDelivery)),
    'Only in a list with a location to which it delivers: its next delivery there; null when that is not known.',
  ),
})
export type SupplierRow = z.output<typeof SupplierRow>

/** What is stored of a listing and only its page has. */
export const DetailColumns = z.object({
  differentiators: z.array(Differentiator),
  abn: described(z.nullable(z.string()), 'Eleven digits without spaces; `abnInWords` groups them for display.'),
  version: described(z.int(), 'Increases with every saved change. Sent back on PUT, it detects an edit of an outdated copy.'),
})

export const Supplier = z.extend(SupplierRow, {
  ...DetailColumns.shape,
  isClaimable: described(
    z.boolean(),
    'Whether no account manages it, so that the people who run the business can claim it (POST /api/suppliers/:id/claims).',
  ),
  hasRange: described(z.optional(z.literal(true)), 'Only where it shows its price list: GET /api/suppliers/:id/range has it.'),
})
export type Supplier = z.output<typeof Supplier>

/** Why a listing is suspended, as its supplier reads it, and since when. */
export const Suspension = z.object({ reason: z.string(), at: Time })
export type Suspension = z.output<typeof Suspension>

const params = { id: PathId }

export const getSupplier = endpoint('GET /api/suppliers/:id', { summary: 'One supplier', params, output: Supplier })

const cutText = z.optional(z.string().check(cutAt(200), trimmed, noControls))
/** Called by the profile page. Counts one view per visitor and day (docs/behaviour/supplier-figures.md, Counters). */
export const addView = endpoint('POST /api/suppliers/:id/view', {
  summary: 'Count a profile view',
  params,
  body: {
    from: described(
      z.optional(z.object({ search: cutText, category: cutText, location: cutText, state: cutText })),
      'The filters of the listing that led to the profile, if one did.',
    ),
    /** The code in the link of the post that led to the profile, if one did (docs/behaviour/social-media.md, Social media). */
    post: cutText,
  },
})

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
  price: described(z.nullable(z.string()), 'Free text, shown as typed: "$31.50 / kg".'),
  origin: described(z.nullable(OriginName), 'Where seafood was harvested, wherever it was processed; null where it is not said.'),
  gst: described(z.optional(z.enum(GST)), 'What the supplier says of its GST; left out where it has not said.'),
  isSeafood: described(z.optional(z.boolean()), 'Where its title names seafood, of which a venue has to say the origin.'),
})
export type Product = z.output<typeof Product>
export const listProducts = endpoint('GET /api/suppliers/:id/featured-products', {
  summary: "A supplier's most popular products",
  params,
  output: z.array(Product),
})

/** A venue that a supplier works with. In URLs it is called "client logo". */
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
