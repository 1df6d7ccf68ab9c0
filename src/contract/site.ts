import type { ProofEvent } from './social-proof.ts'

/** Facts about the site that every page needs. They are part of the page's HTML and need no request of their own. */
export type Site = {
  /** The origin of canonical links: `https://backdock.example`. */
  publicUrl: string
  /** Whether the site contains the demo marketplace. */
  isDemo: boolean
  proof: ProofEvent[]
}
