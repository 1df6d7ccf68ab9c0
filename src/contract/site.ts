/** One slip of the social-proof toast: somebody near you looked, or asked (public-side §2, contract §5); `category` is ready for "a packaging supplier". */
export type ProofEvent = { kind: 'view' | 'quote'; venueType: string; location: string; category: string; isExample: boolean }

/** What every page knows of the site it belongs to; it comes with the page, by no call of its own. */
export type Site = {
  /** Origin of canonical links: `https://backdock.example`. */
  publicUrl: string
  /** Marks the page of a site that holds the demo marketplace. */
  isDemo: boolean
  proof: ProofEvent[]
}
