import { describe, expect, test } from 'vitest'
import { timeAgo, eventWords, type Event } from './activity-texts.ts'

const at = '2026-11-21T00:00:00.000Z'
const lineOf = (event: Event) => Object.values(eventWords(event)).join(' ')

describe('eventWords', () => {
  test('every kind of event is described in one line', () => {
    const request = { kind: 'request', at, id: '0', buyer: 'Moth and Lamp' } as const
    expect(lineOf({ ...request, status: 'new' })).toBe('Moth and Lamp asked for a quote')
    expect(lineOf({ ...request, status: 'won' })).toBe('Moth and Lamp asked for a quote: Won')
    expect(lineOf({ kind: 'review', at, id: '0', customerName: 'Priya Nair', rating: 5 })).toBe('Priya Nair left a five-star review')
    expect(lineOf({ kind: 'views', at, count: 1204 })).toBe('1,204 visitors looked at your profile this week')
    expect(lineOf({ kind: 'venue', at, change: 'removed', venueName: 'Harbour Room' })).toBe('Harbour Room was removed from your venues')
    expect(lineOf({ kind: 'profile', at })).toBe('Your profile was changed')
  })
})

describe('timeAgo', () => {
  test('the time since an event is in the largest unit that fits', () => {
    const later = (minutes: number) => new Date(Date.parse(at) + minutes * 60_000)
    expect([0, 5, 59, 60, 1439, 1440, 4000].map((minutes) => timeAgo(at, later(minutes)))).toEqual([
      'now',
      '5 min',
      '59 min',
      '1 h',
      '23 h',
      '1 d',
      '2 d',
    ])
    expect(timeAgo(at, later(-3))).toBe('now')
  })
})
