import { expect, test } from 'vitest'
import { shownText } from './shown-text.ts'

test('a post is shown with its own link, and with the variables that nobody has filled in', () => {
  const post = { content: '{product}, see {profileLink}', profileLink: '/suppliers/5?post=a1b2c3d4e5f6' }
  expect(shownText(post, 'https://backdock.example')).toBe('{product}, see https://backdock.example/suppliers/5?post=a1b2c3d4e5f6')
})
