import { expect, test } from 'vitest'
import { textsAbout } from '#web/features/social/posts/composer/template-texts.ts'

const product = { id: '1', title: 'House blend', description: 'For milk.', imageUrl: null, price: '$31.50 / kg', origin: null }

test('a post about a product says what its profile does, and leads to it', () => {
  expect(textsAbout({ product })?.content).toBe('House blend: $31.50 / kg\n\nFor milk.\n\nAsk us for a quote: {profileLink}')
  expect(textsAbout({ product: { ...product, description: '', price: null } })?.content).toBe(
    'House blend\n\nAsk us for a quote: {profileLink}',
  )
  expect(textsAbout({})).toBeUndefined()
})
