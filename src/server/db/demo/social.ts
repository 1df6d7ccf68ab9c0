import type { PostType, SocialPlatform } from '#contract/social/social-options.ts'

/** A post of a demo supplier, by how many days it is from the day on which the demo is loaded, at an hour by its clock. */
export type DemoPost = {
  platform: SocialPlatform
  postType: PostType
  content: string
  hashtags: string[]
  days: number
  hour: number
  /** Left out, it is posted where its time has passed, else scheduled. */
  status?: 'draft' | 'failed'
  errorMessage?: string
  /** Profile visits that came from it. */
  visits?: number
}

/** What a demo supplier has on social media. */
export type DemoSocial = {
  accounts: { platform: SocialPlatform; accountName: string }[]
  templates: { templateName: string; platform: SocialPlatform; postType: PostType; contentTemplate: string; hashtagTemplate: string }[]
  posts: DemoPost[]
}

/** The posts of demo suppliers, by their names. */
export const DEMO_SOCIAL: Record<string, DemoSocial> = {
  'Tin Shed Coffee': {
    accounts: [
      { platform: 'facebook', accountName: 'Tin Shed Coffee' },
      { platform: 'linkedin', accountName: 'Tin Shed Coffee Roasters' },
    ],
    templates: [
      {
        templateName: 'New on the bench',
        platform: 'facebook',
        postType: 'featured_product',
        contentTemplate: 'On the cupping bench this week: {product}, {price}. Ask for a sample bag: {profileLink}',
        hashtagTemplate: '#wholesalecoffee #{category}',
      },
      {
        templateName: 'Offer of the month',
        platform: 'facebook',
        postType: 'promotion',
        contentTemplate: '{offer}. For venues around {location} and wherever the van goes: {profileLink}',
        hashtagTemplate: '#cafelife',
      },
    ],
    posts: [
      {
        platform: 'facebook',
        postType: 'featured_product',
        content: 'Shed Blend came off the roaster at six this morning. Chocolate, hazelnut, low acid, and built for milk. {profileLink}',
        hashtags: ['wholesalecoffee', 'prestonmarket'],
        days: -20,
        hour: 7,
        visits: 9,
      },
      {
        platform: 'linkedin',
        postType: 'manual',
        content:
          'We lend a serviced grinder to accounts over 8 kg a week, and swap it the same day if it fails. How that works: {profileLink}',
        hashtags: ['hospitality'],
        days: -13,
        hour: 8,
        visits: 4,
      },
      {
        platform: 'facebook',
        postType: 'promotion',
        content: 'Ten kilos of Shed Blend for the price of nine, on the first order of a venue that is new to us. {profileLink}',
        hashtags: ['cafelife'],
        days: -6,
        hour: 7,
        visits: 14,
      },
      {
        platform: 'instagram',
        postType: 'featured_product',
        content: 'Kenya Nyeri AA: blackcurrant and grapefruit, for filter and batch.',
        hashtags: ['singleorigin'],
        days: -3,
        hour: 7,
        status: 'failed',
        errorMessage: 'Instagram needs a picture. Please choose one.',
      },
      {
        platform: 'facebook',
        postType: 'featured_product',
        content: 'Back Fence Decaf is roasted a shade darker, so that it holds up in a flat white. {profileLink}',
        hashtags: ['decaf'],
        days: 3,
        hour: 7,
      },
      {
        platform: 'linkedin',
        postType: 'manual',
        content: 'Two hours of training on your bench every quarter, at your machine, with your milk. {profileLink}',
        hashtags: ['barista'],
        days: 6,
        hour: 8,
      },
      {
        platform: 'facebook',
        postType: 'manual',
        content: 'Warm weekend ahead? Cold Brew Concentrate, one to four with water. {profileLink}',
        hashtags: ['coldbrew'],
        days: 9,
        hour: 7,
        status: 'draft',
      },
    ],
  },
  'Night Ferry Roasters': {
    accounts: [{ platform: 'twitter', accountName: '@nightferry' }],
    templates: [],
    posts: [
      {
        platform: 'twitter',
        postType: 'manual',
        content: 'Vans loaded by four again. One wholesale price list, no volume tiers: {profileLink}',
        hashtags: ['sydneycoffee'],
        days: -8,
        hour: 6,
        visits: 3,
      },
      {
        platform: 'twitter',
        postType: 'manual',
        content: 'Seven single origins on the list this month. {profileLink}',
        hashtags: ['singleorigin'],
        days: 4,
        hour: 6,
      },
    ],
  },
}
