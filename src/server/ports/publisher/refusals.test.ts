import { describe, expect, test } from 'vitest'
import { retryAfterOf } from './refusals.ts'

const START = new Date('2026-11-26T00:00:00Z')
const later = (seconds: number) => new Date(START.getTime() + seconds * 1000)

describe('retryAfterOf', () => {
  test('reads seconds, a date and the time at which a window ends, and is bounded', () => {
    const of = (headers: Record<string, string>) => retryAfterOf({ headers: new Headers(headers) }, START)
    expect(of({})).toBeNull()
    expect(of({ 'retry-after': '120' })).toBe(120)
    expect(of({ 'retry-after': later(60).toUTCString() })).toBe(60)
    expect(of({ 'x-rate-limit-reset': String(later(300).getTime() / 1000) })).toBe(300)
    expect(of({ 'retry-after': '999999999' })).toBe(86_400)
    expect(of({ 'retry-after': 'soon' })).toBeNull()
  })
})
