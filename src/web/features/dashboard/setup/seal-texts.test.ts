import { describe, expect, test } from 'vitest'
import { sealChecks, sealNote } from './seal-texts.ts'

const at = '2026-11-20T01:00:00.000Z'
const none = { isVerified: false, abn: null, email: null, evidence: null }
const all = {
  ...none,
  abn: { number: '51824753556', checkedAt: at },
  email: { checkedAt: at },
  evidence: { what: null, checkedAt: at, expiresOn: '2027-11-20' },
}

describe('The checks of the Verified badge', () => {
  test('a supplier without checks sees all three, and what to do for each', () => {
    const checks = sealChecks(none)
    expect(checks.map(({ label, isDone, action }) => [label, isDone, action?.label])).toEqual([
      ['Your ABN', false, 'Add your ABN'],
      ['Your email, confirmed', false, 'Confirm your email'],
      ['Your business documents, seen by Backdock', false, 'Hand in a document'],
    ])
    expect(sealNote(checks)).toBe(
      'Backdock looks at these before anything else. The Verified seal is Backdock’s own decision: no check brings it by itself.',
    )
  })

  test("a supplier with all checks reads that the badge is Backdock's decision, not that it is on its way", () => {
    const checks = sealChecks(all)
    expect(checks.map(({ isDone }) => isDone)).toEqual([true, true, true])
    expect(checks[0]?.label).toBe('ABN 51 824 753 556')
    expect(sealNote(checks)).toBe(
      'All 3 checks are on record, and nothing more is asked of you. The Verified seal is Backdock’s own decision: no check brings it by itself.',
    )
  })
})
