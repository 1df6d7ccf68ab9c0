import { expect, test } from 'vitest'
import type { QuoteRequest } from '#contract/quotes/quotes.ts'
import { whileJustAsked } from './just-asked.ts'

const line = { item: 'Rice' } as QuoteRequest['lines'][number]
const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString()
const asked = { status: 'new' as const, createdAt: ago(5), lines: [line] }

test.each([
  ['one was just sent', [asked], 1, true],
  ['one of several was answered', [{ ...asked, status: 'quoted' as const }, asked], 1, true],
  ['the clock of the browser is behind', [{ ...asked, createdAt: ago(-120) }], 1, true],
  ['each was answered', [{ ...asked, status: 'quoted' as const }], 1, false],
  ['they were sent a while ago', [{ ...asked, createdAt: ago(3600) }], 1, false],
  ['they have only words', [{ ...asked, lines: [] }], 1, false],
  ['they were read often enough', [asked], 30, false],
  ['they are not there yet', undefined, 0, false],
])('requests are read again while a price list may answer: %s', (_, requests, reads, isRead) => {
  expect(whileJustAsked(requests, reads) !== false).toBe(isRead)
})
