import type { ProofEvent } from './social-proof.ts'

/** What every page knows of the site it belongs to; it comes with the page, by no call of its own. */
export type Site = {
  /** Origin of canonical links: `https://backdock.example`. */
  publicUrl: string
  /** Marks the page of a site that holds the demo marketplace. */
  isDemo: boolean
  proof: ProofEvent[]
}
