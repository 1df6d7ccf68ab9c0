import type { CategoryName } from '#contract/options.ts'
import type { SocialProofEvent } from './social-proof.ts'

import type { HomeSection } from './home-section-order.ts'

/** What the owner has changed of the site; what is absent is as in the code. */
export type SiteContent = {
  /** Texts by key (site-texts). */
  texts: Record<string, string>
  /** The style sheet of the changed styles; empty where none is. */
  css: string
  /** The order of the home page. */
  sections?: HomeSection[]
}

/** What the home page says in figures and praise: invented samples, what the database has, or nothing. */
export type StatementMode = 'sample' | 'computed' | 'hidden'
export type Statements = { figures: StatementMode; testimonials: StatementMode }

/** Figures of the marketplace that are counted in the database. `newVenues` counts those of the last 30 days. */
export type Figures = { suppliers: number; categories: number; venues: number; newVenues: number; requests: number }
/** A five-star review. */
export type TestimonialReview = {
  name: string
  venue: string | null
  text: string
  supplierId: number
  supplier: string
  category: CategoryName
}

/** Facts about the site that every page needs. They are part of the page's HTML and need no request of their own. */
export type Site = {
  /** The origin of canonical links: `https://backdock.example`. */
  publicUrl: string
  /** Whether the site contains the demo marketplace. */
  isDemo: boolean
  proof: SocialProofEvent[]
  /** Where the owner has turned group buying on. */
  hasGroups?: boolean
  content: SiteContent
  statements: Statements
  /** With computed figures. */
  figures?: Figures
  /** With computed praise. */
  praise?: TestimonialReview[]
}
