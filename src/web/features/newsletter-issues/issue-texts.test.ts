import { describe, expect, test } from 'vitest'
import type { Issue } from '#contract/emails/newsletter-issues.ts'
import { isUnderWay, progressOf } from './issue-texts.ts'

const draft: Issue = {
  id: '0',
  status: 'draft',
  subject: 'A letter',
  introduction: '',
  resourceIds: [],
  createdAt: '2026-01-05T00:00:00.000Z',
  changedAt: '2026-01-05T00:00:00.000Z',
  startedAt: null,
  endedAt: null,
  total: 0,
  queued: 0,
  waiting: 0,
  failed: 0,
}
const sending: Issue = { ...draft, status: 'sending', startedAt: draft.createdAt, total: 1200, queued: 300 }
const ended: Issue = { ...sending, endedAt: draft.createdAt }

describe('The words about an issue', () => {
  test('a draft says when it was changed', () => {
    expect(progressOf(draft)).toMatch(/^Draft, changed /)
    expect(isUnderWay(draft)).toBe(false)
  })

  test('a sending counts what has left, not what is queued or was given up', () => {
    expect(progressOf({ ...sending, waiting: 40, failed: 2 })).toBe('Sending: 258 of 1,200 have left')
  })

  test('it is under way while emails wait, also when all are queued or it was stopped', () => {
    expect(isUnderWay({ ...ended, status: 'sent', queued: 1200, waiting: 1 })).toBe(true)
    expect(isUnderWay({ ...ended, status: 'stopped', waiting: 1 })).toBe(true)
  })

  test('its end says how many addresses it went to', () => {
    expect(progressOf({ ...ended, status: 'sent', queued: 1200 })).toMatch(/^Sent .* to 1,200 addresses$/)
    expect(progressOf({ ...ended, status: 'sent', queued: 1, total: 1 })).toMatch(/ to 1 address$/)
    expect(progressOf({ ...ended, status: 'stopped' })).toMatch(/^Stopped .*: it went to 300 of 1,200 addresses$/)
  })
})
