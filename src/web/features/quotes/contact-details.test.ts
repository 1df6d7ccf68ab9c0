import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { stubStorage } from '#test/browser-storage.ts'
import { requesterKnown } from '#web/storage/requester-entries.ts'
import { storageOf } from '#web/storage/requester-storage.ts'
import { ANONYMOUS } from '#web/storage/requester.ts'
import { BULK_DRAFT, clearContactDetails, draftName, storeContactDetails, readContactDetails, readDraft } from './contact-details.ts'

const browser = stubStorage()
const ann = { businessName: 'Corner Cafe', contactEmail: 'ann@cafe.example' }
beforeEach(() => requesterKnown(null))
afterEach(browser.empty)

describe('quotes: contact details', () => {
  test('an account does not read who asked before it signed in, and its draft brings what is asked for alone', () => {
    const nobody = storageOf(ANONYMOUS)
    storeContactDetails(nobody, ann)
    nobody.write(draftName(7), { ...ann, requirements: 'Oat milk', typedBy: ANONYMOUS }, { followsSignIn: true })
    expect(readDraft(nobody, draftName(7))).toMatchObject(ann)
    requesterKnown('ben')
    expect(readContactDetails(storageOf('ben'))).toBeNull()
    expect(readDraft(storageOf('ben'), draftName(7))).toEqual({ requirements: 'Oat milk', typedBy: ANONYMOUS })
  })

  test('cleared details are gone from every draft and failed attempt too; what is asked for stays', () => {
    const nobody = storageOf(ANONYMOUS)
    storeContactDetails(nobody, ann)
    nobody.write(draftName(7), { ...ann, requirements: 'Oat milk' })
    nobody.write(BULK_DRAFT, { message: 'Tea', company: 'Corner Cafe', contactEmail: ann.contactEmail })
    nobody.write(`${draftName(8)}-attempt`, { key: '1', content: JSON.stringify(ann) })
    clearContactDetails(nobody)
    expect(JSON.stringify(localStorage)).not.toMatch(/Corner Cafe|ann@cafe/)
    expect([nobody.read(draftName(7)), nobody.read(BULK_DRAFT)]).toEqual([{ requirements: 'Oat milk' }, { message: 'Tea' }])
    expect(readContactDetails(nobody)).toEqual({})
  })
})
