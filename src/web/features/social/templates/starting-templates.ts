import type { SocialTemplate } from '#contract/social/social-templates.ts'

type Starting = Omit<SocialTemplate, 'id'>
const common = { isDefault: false, isActive: true } as const

/** Templates to begin with. None is a default: nothing of them goes out by itself. */
export const STARTING_TEMPLATES: readonly Starting[] = [
  {
    ...common,
    templateName: 'New product',
    platform: 'facebook',
    postType: 'featured_product',
    contentTemplate:
      'New from {businessName}: {product}, {price}.\n\nWe deliver to cafes and restaurants. Ask us for a quote: {profileLink}',
    hashtagTemplate: '#cafe #wholesale #hospitality',
  },
  {
    ...common,
    templateName: 'Offer of the week',
    platform: 'instagram',
    postType: 'promotion',
    contentTemplate: '{offer}\n\nOnly for a short time, from {businessName} in {location}. The details are on our profile: {profileLink}',
    hashtagTemplate: '#cafe #wholesale #specialoffer',
  },
  {
    ...common,
    templateName: 'News in one line',
    platform: 'twitter',
    postType: 'featured_product',
    contentTemplate: '{product}, {price}. From {businessName}, {location}. {profileLink}',
    hashtagTemplate: '#wholesale',
  },
  {
    ...common,
    templateName: 'Profile update',
    platform: 'linkedin',
    postType: 'profile_update',
    contentTemplate:
      '{businessName} has news for cafes and restaurants: what we supply, where we deliver and how to order is up to date on our profile.\n\n{profileLink}',
    hashtagTemplate: '#hospitality #wholesale',
  },
]
