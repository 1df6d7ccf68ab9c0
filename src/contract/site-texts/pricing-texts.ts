import { textGroup } from './text-group.ts'

export const pricingPageTexts = textGroup('pricing', 'page', {
  title: 'Plans and prices for suppliers',
  description:
    'What a plan costs a supplier by the month and by the year, in Australian dollars with GST, and what each one gives. Free for cafes and restaurants.',
})

export const pricingHeadTexts = textGroup('pricing', 'head', {
  title: 'Plans for suppliers',
  lede: 'Cafes and restaurants pay nothing, and a listing is free. A plan gives it more room and tells you more about who is looking.',
})

/** `stage` is the owner's setting that new subscriptions are priced by; the rest is shown while the beta lasts. */
export const betaStageTexts = textGroup('pricing', 'beta', {
  stage: 'running',
  label: 'Free beta',
  banner: 'Listing your business costs nothing. A plan is your choice.',
  title: 'While the beta lasts',
  price: '{price} a month for {plan}',
  terms:
    'The list price is {list}. Start now and you save {saving} each month, until we tell you by email, at least {days} days before, that you pay the list price.',
  start: 'Get started',
})

export const intervalTexts = textGroup('pricing', 'interval', {
  name: 'How often you pay',
  month: 'Monthly',
  year: 'Annual',
})

export const planTexts = textGroup('pricing', 'plans', {
  name: 'Plans',
  popular: 'Most popular',
  starterSubtitle: 'To be found',
  starterValue: 'A turn in the places above the list, and the searches that led to yours.',
  professionalSubtitle: 'To grow',
  professionalValue: 'More pictures, more promotions, and your figures in an email every week.',
  enterpriseSubtitle: 'For a team',
  enterpriseValue: 'Pictures without a limit, a team on one listing, and somebody on the phone.',
  total: 'Total value {value}',
  guarantee: '{days}-day money-back guarantee',
})

export const priceTexts = textGroup('pricing', 'prices', {
  perMonth: 'a month',
  monthly: 'Billed monthly, includes {gst} GST.',
  yearly: '{price} billed once a year, includes {gst} GST.',
  cheaper: '{price} a month when billed once a year: saves {saving} a year.',
  saves: 'Saves {saving} a year against monthly billing.',
  beta: 'Beta price, sold by the month. After the beta {list} a month, or {yearly} a month billed once a year, which saves {saving} a year.',
})

export const planActionTexts = textGroup('pricing', 'actions', {
  start: 'Get started',
  startWith: 'with {plan}',
  choose: 'Choose {plan}',
  change: 'Change to {plan}',
  yours: 'Your plan',
  manage: 'Manage your plan',
  unsold: 'Cannot be bought here yet',
  buyers: 'Plans are for suppliers. Your account is free.',
})

/** What plans give (plan-features.ts), by the names there, and how much of it. */
export const featureTexts = textGroup('pricing', 'features', {
  pictures: 'Pictures in your gallery',
  promotions: 'Promotions at the same time',
  featured: 'A turn in the two featured places above the list',
  searches: 'Searches that led to your listing',
  median: 'The median of your category beside your figures',
  weekly: 'Weekly email with your figures',
  users: 'People who work on the listing',
  events: 'All events of your listing as a CSV file',
  verification: 'Verification answered',
  support: 'Support',
  guarantee: 'Money-back guarantee',
  included: 'Included',
  notIncluded: 'Not included',
  unlimited: 'Unlimited',
  inPractice: 'up to {most} in practice',
  businessDay: 'within {days} business day',
  days: '{days} days',
  email: 'Email, answered within {hours} hours',
  phone: 'Phone, answered within {hours} hours',
})

export const supportTexts = textGroup('pricing', 'support', {
  phone: '',
  number: 'Phone support:',
  withPlan: 'You ask for a call in your dashboard, and we ring you.',
})

export const comparisonTexts = textGroup('pricing', 'comparison', {
  title: 'Compare the plans',
  name: 'Plans side by side',
  feature: 'What you get',
  none: 'No plan',
  free: 'Free',
  monthly: 'Price a month, billed monthly',
  yearly: 'Price a month, billed once a year',
  saving: 'Saving in a year',
  notYet: 'after the beta',
  note: 'All prices in Australian dollars, GST included.',
})

/** Marketing figures: shown, computed or hidden as those of the home page are (docs/behaviour/site-content.md, Figures and praise). */
export const pricingClaimTexts = textGroup('pricing', 'figures', {
  sample: 'Sample figures',
  name: 'The marketplace in numbers',
  figure1: '54+',
  label1: 'beta suppliers',
  figure2: '2,847+',
  label2: 'suppliers',
  figure3: '3x',
  label3: 'more leads',
  figure4: '5 minutes',
  label4: 'setup',
  suppliers: 'suppliers listed',
  venues: 'cafes and restaurants',
  requests: 'quote requests sent',
})

export const questionTexts = textGroup('pricing', 'questions', {
  title: 'Questions about plans',
  question1: 'Do I need a plan?',
  answer1:
    'No. A listing is free and receives quote requests like any other. Without a plan it has {pictures} pictures in its gallery and {promotions} promotion at a time.',
  question2: 'Can I change or cancel my plan?',
  answer2:
    'At any time. A larger plan starts at once, a smaller one with your next billing cycle. There is no long-term contract: if you cancel, the plan runs until the end of what you have paid for.',
  question3: 'What if it is not for me?',
  answer3:
    'Ask for your money back within {starter} days of your first payment for Starter, {professional} days for Professional and {enterprise} days for Enterprise. The plan then ends, and what you paid for the days you did not use comes back. It works once for each listing.',
  question4: 'Is GST included, and can my price change?',
  answer4:
    'Every price is in Australian dollars and includes GST, and every payment comes with a tax invoice. Before your plan costs another price we tell you by email, at least {days} days ahead.',
})

export const pricingCallTexts = textGroup('pricing', 'call', {
  title: 'Put your label on the dock.',
  start: 'Register as a supplier',
  ownPlan: 'Your plan and invoices',
  ownDashboard: 'Your dashboard',
})
