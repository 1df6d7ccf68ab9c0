import { describe, expect, test } from 'vitest'
import { defaultFields, type FormField, type FormName } from '#contract/quotes/quote-forms.ts'
import { inferredFromAnswers } from './inferred-from-answers.ts'

const TODAY = '2026-11-25'

/** Returns what is told by answers to fields of a default form, by their ids. */
const inferred = (form: FormName, given: Record<string, string>, change: (field: FormField) => FormField = (field) => field) => {
  const fields = defaultFields(form).slice(4).map(change)
  const answers = fields.map(({ id }) => ({ fieldId: id, value: given[id] ?? '' }))
  const { quantity, timeline, urgency } = inferredFromAnswers(fields, answers, TODAY)
  return [quantity?.value, timeline?.value, urgency?.value]
}

describe('toldByAnswers', () => {
  test('the amounts of every default form become a quantity that keeps its unit and how often', () => {
    expect(inferred('Coffee & Tea', { weeklyConsumption: '12' })[0]).toBe('12 kg a week')
    expect(inferred('Meat & Seafood', { weeklyVolume: '2.5' })[0]).toBe('2.5 kg a week')
    expect(inferred('Packaging', { monthlyQuantity: '10,000' })[0]).toBe('10,000 a month')
    expect(inferred('Beverages', { weeklyCases: '6' })[0]).toBe('6 cases/units a week')
    expect(inferred('Dairy', { weeklyMilkVolume: '40' })[0]).toBe('40 L a week')
    expect(inferred('Fresh Produce', { orderFrequency: 'Daily', specialHandling: '12 crates' })[0]).toBeUndefined()
  })

  test('an amount in words is taken as it was typed, and gets the period of its label only where it says none', () => {
    const asText = (field: FormField): FormField => ({ ...field, type: field.type === 'number' ? 'text' : field.type })
    expect(inferred('Coffee & Tea', { weeklyConsumption: '12 kg a week' }, asText)[0]).toBe('12 kg a week')
    expect(inferred('Coffee & Tea', { weeklyConsumption: '40 kg per month' }, asText)[0]).toBe('40 kg per month')
    expect(inferred('Coffee & Tea', { weeklyConsumption: ' 12 kg ' }, asText)[0]).toBe('12 kg a week')
    expect(inferred('Coffee & Tea', { weeklyConsumption: 'it varies' }, asText)[0]).toBeUndefined()
  })

  test('a number that cannot be read and a label that names no period tell nothing', () => {
    expect(inferred('Coffee & Tea', { weeklyConsumption: '1,5' })[0]).toBeUndefined()
    expect(inferred('Coffee & Tea', { weeklyConsumption: '12' }, (field) => ({ ...field, label: 'Seats' }))[0]).toBeUndefined()
  })

  test('a delivery date tells how urgent it is, and the timeline only within a week', () => {
    const on = (preferredDeliveryDate: string) => inferred('Coffee & Tea', { preferredDeliveryDate }).slice(1)
    expect(on('2026-11-25')).toEqual(['urgent', 'urgent'])
    expect(on('2026-12-01')).toEqual(['urgent', 'urgent'])
    expect(on('2026-12-02')).toEqual([undefined, 'standard'])
    expect(on('2026-12-23')).toEqual([undefined, 'planning'])
    expect(on('2026-11-24')).toEqual([undefined, undefined])
    expect(on('2026-1')).toEqual([undefined, undefined])
  })

  test('a date that is not one of a delivery tells nothing, nor do two dates', () => {
    const lease = (field: FormField): FormField => (field.type === 'date' ? { ...field, label: 'Lease expires' } : field)
    expect(inferred('Coffee & Tea', { preferredDeliveryDate: '2026-11-26' }, lease)).toEqual([undefined, undefined, undefined])
    const twoDates = (field: FormField): FormField =>
      field.id === 'weeklyConsumption' ? { ...field, type: 'date', label: 'Trial needed by' } : field
    const both = { preferredDeliveryDate: '2026-11-26', weeklyConsumption: '2026-12-30' }
    expect(inferred('Coffee & Tea', both, twoDates)).toEqual([undefined, undefined, undefined])
  })

  test('the timeline of the General form tells how urgent it is, unless the buyer only compares', () => {
    expect(inferred('General', { timeline: 'This month' })).toEqual([undefined, undefined, 'standard'])
    expect(inferred('General', { timeline: 'Just comparing' })).toEqual([undefined, undefined, undefined])
  })
})
