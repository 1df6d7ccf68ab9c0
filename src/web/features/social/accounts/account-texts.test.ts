import { describe, expect, test } from 'vitest'
import { accessWords, lastPostWords, networkWords } from './account-texts.ts'

const BRISBANE = 'Australia/Brisbane'
const NOW = Date.parse('2026-11-25T00:00:00Z')
const access = (expiresAt: string | null, needsConnecting = false) =>
  accessWords({ platform: 'facebook', expiresAt, needsConnecting }, BRISBANE, NOW)

describe('The words of an account', () => {
  test('an account in the sandbox is said to be in it', () => {
    expect(networkWords({ platform: 'twitter', network: 'sandbox' })).toBe('Twitter/X sandbox')
    expect(networkWords({ platform: 'twitter', network: 'live' })).toBe('Twitter/X')
  })

  test('the last post is said in the time of the supplier', () => {
    expect(lastPostWords({ lastPostAt: null }, BRISBANE)).toBe('No posts yet')
    expect(lastPostWords({ lastPostAt: '2026-11-24T21:30:00Z' }, BRISBANE)).toBe('Last post Wed 25 Nov, 7:30 am')
    expect(lastPostWords({ lastPostAt: '2026-11-24T21:30:00Z' }, 'Australia/Sydney')).toBe('Last post Wed 25 Nov, 8:30 am')
  })

  test('the end of an access is a warning within two weeks, and before that only said', () => {
    expect(access(null)).toBeUndefined()
    expect(access('2026-12-20T00:00:00Z')).toEqual({ tone: 'quiet', text: 'Access until Sun 20 Dec', isConnectedAgain: false })
    expect(access('2026-12-01T14:30:00Z')).toMatchObject({
      tone: 'warning',
      text: 'Facebook ends the access on Wed 2 Dec. Connect it again before then.',
      isConnectedAgain: true,
    })
    expect(access(null, true)).toMatchObject({ tone: 'warning', isConnectedAgain: true })
  })
})
