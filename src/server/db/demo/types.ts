import type { CategoryName, StateCode } from '#contract/options.ts'
import type { DemoDelivery } from './delivery.ts'

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
  /** Without it, an established supplier has one of the rounds of its category, and any other does not say where it delivers. */
  delivery?: DemoDelivery
  profileViews: number
  contactInquiries: number
}

/** A supplier that is dealt reviews from the pool of its category. */
export type Established = DemoSupplier & {
  reviewCount: number
  /** The average its reviews are dealt towards, 0 without any; what buyers see is counted from the reviews themselves. */
  standing: number
  /** A review that matches speaks of what this supplier does not sell, and goes to one of the others. */
  notAbout?: RegExp
}

/** A supplier with few reviews or none, each written for it, the newest first. */
export type Newcomer = DemoSupplier & { reviews: DemoReview[] }

/** A review before it is given to a supplier and a customer. */
export type DemoReview = { rating: 1 | 2 | 3 | 4 | 5; text: string; tags: string[] }

/** What a supplier offers for a time; `product` is the title of one of its products. */
export type DemoPromotion = { title: string; text: string; price: string | null; product: string; startsOn: string; endsOn: string }
