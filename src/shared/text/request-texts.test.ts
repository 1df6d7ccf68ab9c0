import { describe, expect, test } from 'vitest'
import { requestRows, venueFacts } from './request-texts.ts'

const nothing = { quantity: null, timeline: null, urgency: null, deliveryLocation: null, specialRequirements: null, answers: [] }

describe('requestRows and venueFacts', () => {
  test('choices are shown by their labels, and fields without a value are left out', () => {
    expect(requestRows({ ...nothing, requirements: 'Beans', timeline: 'trial', urgency: 'opening' })).toEqual([
      ['Requirements', 'Beans'],
      ['Timeline', 'Trial order first'],
      ['Urgency', 'Opening soon'],
    ])
    expect(venueFacts({ venueType: 'fast-casual', seatingCapacity: null })).toEqual([['Venue type', 'Fast casual']])
  })

  test('equal answers are all shown, whether they repeat a field of the dialog or one another', () => {
    const answers = [
      { fieldId: 'weeklyConsumption', label: 'Weekly Consumption (kg)', value: 20 },
      { fieldId: 'boxes', label: 'Quantity', value: '20' },
      { fieldId: 'boxes-2', label: 'Quantity', value: '20' },
      { fieldId: 'what', label: 'What do you need', value: 'Beans' },
    ]
    expect(requestRows({ ...nothing, requirements: 'Beans', quantity: '20', answers })).toEqual([
      ['Requirements', 'Beans'],
      ['Quantity', '20'],
      ['Weekly Consumption (kg)', '20'],
      ['Quantity', '20'],
      ['Quantity', '20'],
      ['What do you need', 'Beans'],
    ])
  })

  test('an answer to a field of the dialog is shown beside it when the request has another value', () => {
    const answers = [{ fieldId: 'quantity', label: 'Boxes a week', value: '30' }]
    expect(requestRows({ ...nothing, requirements: 'Beans', quantity: '20', answers })).toContainEqual(['Boxes a week', '30'])
  })

  test("answers to a supplier's own form follow under their labels, without repeating fields of the dialog", () => {
    const answers = [
      { fieldId: 'quantity', label: 'Quantity', value: '12 kg' },
      { fieldId: 'timeline', label: 'Timeline', value: 'This month' },
      { fieldId: 'refrigeration', label: 'Refrigeration Available', value: false },
      { fieldId: 'weeklyCases', label: 'Weekly Cases/Units', value: 4 },
      { fieldId: 'other', label: 'Other', value: '' },
    ]
    expect(requestRows({ ...nothing, requirements: 'Soda', quantity: '12 kg', timeline: 'This month', answers })).toEqual([
      ['Requirements', 'Soda'],
      ['Quantity', '12 kg'],
      ['Timeline', 'This month'],
      ['Refrigeration Available', 'No'],
      ['Weekly Cases/Units', '4'],
    ])
  })
})
