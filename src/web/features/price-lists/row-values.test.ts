import { describe, expect, test } from 'vitest'
import { changedFields, draftIn, fieldOfPath, problemsIn, rowOf, valuesOf } from './row-values.ts'

const ROW = {
  code: null,
  item: 'Milk',
  packSize: '6 x 2 L',
  unit: 'ctn',
  contents: { amount: 12, measure: 'L' },
  priceCents: 2460,
  gst: 'free' as const,
  origin: null,
  note: null,
}

describe('A row of a price list in its form', () => {
  test('is the same row again where nothing is typed', () => {
    expect(rowOf(valuesOf(ROW), ROW)).toEqual(ROW)
  })

  test('holds what its new pack size says, and what it held where the pack is the same', () => {
    const own = { ...ROW, contents: { amount: 11, measure: 'L' } }
    expect(rowOf({ ...valuesOf(own), price: '30' }, own)).toMatchObject({ priceCents: 3000, contents: own.contents })
    expect(rowOf({ ...valuesOf(own), packSize: '4 x 1 L' }, own).contents).toEqual({ amount: 4, measure: 'L' })
    expect(rowOf({ ...valuesOf(own), packSize: '', unit: 'bunch' }, own).contents).toEqual({ amount: 1, measure: 'bunch' })
    expect(rowOf({ ...valuesOf(own), packSize: 'a lot', unit: '' }, own).contents).toBeNull()
  })

  test('has no price where none is typed', () => {
    expect(rowOf({ ...valuesOf(ROW), price: ' ' }, ROW).priceCents).toBeNull()
  })

  test.each([
    [{ item: ' ' }, ['item']],
    [{ price: 'POA' }, ['price']],
    [{ price: '1,50' }, ['price']],
    [{ price: '12.505' }, ['price']],
    [{ gst: '' }, ['gst']],
    [{ price: '$1,250.50' }, []],
  ])('says what is wrong: %j', (more, fields) => {
    expect(Object.keys(problemsIn({ ...valuesOf(ROW), ...more }))).toEqual(fields)
  })

  test('names what somebody else has changed', () => {
    expect(changedFields(ROW, { ...ROW, priceCents: 2500, note: 'new' })).toEqual(['Price without GST, $', 'Note'])
  })

  test('shows the errors of the server at their fields', () => {
    expect(['priceCents', 'contents.amount', 'code', 'nothing'].map(fieldOfPath)).toEqual(['price', 'packSize', 'code', 'item'])
  })

  test('says where it was harvested where one of the three is chosen', () => {
    expect(['australian', 'mixed', '', 'local'].map((origin) => rowOf({ ...valuesOf(ROW), origin }, ROW).origin)).toEqual([
      'australian',
      'mixed',
      null,
      null,
    ])
  })

  test('that was typed before origins were asked for comes back', () => {
    const { origin: _origin, ...before } = valuesOf(ROW)
    expect(draftIn(before)).toEqual(valuesOf(ROW))
  })

  test('comes back as it was typed, and anything else that is stored does not', () => {
    expect(draftIn(valuesOf(ROW))).toEqual(valuesOf(ROW))
    for (const stored of [null, 'x', {}, { ...valuesOf(ROW), item: 3 }]) expect(draftIn(stored)).toBeUndefined()
  })
})
