import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { stubStorage } from '#test/app/browser-storage.ts'
import { requesterKnown, requesterSignedOut } from './requester-entries.ts'
import { storageOf } from './requester-storage.ts'
import { setRequester } from './requester.ts'
import { forgetOnLeave, forgetText, onTextForgotten, readTextDraft, writeTextDraft } from './text-drafts.ts'

const browser = stubStorage()
const ann = storageOf('ann')
const texts = { description: 'Roasted in Preston on Mondays.' }

beforeEach(() => {
  setRequester(undefined)
  requesterKnown('ann')
})
afterEach(() => {
  vi.useRealTimers()
  browser.empty()
})

describe('The texts of a form', () => {
  test('are there again for the account that typed them, with their time', () => {
    const before = new Date().toISOString()
    writeTextDraft(ann, 'profile', texts)
    const draft = readTextDraft(ann, 'profile')
    expect(draft?.texts).toEqual(texts)
    expect(draft!.at >= before).toBe(true)
    expect(readTextDraft(ann, 'venue')).toBeNull()
  })

  test('are stored only while one is longer than a word', () => {
    writeTextDraft(ann, 'profile', { name: 'Moth', email: 'ann@moth.example' })
    expect(Object.keys(localStorage)).toEqual([])
    writeTextDraft(ann, 'profile', { name: 'Moth and Lamp', email: 'ann@moth.example' })
    expect(readTextDraft(ann, 'profile')?.texts).toEqual({ name: 'Moth and Lamp', email: 'ann@moth.example' })
    writeTextDraft(ann, 'profile', { name: '' })
    expect(Object.keys(localStorage)).toEqual([])
  })

  test('outlast a session that ends, and neither signing out nor another account', () => {
    writeTextDraft(ann, 'profile', texts)
    requesterKnown(null)
    requesterKnown('ann')
    expect(readTextDraft(ann, 'profile')?.texts).toEqual(texts)
    requesterSignedOut()
    requesterKnown('ann')
    expect(readTextDraft(ann, 'profile')).toBeNull()
    writeTextDraft(ann, 'profile', texts)
    requesterKnown('ben')
    expect(JSON.stringify(localStorage)).not.toContain('Preston')
  })

  test('are forgotten once they are sent or given up, and whoever shows them is told', () => {
    const notified = vi.fn<() => void>()
    const stop = onTextForgotten('profile', notified)
    writeTextDraft(ann, 'profile', texts)
    forgetText('profile')
    expect(readTextDraft(ann, 'profile')).toBeNull()
    writeTextDraft(ann, 'profile', texts)
    forgetOnLeave('profile', { leave: () => {} })?.leave()
    expect(readTextDraft(ann, 'profile')).toBeNull()
    expect(notified).toHaveBeenCalledTimes(2)
    stop()
  })

  test('are bounded in number, size and age', () => {
    vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] })
    for (let form = 0; form < 31; form++) {
      vi.setSystemTime(Date.now() + 1000)
      writeTextDraft(ann, `form-${form}`, texts)
    }
    expect(readTextDraft(ann, 'form-0')).toBeNull()
    expect(readTextDraft(ann, 'form-1')).not.toBeNull()
    writeTextDraft(ann, 'long', { text: 'a b'.repeat(20_000) })
    expect(readTextDraft(ann, 'long')).toBeNull()
    vi.setSystemTime(Date.now() + 15 * 86_400_000)
    expect(readTextDraft(ann, 'form-30')).toBeNull()
  })
})
