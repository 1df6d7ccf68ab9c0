import type { SiteOwner } from '#contract/site/site-owner.ts'
import type { Context } from '#server/context.ts'

/** Returns who runs the marketplace, as everybody may read it. */
export const siteOwnerOf = ({ contactEmail, business }: Context['config']): SiteOwner => ({ email: contactEmail, business })

/** Returns whether a reader of an email learns how to reach whoever has it sent, as the Spam Act 2003 wants of a newsletter. */
export const saysHowToReach = ({ email, business }: SiteOwner): boolean => email !== null || business !== null
