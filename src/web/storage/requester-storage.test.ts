import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { stubStorage } from '#test/app/browser-storage.ts'
import { requesterKnown, requesterSignedOut, requesterUnknown } from './requester-entries.ts'
import { hasDraft, storageOf } from './requester-storage.ts'
import { requesterStored } from './requester-stored.ts'
import { ANONYMOUS, setRequester, UNKNOWN } from './requester.ts'

const browser = stubStorage()
const isTexts = (value: unknown): value is string[] => Array.isArray(value)
const note = { text: 'Twelve kilos' }
/** Loads the page anew, in the same tab. */
const reload = () => setRequester(undefined)

beforeEach(reload)
afterEach(browser.empty)

describe('storageOf', () => {
  test('an account reads nothing of an earlier account or of an anonymous visitor in the same browser', () => {
    requesterKnown(null)
    storageOf(ANONYMOUS).write('quote-contact', note)
    requesterKnown('ann')
    storageOf('ann').write('quote-contact', { text: 'Ann' })
    requesterKnown('ben')
    expect(storageOf('ben').read('quote-contact')).toBeNull()
    expect(storageOf('ann').read('quote-contact')).toBeNull()
  })

  test('signing out removes the entries of the account and leaves those of the anonymous visitor', () => {
    requesterKnown(null)
    storageOf(ANONYMOUS).write('quote-contact', note)
    requesterKnown('ann')
    storageOf('ann').write('quote-contact', { text: 'Ann' })
    storageOf('ann').write('text-draft-profile', { text: 'Ann' })
    requesterSignedOut()
    storageOf('ann').write('text-draft-profile', { text: 'Ann' })
    expect(JSON.stringify(localStorage)).not.toContain('Ann')
    expect(storageOf(ANONYMOUS).read('quote-contact')).toEqual(note)
  })

  test('a draft of this document is known until it is sent, and details that are stored for later are none', () => {
    requesterKnown('ann')
    storageOf('ann').write('quote-contact', note)
    expect(hasDraft()).toBe(false)
    storageOf('ann').write('answer-draft-q1', note)
    expect(hasDraft()).toBe(true)
    storageOf('ann').remove('answer-draft-q1')
    expect(hasDraft()).toBe(false)
  })

  test('unsaved changes of a quote form are a draft, until they are discarded or another account is there', () => {
    requesterKnown('ann')
    const isAny = (value: unknown): value is object | null => value !== undefined
    const changes = requesterStored({ name: 'quote-form-1', area: () => localStorage, empty: null, isValid: isAny })
    expect(hasDraft()).toBe(false)
    changes.change(() => note)
    expect(hasDraft()).toBe(true)
    changes.change(() => null)
    expect(hasDraft()).toBe(false)
  })

  test('of an account whose session has ended only what was not sent is left, for this account alone', () => {
    requesterKnown('ann')
    storageOf('ann').write('quote-contact', note)
    const unsent = ['text-draft-profile', 'answer-draft-q1', 'quote-form-1', 'message-q1-attempt'] as const
    for (const name of unsent) storageOf('ann').write(name, note)
    reload()
    requesterKnown(null)
    expect(Object.keys(localStorage)).toEqual(unsent.map((name) => `requester:ann/${name}`))
    expect(storageOf(ANONYMOUS).read('text-draft-profile')).toBeNull()
    requesterKnown('ann')
    expect(storageOf('ann').read('text-draft-profile')).toEqual(note)
    requesterKnown('ben')
    expect(Object.keys(localStorage)).toEqual([])
  })

  test('until the requester is known, nothing is read, written or removed', () => {
    requesterKnown('ann')
    storageOf('ann').write('quote-contact', note)
    reload()
    expect([storageOf('ann').read('quote-contact'), storageOf(ANONYMOUS).read('quote-contact')]).toEqual([null, null])
    requesterUnknown()
    storageOf(UNKNOWN).write('quote-contact', { text: 'Unknown' })
    expect(storageOf(UNKNOWN).read('quote-contact')).toBeNull()
    expect(JSON.stringify(localStorage)).not.toContain('Unknown')
    requesterKnown('ann')
    expect(storageOf('ann').read('quote-contact')).toEqual(note)
  })

  test('a form of an account that has signed out cannot write any more', () => {
    requesterKnown('ann')
    const form = storageOf('ann')
    requesterKnown(null)
    form.write('bulk-quote-draft', note)
    expect(Object.keys(localStorage)).toEqual([])
  })

  test('an anonymous draft marked to follow sign-in moves to the next account once, and no other entry does', () => {
    requesterKnown(null)
    storageOf(ANONYMOUS).write('quote-draft-1', note)
    storageOf(ANONYMOUS).write('bulk-quote-draft', note, { followsSignIn: true })
    requesterKnown('ann')
    expect(storageOf('ann').names()).toEqual(['bulk-quote-draft'])
    requesterKnown(null)
    expect(storageOf(ANONYMOUS).names()).toEqual(['quote-draft-1'])
    requesterKnown('ben')
    expect(storageOf('ben').names()).toEqual([])
  })

  test('a draft of another tab or of an earlier visit does not follow', () => {
    requesterKnown(null)
    storageOf(ANONYMOUS).write('bulk-quote-draft', note, { followsSignIn: true })
    sessionStorage.removeItem('following-sign-in')
    requesterKnown('ann')
    expect(storageOf('ann').read('bulk-quote-draft')).toBeNull()
  })
})

describe('requesterStored', () => {
  const words = requesterStored<string[]>({
    name: 'bulk-selection',
    area: () => sessionStorage,
    empty: [],
    isValid: isTexts,
    followsSignIn: true,
  })

  test('each requester has a separate value, and listeners are notified when the requester changes', () => {
    const seen: string[][] = []
    const stop = words.subscribe(() => seen.push(words.get()))
    requesterKnown('ann')
    words.change(() => ['tea'])
    requesterKnown('ben')
    requesterKnown('ann')
    stop()
    expect(seen).toEqual([[], ['tea'], [], []])
    expect(Object.keys(sessionStorage)).toEqual([])
  })

  test('a value chosen before the requester is known shows at once, stays, and follows into the account', () => {
    const seen: string[][] = []
    const stop = words.subscribe(() => seen.push(words.get()))
    expect(words.change((now) => [...now, 'tea'])).toEqual(['tea'])
    expect(words.get()).toBe(words.get())
    expect(Object.keys(sessionStorage)).toEqual([])
    requesterKnown(null)
    stop()
    expect(seen).toEqual([['tea'], ['tea']])
    expect(words.get()).toEqual(['tea'])
    requesterKnown('ann')
    expect(words.get()).toEqual(['tea'])
    requesterKnown(null)
    expect(words.get()).toEqual([])
  })
})
