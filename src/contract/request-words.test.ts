import { expect, test } from 'vitest'
import { askedFor, venueFacts } from './request-words.ts'

const nothing = { quantity: null, timeline: null, urgency: null, deliveryLocation: null, specialRequirements: null, answers: [] }

test('choices are told by their labels, and what was not given is left out', () => {
  expect(askedFor({ ...nothing, requirements: 'Beans', timeline: 'trial', urgency: 'opening' })).toEqual([
    ['Requirements', 'Beans'],
    ['Timeline', 'Trial order first'],
    ['Urgency', 'Opening soon'],
  ])
  expect(venueFacts({ venueType: 'fast-casual', seatingCapacity: null })).toEqual([['Venue type', 'Fast casual']])
})

test("answers to a supplier's own form follow under their labels, and none is told twice", () => {
  const answers = [
    { fieldId: 'quantity', label: 'Quantity', value: '12 kg' },
    { fieldId: 'timeline', label: 'Timeline', value: 'This month' },
    { fieldId: 'refrigeration', label: 'Refrigeration Available', value: false },
    { fieldId: 'weeklyCases', label: 'Weekly Cases/Units', value: 4 },
    { fieldId: 'other', label: 'Other', value: '' },
  ]
  expect(askedFor({ ...nothing, requirements: 'Soda', quantity: '12 kg', timeline: 'This month', answers })).toEqual([
    ['Requirements', 'Soda'],
    ['Quantity', '12 kg'],
    ['Timeline', 'This month'],
    ['Refrigeration Available', 'No'],
    ['Weekly Cases/Units', '4'],
  ])
})
