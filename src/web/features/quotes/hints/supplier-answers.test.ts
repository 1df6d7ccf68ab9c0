import { describe, expect, test } from 'vitest'
import { FIELD_TYPES, type FieldType, type FormField } from '#contract/quotes/quote-forms.ts'
import { nonBlankAnswers, answerProblem, startingAnswers } from './supplier-answers.ts'

const field = (type: FieldType, required = false): FormField => ({
  id: type,
  label: 'How much',
  type,
  required,
  placeholder: '',
  options: [],
  order: 1,
})

describe("The answers to a supplier's form", () => {
  test('answers start blank, or from a draft of the same form', () => {
    const draft = [{ fieldId: 'text', value: 'As before' }, { fieldId: 'checkbox', value: 'yes' }, { fieldId: 'deleted', value: 'x' }, null]
    expect(startingAnswers([field('text'), field('checkbox'), field('date')], draft)).toEqual([
      { fieldId: 'text', value: 'As before' },
      { fieldId: 'checkbox', value: false },
      { fieldId: 'date', value: '' },
    ])
    expect(startingAnswers([field('text'), field('number')], [], { text: 'Preston', number: '3' }).map(({ value }) => value)).toEqual([
      'Preston',
      '',
    ])
    expect(startingAnswers([field('text')], draft, { text: 'Preston' })).toEqual([{ fieldId: 'text', value: 'As before' }])
    expect(startingAnswers([field('text')], 'nonsense')).toEqual([{ fieldId: 'text', value: '' }])
  })

  test('a blank answer is left out, and an unticked checkbox is sent as no', () => {
    const typed = [
      { fieldId: 'text', value: ' ' },
      { fieldId: 'number', value: '12' },
      { fieldId: 'checkbox', value: false },
    ]
    expect(nonBlankAnswers(typed)).toEqual(typed.slice(1))
  })

  test('each type rejects invalid values, and only required fields must be answered', () => {
    const wrong = { number: 'twelve', email: 'ann', phone: 'none', date: '31/12/2026' } as const
    for (const [type, value] of Object.entries(wrong))
      expect([type, answerProblem(field(type as FieldType), value)]).not.toContain(undefined)
    const right = { number: '2.5', email: 'ann@cafe.example', phone: '+61 3 5550 0142', date: '2026-12-31', text: 'x', checkbox: true }
    for (const [type, value] of Object.entries(right))
      expect([type, answerProblem(field(type as FieldType), value)]).toEqual([type, undefined])
    for (const type of FIELD_TYPES.filter((one) => one !== 'checkbox')) {
      expect(answerProblem(field(type), ' ')).toBeUndefined()
      expect(answerProblem(field(type, true), ' ')).toBe('Please answer “How much”.')
    }
    expect(answerProblem(field('checkbox', true), false)).toBeUndefined()
  })
})
