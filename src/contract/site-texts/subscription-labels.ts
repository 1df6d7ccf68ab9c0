import { labelled, line, paragraph } from './labelled-texts.ts'
import {
  benefitTexts,
  subscriberTexts,
  subscriptionPageTexts,
  subscriptionPriceTexts,
  supplierTestimonialTexts,
} from './subscription-texts.ts'

/** What the editor says of the texts (subscription-texts.ts). The prices themselves are those that are sold. */
export const subscriptionLabels = [
  labelled(subscriptionPageTexts, 'Top of the page', {
    title: line('Heading', { most: 70 }),
    description: paragraph('Description in the browser', { most: 300 }),
  }),
  labelled(subscriberTexts, 'Without a listing', {
    title: line('Not signed in: heading'),
    text: line('Not signed in: text'),
    signIn: line('Not signed in: button'),
    othersTitle: line('Accounts without a listing: heading'),
    others: paragraph('Accounts without a listing: text'),
    browse: line('Accounts without a listing: button'),
    membersTitle: line('Accounts that work on another’s listing: heading'),
    members: paragraph('Accounts that work on another’s listing: text'),
  }),
  labelled(subscriptionPriceTexts, 'Price', {
    heading: line('Heading of the slip'),
    own: line('Heading of the slip with the own plan'),
    perMonth: line('Unit of the price'),
    monthly: line('Billed monthly', { variables: ['gst'] }),
    yearly: line('Billed yearly', { variables: ['price', 'gst'] }),
    guarantee: line('Guarantee', { variables: ['days'] }),
    others: line('Link to all plans'),
  }),
  labelled(benefitTexts, 'Benefits', {
    title: line('Heading'),
    featured: line('Benefit 1'),
    featuredText: paragraph('Text of benefit 1'),
    promotions: line('Benefit 2'),
    promotionsText: paragraph('Text of benefit 2', { variables: ['promotions'] }),
    reviews: line('Benefit 3'),
    reviewsText: paragraph('Text of benefit 3'),
    analytics: line('Benefit 4'),
    analyticsText: paragraph('Text of benefit 4'),
    profile: line('Benefit 5'),
    profileText: paragraph('Text of benefit 5', { variables: ['pictures'] }),
    verified: line('Benefit 6'),
    verifiedText: paragraph('Text of benefit 6'),
  }),
  labelled(supplierTestimonialTexts, 'Testimonials', {
    title: line('Heading'),
    text1: paragraph('Testimonial 1'),
    name1: line('Name 1'),
    business1: line('Business 1'),
    text2: paragraph('Testimonial 2'),
    name2: line('Name 2'),
    business2: line('Business 2'),
    text3: paragraph('Testimonial 3'),
    name3: line('Name 3'),
    business3: line('Business 3'),
  }),
]
