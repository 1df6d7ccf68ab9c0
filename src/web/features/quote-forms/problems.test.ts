import { describe, expect, test } from 'vitest'
import { defaultFields } from '#contract/quotes/quote-forms.ts'
import { editField } from './fields.ts'
import { problemsOf } from './problems.ts'

const form = defaultFields('Coffee & Tea')
const [consumption, frequency] = form.slice(4)

describe('problemsOf', () => {
  test('a complete form has no problems', () => {
    expect(problemsOf(form).size).toBe(0)
  })

  test('a field without a label and a select without options each have a problem at that property', () => {
    const broken = editField(editField(form, consumption!.id, { label: ' ' }), frequency!.id, { options: [] })
    expect([...problemsOf(broken)]).toEqual([
      [consumption!.id, { label: 'Please give every field a label.' }],
      [frequency!.id, { options: 'Please give at least one option to choose from.' }],
    ])
    expect(problemsOf(editField(form, frequency!.id, { type: 'text', options: [] })).size).toBe(0)
  })

  test('a text that is too long is a problem', () => {
    const wordy = editField(form, consumption!.id, { placeholder: 'x'.repeat(201) })
    expect(problemsOf(wordy).get(consumption!.id)).toEqual({ placeholder: 'Please keep this to 200 characters or fewer.' })
  })
})
