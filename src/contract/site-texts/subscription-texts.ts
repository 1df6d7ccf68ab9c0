import { textGroup } from './text-group.ts'

export const subscriptionPageTexts = textGroup('subscription', 'page', {
  title: 'Subscription',
  description: 'Subscribe your listing to a plan, pay for it, and change or cancel it.',
})

/** What somebody reads who cannot subscribe. */
export const subscriberTexts = textGroup('subscription', 'account', {
  title: 'Authentication Required',
  text: 'Please sign in to manage your subscription.',
  signIn: 'Sign In',
  othersTitle: 'Plans are for suppliers',
  others: 'A plan gives a listing more room and shows it before others. Your account has no listing, and costs nothing.',
  browse: 'Browse suppliers',
  membersTitle: 'The plan of this listing',
  members: 'You work on this listing. Whoever manages it looks after its plan, its card and its invoices.',
})

/** The slip with the price. */
export const subscriptionPriceTexts = textGroup('subscription', 'price', {
  heading: 'Plan for suppliers',
  own: 'Your plan',
  perMonth: 'per month',
  monthly: 'Billed monthly, cancel anytime. Includes {gst} GST.',
  yearly: '{price} billed once a year, cancel anytime. Includes {gst} GST.',
  guarantee: '{days}-day money-back guarantee.',
  others: 'Compare the plans',
})

export const benefitTexts = textGroup('subscription', 'benefits', {
  title: 'What your listing gets',
  featured: 'Featured listing',
  featuredText: 'A turn in the two places above the list, which change every hour.',
  promotions: 'Automated promotions',
  promotionsText: 'Up to {promotions} at the same time, each shown and taken down on its days.',
  reviews: 'Customer reviews',
  reviewsText: 'Cafes and restaurants rate you, and you answer. Free with every listing.',
  analytics: 'Analytics dashboard',
  analyticsText: 'How many looked at you, and the searches that led them there.',
  profile: 'Profile management',
  profileText: 'Text and products as every listing has, and up to {pictures} pictures.',
  verified: 'Verified badge',
  verifiedText: 'For suppliers whose business details have been checked. Free with every listing.',
})

/** Samples: shown as the praise on the home page is (docs/behaviour/site-content.md, Figures and praise). */
export const supplierTestimonialTexts = textGroup('subscription', 'testimonials', {
  title: 'Suppliers with a plan',
  text1: 'Four new cafes in the first month, and each of them found us by looking for oat milk.',
  name1: 'Priya Nair',
  business1: 'Half Moon Dairy, Richmond',
  text2: 'The Monday promotion sells what the market leaves us with on Sunday. It used to go to the pigs.',
  name2: 'Colin Tran',
  business2: 'Footscray Greens, Footscray',
  text3: 'I see what people search for before they ask me. We stock two more beans because of it.',
  name3: 'Ruth Abela',
  business3: 'Tin Shed Coffee, Preston',
})
