/** Options of the quote dialog, value to label. */
export const VENUE_TYPES = {
  cafe: 'Cafe',
  restaurant: 'Restaurant',
  bistro: 'Bistro',
  'fast-casual': 'Fast casual',
  'fine-dining': 'Fine dining',
  bakery: 'Bakery',
  bar: 'Bar',
  hotel: 'Hotel',
  catering: 'Catering',
} as const
export const SEATING_CAPACITIES = {
  small: '1–30 seats',
  medium: '31–80',
  large: '81–150',
  xlarge: 'Over 150',
  takeaway: 'Takeaway only',
} as const
export const TIMELINES = {
  urgent: 'Urgent, this week',
  'menu-launch': 'Menu launch',
  seasonal: 'Seasonal change',
  expansion: 'Expansion or new site',
  review: 'Reviewing suppliers',
  trial: 'Trial order first',
} as const
export const URGENCIES = {
  planning: 'Planning ahead',
  standard: 'Standard',
  urgent: 'Urgent',
  emergency: 'Emergency',
  opening: 'Opening soon',
} as const
