import { describe, expect, test } from 'vitest'
import { afterSignIn } from './after-sign-in.ts'

describe('afterSignIn', () => {
  test('a supplier goes to the dashboard, and other users go home', () => {
    expect(afterSignIn('supplier', null)).toBe('/supplier-dashboard')
    expect(afterSignIn('restaurant', null)).toBe('/')
    expect(afterSignIn('owner', '')).toBe('/')
  })

  test('a user who came from a page of the site goes back to it', () => {
    expect(afterSignIn('supplier', '/suppliers/7?from=email#reviews')).toBe('/suppliers/7?from=email#reviews')
    expect(afterSignIn('restaurant', '/account')).toBe('/account')
    expect(afterSignIn('restaurant', '/auth?mode=claim&token=abc')).toBe('/auth?mode=claim&token=abc')
  })

  test.each([
    '//evil.example/account',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/account/..//evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    'evil.example',
    '/auth?mode=register',
  ])('%j is not a page to go back to: the user goes home', (next) => {
    expect(afterSignIn('restaurant', next)).toBe('/')
  })
})
