import type { PostType } from '#contract/social/social-options.ts'
import type { SocialTemplate } from '#contract/social/social-templates.ts'
import { itemAt } from '#shared/item-at.ts'

/** A text that posts are made from. */
export type PostTemplate = Pick<SocialTemplate, 'contentTemplate' | 'hashtagTemplate'>

const PRODUCT = 'You can now order {product} from {businessName}.'
const REACH = 'Cafes and restaurants can ask us for a price here: {profileLink}'

/** What is written where a supplier has no template: only what is known, and nothing about how good it is. */
const TEXTS: Record<Exclude<PostType, 'manual'>, PostTemplate[]> = {
  profile_update: [
    { contentTemplate: `{businessName} has updated its profile. Have a look at what is new: {profileLink}`, hashtagTemplate: '' },
  ],
  promotion: [{ contentTemplate: `{offer} at {businessName}. All about the offer is on our profile: {profileLink}`, hashtagTemplate: '' }],
  // In turn, so that a plan does not say the same three times a week.
  featured_product: [
    { contentTemplate: `${PRODUCT} ${REACH}`, hashtagTemplate: '' },
    {
      contentTemplate: `{product} is part of our range. If you run a cafe or restaurant, ask us for a quote: {profileLink}`,
      hashtagTemplate: '',
    },
    {
      contentTemplate: `From {businessName}: {product}. See it with the rest of our range on our profile: {profileLink}`,
      hashtagTemplate: '',
    },
  ],
}

/** Returns the built-in text of a type; of several it is the one in that place. */
export const builtInText = (type: Exclude<PostType, 'manual'>, place = 0): PostTemplate => itemAt(TEXTS[type], place % TEXTS[type].length)
