import { describe, expect, test } from 'vitest'
import { needInWords, needsInWords } from './need-words.ts'
import { venueIn } from './venue-values.ts'
import { NEEDS_YOU_KINDS } from '#contract/venue/needs-you.ts'

describe('The form of a venue', () => {
  test('what is left empty clears, and no day ticked says nothing of days', () => {
    expect(venueIn(new FormData())).toMatchObject({ name: '', deliveryTo: '', deliveryDays: null, isGstRegistered: null })
  })

  test.each([
    ['true', true],
    ['false', false],
    ['', null],
  ])('registered for GST: %j is %j', (typed, isGstRegistered) => {
    const data = new FormData()
    data.set('isGstRegistered', typed)
    for (const day of ['mon', 'thu']) data.append('deliveryDays', day)
    expect(venueIn(data)).toMatchObject({ isGstRegistered, deliveryDays: ['mon', 'thu'] })
  })
})

describe('What waits for a buyer, in words', () => {
  test('one and many', () => {
    expect([needsInWords(1), needsInWords(3)]).toEqual(['1 thing waits for you', '3 things wait for you'])
  })

  test.each(NEEDS_YOU_KINDS)('%s has words', (kind) => {
    expect(needInWords(kind).words).not.toBe('')
  })
})
