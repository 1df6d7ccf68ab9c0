import { describe, expect, test } from 'vitest'
import { contactName, contactText, leadCount, waitInWords } from './lead-texts.ts'

const NOW = new Date('2026-11-20T12:00:00Z')

describe('The rows of an inbox', () => {
  test.each([
    ['2026-11-20T12:00:00Z', 'waits 1 min'],
    ['2026-11-20T12:03:00Z', 'waits 1 min'],
    ['2026-11-20T11:15:00Z', 'waits 45 min'],
    ['2026-11-20T11:00:00Z', 'waits 1 h'],
    ['2026-11-20T09:59:00Z', 'waits 2 h'],
    ['2026-11-18T12:01:00Z', 'waits 47 h'],
    ['2026-11-18T12:00:00Z', 'waits 2 days'],
    ['2026-10-20T12:00:00Z', 'waits 31 days'],
  ])('what waits since %s %s', (since, words) => expect(waitInWords(since, NOW)).toBe(words))

  test('a contact is named by its email address, else by its phone number', () => {
    expect(contactName({ email: 'ann@cafe.example', phone: '0491 570 006' })).toBe('ann@cafe.example')
    expect(contactName({ email: null, phone: '0491 570 006' })).toBe('0491 570 006')
    expect(contactName({ email: null, phone: null })).toBe('A visitor')
  })

  test('a contact without a message says whether there is a way to answer it', () => {
    expect(contactText({ message: 'Hi', email: null, phone: null })).toBe('Hi')
    expect(contactText({ message: null, email: 'ann@cafe.example', phone: null })).toBe('Asks you to get in touch.')
    expect(contactText({ message: null, email: null, phone: null })).toBe('Left no message, and no way to be reached.')
  })

  test.each([
    [1, 'request', '1 request'],
    [1286, 'contact', '1,286 contacts'],
    [1, undefined, '1 request or contact'],
    [286, undefined, '286 requests and contacts'],
  ] as const)('%o of the kind %o are "%s"', (total, kind, words) => expect(leadCount(total, kind)).toBe(words))
})
