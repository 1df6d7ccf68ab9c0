import { expect, test } from 'vitest'
import type { RequesterEntry } from '#web/storage/remembered.ts'
import { isTaskUnderWay } from './task-under-way.ts'

test.each<[string, Partial<Record<RequesterEntry, unknown>>, boolean]>([
  ['nothing stored', {}, false],
  ['a place and searches', { place: 'Preston', 'recent-searches': ['oat milk'] }, false],
  ['known contact details', { 'quote-contact': { contactName: 'Ann' } }, false],
  ['a request that is written', { 'quote-draft-7': { message: 'Hi' } }, true],
  ['a bulk request that is written', { 'bulk-quote-draft': {} }, true],
  ['one from the assistant', { 'bulk-quote-draft-of-chat': {} }, true],
  ['a draft that was discarded', { 'quote-draft-7': null }, false],
  ['an answer', { 'answer-draft-x': {} }, true],
  ['a text in a form', { 'text-draft-contact-7': {} }, true],
  ['a discarded draft beside one that is not', { 'quote-draft-7': null, 'quote-draft-8': {} }, true],
])('%s', (_, entries, isUnderWay) => {
  const names = () => Object.keys(entries) as RequesterEntry[]
  expect(isTaskUnderWay({ names, read: (name) => entries[name] ?? null })).toBe(isUnderWay)
})
