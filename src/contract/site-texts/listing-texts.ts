import { NEAREST, SORTS } from '#contract/options.ts'
import { textGroup } from './text-group.ts'

/** The texts for search engines and the title of the window. `what` and the parts after it are put together in `suppliers`. */
export const listingPageTexts = textGroup('listing', 'page', {
  title: '{suppliers}',
  titleOfPage: '{suppliers}, page {page}',
  description:
    'Compare {count} {suppliers}: ratings, reviews and contact details. Ask one of them or fifty for a quote, free for cafes and restaurants.',
  all: 'Wholesale suppliers',
  allWithin: 'wholesale suppliers',
  ofCategory: '{category} suppliers',
  near: 'near {location}',
  deliver: 'that deliver {destination}',
  inState: 'in {state}',
  forSearch: 'for “{search}”',
  home: 'Home',
  suppliers: 'Suppliers',
})

export const countTexts = textGroup('listing', 'count', {
  loading: 'Loading...',
  unknown: 'Suppliers',
  one: '1 supplier found',
  many: '{count} suppliers found',
  more: '{count}+ suppliers found',
})

export const toolTexts = textGroup('listing', 'tools', {
  state: 'State',
  allStates: 'All States',
  sort: 'Sort by',
  bestMatch: 'Best match',
  distance: NEAREST.distance,
  rating: SORTS.rating,
  reviews: SORTS.reviews,
  name: SORTS.name,
  view: 'View',
  grid: 'Grid view',
  list: 'List view',
  table: 'Table view',
  bulk: 'Bulk Quote',
  skip: 'Skip to results',
})

export const chipTexts = textGroup('listing', 'categories', {
  name: 'Categories',
  all: 'All',
  overview: 'All categories',
  one: '1 supplier',
  many: '{count} suppliers',
})

export const filterTexts = textGroup('listing', 'filters', {
  name: 'Filters',
  more: 'More',
  count: '{count} in use',
  delivers: 'Delivers to me',
  where: 'Add your suburb to see who delivers to you.',
  verified: 'Verified',
  onOffer: 'On offer',
  answersAtOnce: 'Answers at once',
  deliverBy: 'Can deliver by',
  anyDay: 'Can deliver any day',
  byTomorrow: 'Can deliver by tomorrow',
  bySaturday: 'Can deliver by Saturday',
  minimum: 'Minimum order',
  anyMinimum: 'Any minimum order',
  minimumUpTo: 'Minimum order up to {amount}',
  rating: 'Rating',
  anyRating: 'Any rating',
  ratingFrom: '{stars} stars and up',
  inUse: 'Filters in use',
  remove: 'Remove filter:',
  clear: 'Clear all',
  show: 'Show suppliers',
  showOne: 'Show 1 supplier',
  showMany: 'Show {count} suppliers',
})

export const readingTexts = textGroup('listing', 'reading', {
  corrected: 'Showing {corrected} for {search}.',
  instead: 'Search instead for',
  matches: 'Showing matches for {words}.',
  oneLeftOut: '{words} was left out.',
  leftOut: '{words} were left out.',
  unknownPlace: 'We do not know a place called “{location}”. Check the spelling or use a postcode.',
  notKnown: 'We do not know a place called “{location}”.',
  meant: 'Did you mean {place}?',
  place: 'Place: {place}.',
  or: 'Or',
  deliverBy: 'Can deliver by {day}.',
  nearest: 'None of them delivers to {place}. The nearest come first.',
})

export const emptyTexts = textGroup('listing', 'empty', {
  title: 'No suppliers found',
  help: 'Try fewer words, another state or a place nearby.',
  all: 'View All Suppliers',
  blocked: 'There are some without one of the filters:',
  blocking: 'Filters in the way',
  removeOne: 'Remove {filter}: 1 supplier',
  removeMany: 'Remove {filter}: {count} suppliers',
  category: '{category} suppliers may have it:',
  one: 'see the one',
  many: 'see all {count}',
  uncounted: 'see all',
  noPage: 'There is no page {page}',
  noPageHelp: 'The list has become shorter, or the address has a typing mistake.',
  firstPage: 'Back to the first page',
  failed: 'Failed to fetch suppliers',
  retry: 'Try again',
  retrying: 'Trying...',
})

export const alertTexts = textGroup('listing', 'alert', {
  title: 'Tell me when somebody lists it',
  once: 'One email, once, when a search for “{search}” finds a supplier.',
  onceNear: 'One email, once, when a search for “{search}” near {location} finds a supplier.',
  privacy: 'What we do with your address',
  email: 'Email',
  send: 'Tell me',
  sending: 'Sending...',
  sent: 'We will email {email} once, when somebody lists “{search}”.',
})

export const pagerTexts = textGroup('listing', 'pages', {
  name: 'Pages',
  previous: 'Previous',
  next: 'Next',
  what: 'page',
  number: 'Page',
})

export const bulkTexts = textGroup('listing', 'bulk', {
  name: 'Bulk quote',
  selected: '{count} selected',
  clear: 'Clear',
  send: 'Send Bulk Quote Request',
})
