import { describe, expect, test } from 'vitest'
import { changesIn } from './audit-changes.ts'

describe('changesIn', () => {
  test('of two states, the fields that differ are listed with both values', () => {
    const before = { businessName: 'Bean Co', phone: null, tags: ['organic'], isVerified: false }
    expect(changesIn({ before, after: { ...before, phone: '+61 3 5550 0142', isVerified: true } })).toEqual([
      { name: 'Phone', before: 'none', after: '+61 3 5550 0142' },
      { name: 'Is verified', before: 'no', after: 'yes' },
    ])
  })

  test('a text has a value before and after, what was added only one after', () => {
    expect(changesIn({ before: 'Old', after: 'New' })).toEqual([{ name: 'Value', before: 'Old', after: 'New' }])
    expect(changesIn({ before: null, after: { businessName: 'Bean Co', phone: null } })).toEqual([
      { name: 'Business name', before: 'none', after: 'Bean Co' },
    ])
  })

  test('other details are listed as they are, and without any there is nothing', () => {
    expect(changesIn({ to: '/suppliers', bytes: 12 })).toEqual([
      { name: 'To', after: '/suppliers' },
      { name: 'Bytes', after: '12' },
    ])
    expect(changesIn({})).toEqual([])
  })
})
