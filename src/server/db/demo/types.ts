import type { CategoryName, StateCode } from '#contract/options.ts'

/** One listing of the demo marketplace, as its supplier would have filled it in. */
export type DemoSupplier = {
  businessName: string
  category: CategoryName
  description: string
  tags: string[]
  /** Street and number only. */
  address: string
  suburb: string
  state: StateCode
  postcode: string
  /** International form, from the number ranges set aside for fiction: `+61 3 5550 0142`. */
  phone: string
  email: string
  website: string | null
  isVerified: boolean
  hasLogo: boolean
  /** Two or three, or none: then the profile shows those of its category. */
  differentiators: { title: string; description: string }[]
  /** `price` is shown as given: `$31.50 / kg`. */
  products: { title: string; description: string; price: string | null }[]
  /** Names of venues it supplies. */
  venues: string[]
  reviewCount: number
  /** The average its reviews are dealt towards, 0 without any; what buyers see is counted from the reviews themselves. */
  standing: number
  /** A review that matches speaks of what this supplier does not sell, and goes to one of the others. */
  notAbout?: RegExp
  profileViews: number
  contactInquiries: number
}

/** A review before it is given to a supplier and a customer. */
export type DemoReview = { rating: 1 | 2 | 3 | 4 | 5; text: string; tags: string[] }

/** What a supplier offers for a time; `product` is the title of one of its products. */
export type DemoOffer = { title: string; text: string; price: string | null; product: string; startsOn: string; endsOn: string }
