import type { SocialPost } from '#contract/social/social-posts.ts'
import { fillVariables } from '#shared/social/social-variables.ts'

/** Returns the text of a post as its readers see it: with its own link to the profile. */
export const shownText = ({ content, profileLink }: Pick<SocialPost, 'content' | 'profileLink'>, origin = location.origin): string =>
  fillVariables(content, { profileLink: origin + profileLink })
