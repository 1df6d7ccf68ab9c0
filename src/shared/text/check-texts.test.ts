import { describe, expect, test } from 'vitest'
import { BRAND } from '#contract/options.ts'
import { checksInWords } from './check-texts.ts'

const none = { isVerified: true, abn: null, email: null, evidence: null }

describe('checksInWords', () => {
  test('each check says by whom it was made and its day in Sydney, and what the owner checked the last day on which it holds', () => {
    const checkedAt = '2026-05-02T20:00:00.000Z'
    const checks = {
      ...none,
      abn: { number: '51824753556', checkedAt },
      email: { checkedAt },
      evidence: { what: 'Food licence', checkedAt, expiresOn: '2027-12-31' },
    }
    expect(checksInWords(checks)).toEqual([
      { what: 'Food licence', when: `Checked by the owner of ${BRAND} on 3 May 2026, valid until 31 Dec 2027` },
      {
        what: 'ABN given: 51 824 753 556',
        when: 'Its check digits were right on 3 May 2026. Whose number it is was not checked.',
      },
      { what: 'The email address of its account works', when: 'Confirmed by the supplier on 3 May 2026' },
    ])
  })

  test('a badge that the owner has given without saying why has its day, and no end', () => {
    const evidence = { what: null, checkedAt: '2026-05-02T20:00:00.000Z', expiresOn: null }
    expect(checksInWords({ ...none, evidence })).toEqual([
      { what: 'Marked as verified. What was looked at is not on record.', when: `Checked by the owner of ${BRAND} on 3 May 2026` },
    ])
  })

  test('a Verified badge without checks says that none is on record, and without a badge nothing is said', () => {
    expect(checksInWords({ ...none, isVerified: false })).toEqual([])
    expect(checksInWords(none)).toEqual([{ what: `${BRAND} has marked this supplier as verified. No single check is on record.` }])
  })
})
