import { describe, expect, test } from 'vitest'
import { defaultFields } from '#contract/quotes/quote-forms.ts'
import { changesBetween, changesOf, copyOf, editField, inOrder, moveField, newField, optionsIn, withField, without } from './fields.ts'

const form = defaultFields('Coffee & Tea')
const ids = (fields: readonly { id: string }[]) => fields.slice(4).map(({ id }) => id)
const orders = (fields: readonly { order: number }[]) => fields.map(({ order }) => order)
const [CONSUMPTION, FREQUENCY, EQUIPMENT, DATE] = ids(form) as [string, string, string, string]

describe('The fields of a quote form', () => {
  test('a new field is an optional text field, the last one, with its own id', () => {
    const one = newField()
    expect(withField(form, one).at(-1)).toEqual({
      id: one.id,
      label: 'New Field',
      type: 'text',
      required: false,
      placeholder: '',
      options: [],
      order: 9,
    })
    expect(newField().id).not.toBe(one.id)
  })

  test('fields are numbered from 1 after each addition, copy, deletion and move', () => {
    const copied = withField(form, copyOf(form[5]!), 6)
    expect(copied[6]).toEqual({ ...form[5], id: copied[6]!.id, order: 7 })
    expect(copied[6]!.id).not.toBe(FREQUENCY)
    const deleted = without(form, FREQUENCY)
    expect(ids(deleted)).toEqual([CONSUMPTION, EQUIPMENT, DATE])
    const put = moveField(form, DATE, 4)
    expect(ids(put)).toEqual([DATE, CONSUMPTION, FREQUENCY, EQUIPMENT])
    for (const fields of [copied, deleted, put]) expect(orders(fields)).toEqual(fields.map((_, at) => at + 1))
  })

  test("a field moves up and down, but never past the last field or before the dialog's own fields", () => {
    expect(ids(moveField(form, CONSUMPTION, 5))).toEqual([FREQUENCY, CONSUMPTION, EQUIPMENT, DATE])
    expect(ids(moveField(form, CONSUMPTION, 99))).toEqual([FREQUENCY, EQUIPMENT, DATE, CONSUMPTION])
    expect(moveField(form, CONSUMPTION, 99).at(-1)!.id).toBe(CONSUMPTION)
    expect(moveField(form, DATE, 0)[4]!.id).toBe(DATE)
    expect(moveField(form, 'of another form', 0)).toEqual(form)
  })

  test("the dialog's own fields come first, wherever a form has them", () => {
    expect(inOrder([...form.slice(4), ...form.slice(0, 4)])).toEqual(form)
  })

  test('options are split at commas and trimmed, without blank or repeated ones', () => {
    expect(optionsIn(' Whole beans , Espresso,, Filter,Espresso ,')).toEqual(['Whole beans', 'Espresso', 'Filter'])
    expect(optionsIn(' , ')).toEqual([])
  })

  test('changes are counted by field, a new order counts once, and an undone change does not count', () => {
    const extra = newField()
    const two = editField(withField(form, extra), DATE, { label: 'First delivery', required: true })
    expect(changesBetween(form, form)).toBe(0)
    expect(changesBetween(form, two)).toBe(2)
    expect(changesBetween(form, without(editField(two, DATE, { label: 'Preferred Delivery Date', required: false }), extra.id))).toBe(0)
    expect(changesBetween(form, without(form, FREQUENCY))).toBe(1)
    expect(changesBetween(form, moveField(form, DATE, 4))).toBe(1)
    expect(changesBetween(form, without(moveField(form, DATE, 4), DATE))).toBe(1)
    expect(changesBetween(form, editField(form, FREQUENCY, { options: ['Daily'] }))).toBe(1)
  })

  test('each question of the dialog that is asked in one of two forms only is a change', () => {
    const asked = { fields: form, leavesOut: ['quantity', 'urgency'] as const }
    expect(changesOf(asked, asked)).toBe(0)
    expect(changesOf(asked, { fields: form, leavesOut: ['urgency', 'venueType'] })).toBe(2)
    expect(changesOf(asked, { fields: without(form, DATE), leavesOut: [] })).toBe(3)
  })
})
