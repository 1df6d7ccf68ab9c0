import { textGroup } from './text-group.ts'

/** A supplier in a list, on every page that has one. */
export const cardTexts = textGroup('listing', 'card', {
  verified: 'Verified',
  rating: '{rating} out of 5',
  oneReview: '1 review',
  reviews: '{count} reviews',
  unrated: 'No reviews yet',
  tags: 'Tags',
  moreTags: '+{count} more',
  call: 'Call',
  email: 'Email',
  profile: 'View profile',
  profileOf: 'of {supplier}',
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
  near: 'Less than 1 km away',
  distance: '{distance} km away',
})
