import { textGroup } from './text-group.ts'

/** The search bar of the home page and of the listing. */
export const searchBarTexts = textGroup('listing', 'search', {
  category: 'Category',
  allCategories: 'All Categories',
  location: 'Location',
  locationExample: 'Suburb or postcode',
  text: 'What do you need?',
  textExample: 'Search suppliers...',
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
