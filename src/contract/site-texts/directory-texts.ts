import { textGroup } from './text-group.ts'

/** A supplier in a list, on every page that has one. */
export const cardTexts = textGroup('listing', 'card', {
  verified: 'Verified',
  featured: 'Featured',
  featuredHelp: 'This supplier pays for this place.',
  rating: '{rating} out of 5',
  oneReview: '1 review',
  reviews: '{count} reviews',
  unrated: 'No reviews yet',
  onOffer: 'On offer',
  answersAtOnce: 'Answers at once',
  tags: 'Tags',
  moreTags: '+{count} more',
  call: 'Call',
  email: 'Email',
  profile: 'View profile',
  profileOf: 'of {supplier}',
  actions: 'Actions for {supplier}',
  addFavourite: 'Add {supplier} to favourites',
  removeFavourite: 'Remove {supplier} from favourites',
})

/** Where and when suppliers deliver, on cards, among the filters and in the title of the page. */
export const deliveryTexts = textGroup('listing', 'delivery', {
  name: 'Delivery',
  to: 'to {place}',
  within: 'in {place}',
  delivers: 'Delivers {destination}',
  orderBy: 'order by {time} the day before',
  next: 'Next delivery {day}, order by {time}',
  near: 'Less than 1 km away',
  distance: '{distance} km away',
})

/** The list of cards, and their boxes in bulk mode. */
export const listTexts = textGroup('listing', 'list', {
  name: 'Suppliers',
  featured: 'Featured places',
  silent: 'Does not say whether it delivers {destination}',
  select: 'Select {supplier}',
  full: '{count} suppliers at most',
  fullHelp: 'Clear one to choose another.',
})

/** The search bar of the home page and of the listing. */
export const searchBarTexts = textGroup('listing', 'search', {
  category: 'Category',
  allCategories: 'All Categories',
  location: 'Location',
  locationExample: 'Suburb or postcode',
  text: 'What do you need?',
  textExample: 'Search suppliers...',
  textKeys: 'Press / or Ctrl+K to search',
  search: 'Search',
  filters: 'Filters',
  places: 'Places',
  onePlace: '1 place',
  manyPlaces: '{count} places',
  locate: 'Use my location',
  locating: 'Finding your location...',
  located: 'Location: {place}',
  locateMissing: 'This browser cannot say where you are. Type your suburb or postcode instead.',
  locateDenied: 'Your browser did not share where you are. Type your suburb or postcode instead.',
  locateFailed: 'Your device could not find where it is. Type your suburb or postcode instead.',
})
