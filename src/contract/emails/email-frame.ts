import type { SiteOwner } from '#contract/site/site-owner.ts'

/**
 * What the site adds to every email: who sends it, the texts that the owner has changed, by key, and whether replies about a request come in as
 * its messages.
 */
export type EmailFrame = { operator: SiteOwner; texts: Readonly<Record<string, string>>; takesReplies?: boolean }
