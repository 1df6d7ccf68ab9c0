import { describe, expect, test } from 'vitest'
import type { Supplier } from '#contract/suppliers/suppliers.ts'
import { profileParts } from './profile-parts.ts'

const bare = {
  logoUrl: null,
  description: '',
  differentiators: [],
  phone: '(03) 5550 0142',
  email: 'beans@tinshed.com.au',
  address: null,
  deliveryDays: [],
  serviceArea: [],
} as unknown as Supplier
const full = {
  ...bare,
  logoUrl: '/uploads/00000000-0000-4000-8000-000000000000.webp',
  description: 'Beans',
  address: '12 Bruce Street',
  deliveryDays: ['mon'],
  serviceArea: [{ from: '3000', to: '3207' }],
} as unknown as Supplier
const counted = { pictures: 3, mostPictures: 5, documents: 1 }
const states = (...args: Parameters<typeof profileParts>) => profileParts(...args).map(({ id, state }) => `${id}: ${state}`)

describe('The parts of a profile', () => {
  test('each says what is missing or how many of how many there are', () => {
    expect(states(bare, false, { ...counted, pictures: 0, documents: 0 })).toEqual([
      'business: 2 missing',
      'different: 0 of 3',
      'contact: 1 missing',
      'delivery: 2 missing',
      'pictures: 0 of 5',
      'documents: None yet',
    ])
    const complete = states(full, false, counted)
    expect(complete.filter((state) => state.endsWith('Complete'))).toHaveLength(3)
    expect(complete.slice(4)).toEqual(['pictures: 3 of 5', 'documents: 1 handed in'])
  })

  test('what is not read yet has no state, and a suspended listing no pictures', () => {
    const unread = profileParts(full, true, { ...counted, pictures: undefined, documents: undefined })
    expect(unread.map(({ id }) => id)).toEqual(['business', 'different', 'contact', 'delivery', 'documents'])
    expect(unread.at(-1)).toMatchObject({ state: '', isComplete: false })
  })
})
