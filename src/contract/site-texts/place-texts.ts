import { textGroup } from './text-group.ts'

/** The line that says for which place suppliers are listed. */
export const placeTexts = textGroup('listing', 'place', {
  deliveringTo: 'Delivering to {place}',
  unknown: 'Location: {place}',
  none: 'Delivering to your venue?',
  add: 'Add your suburb',
  change: 'Change',
  clear: 'Clear',
})
