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

  test('a document that waits says since when, and one that is not enough says what is asked for', () => {
    const document = {
      id: 'd',
      kind: 'food',
      name: 'a.pdf',
      type: 'application/pdf',
      bytes: 1,
      expiresOn: null,
      createdAt: at,
      asked: null,
    } as const
    expect(sealChecks(none, [document])[2]).toEqual({
      label: 'Your business documents. Handed in Fri 20 Nov 2026, waiting',
      isDone: false,
    })
    expect(sealChecks(none, [{ ...document, asked: { text: 'It ended in June.', at } }, document])[2]).toEqual({
      label: 'Your business documents: Backdock asks for another one. It ended in June.',
      isDone: false,
      action: { label: 'Hand in another', page: 'documents' },
    })
    expect(sealChecks(all, [document])[2]).toMatchObject({ isDone: true })
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
