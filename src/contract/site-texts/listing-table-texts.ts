import { textGroup } from './text-group.ts'

/** The table view of the listing. */
export const tableTexts = textGroup('listing', 'table', {
  name: 'Suppliers compared',
  supplier: 'Supplier',
  category: 'Category',
  place: 'Place',
  delivers: 'Delivers',
  minimum: 'Minimum order',
  rating: 'Rating',
  answers: 'Answers within',
  yes: 'Yes',
  unknown: 'not known',
  hours: '{count} h',
  oneDay: '1 day',
  days: '{count} days',
})
