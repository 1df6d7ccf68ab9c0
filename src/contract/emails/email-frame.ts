import type { SiteOwner } from '#contract/site/site-owner.ts'

/** What the site adds to every email: who sends it, and the texts that the owner has changed, by key. */
export type EmailFrame = { operator: SiteOwner; texts: Readonly<Record<string, string>> }
