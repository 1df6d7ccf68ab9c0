import { textGroup } from './text-group.ts'

/** Whether the home page shows figures and praise, and which (docs/behaviour/site-content.md, Figures and praise). */
export const claimTexts = textGroup('home', 'claims', {
  figures: 'automatic',
  testimonials: 'automatic',
  example: 'Example',
})

export const pageTexts = textGroup('home', 'page', {
  title: 'Wholesale suppliers for cafes and restaurants',
  description:
    'Find wholesale suppliers for your cafe or restaurant anywhere in Australia: compare ratings, ask several for a quote at once, and pay nothing for access.',
})

export const heroTexts = textGroup('home', 'hero', {
  sample: 'Sample figures',
  title: 'Find your next supplier before the morning rush',
  lede: '2,847 Australian cafes and restaurants have joined. They compare 500+ pre-screened suppliers, save up to 40% on what they buy, and pay nothing for access.',
  ledeComputed:
    '{venues} Australian cafes and restaurants have joined. They compare {suppliers} suppliers side by side, and pay nothing for access.',
  ledePlain:
    'Australian cafes and restaurants compare suppliers here side by side, ask several for a quote at once, and pay nothing for access.',
  start: 'Start saving',
  browse: 'Browse suppliers',
  fine: 'Completely free. No credit card. Instant access.',
  joined: '**2,847** businesses in the last 30 days, **+12** in the last hour',
  joinedComputed: '**{newVenues}** businesses in the last 30 days',
  picture: '',
  pictureAlt: 'Cartons of produce, milk, coffee and bread stacked on a pallet, with a magpie on top',
})

export const searchTexts = textGroup('home', 'search', {
  examples: 'For example:',
  words: 'oat milk, compostable cups, sourdough, grinder service, free-range eggs',
})

export const categoryTexts = textGroup('home', 'categories', {
  title: 'What does your kitchen need?',
  all: 'All {categories} categories',
  one: '1 supplier',
  many: '{count} suppliers',
})

export const featuredTexts = textGroup('home', 'featured', {
  title: 'Featured suppliers',
  all: 'View All Suppliers',
  none: 'No supplier is featured yet. The listing shows everyone.',
  failed: 'The featured suppliers could not be loaded',
  retry: 'Try again',
})

export const betaTexts = textGroup('home', 'beta', {
  title: 'Tell us what is broken',
  promise:
    'All features are free to test during the beta. Join the program and you get the changes first and a direct line to the people making them.',
  email: 'Your email',
  privacy: 'What we do with your address',
  join: 'Join Beta Program',
  joining: 'Joining...',
  joined: 'You are in the beta program',
  next: 'We noted **{email}**. News and questions about the beta go there, and nothing else.',
  withoutScript: 'Joining takes JavaScript, which is off in this browser. Turn it on for this site and the form is here.',
})

export const closingTexts = textGroup('home', 'closing', {
  title: 'The door is up. Come in.',
  who: 'What do you do?',
  venue: 'I run a venue',
  venueHelp: 'A cafe, restaurant or kitchen. Always free.',
  supplier: 'I supply venues',
  supplierHelp: 'You get a listing, and requests from venues.',
  email: 'Email',
  join: 'Join free',
  browse: 'Browse suppliers',
  dashboard: 'Go to the dashboard',
})
