import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { stubStorage } from '#test/app/browser-storage.ts'
import { requesterKnown } from '#web/storage/requester-entries.ts'
import { storageOf } from '#web/storage/requester-storage.ts'
import { ANONYMOUS } from '#web/storage/requester.ts'
import { BULK_DRAFT, clearContactDetails, draftName, storeContactDetails, readContactDetails, readDraft } from './contact-details.ts'

const browser = stubStorage()
const ann = { businessName: 'Corner Cafe', contactEmail: 'ann@cafe.example' }
beforeEach(() => requesterKnown(null))
afterEach(browser.empty)

describe('The stored contact details', () => {
  test('an account cannot read anonymous contact details, and a draft that follows sign-in has none', () => {
    const anonymousStorage = storageOf(ANONYMOUS)
    storeContactDetails(anonymousStorage, ann)
    anonymousStorage.write(draftName(7), { ...ann, requirements: 'Oat milk', typedBy: ANONYMOUS }, { followsSignIn: true })
    expect(readDraft(anonymousStorage, draftName(7))).toMatchObject(ann)
    requesterKnown('ben')
    expect(readContactDetails(storageOf('ben'))).toBeNull()
    expect(readDraft(storageOf('ben'), draftName(7))).toEqual({ requirements: 'Oat milk', typedBy: ANONYMOUS })
  })

  test('clearing removes the details from drafts and failed attempts too, and leaves the rest of the drafts', () => {
    const anonymousStorage = storageOf(ANONYMOUS)
    storeContactDetails(anonymousStorage, ann)
    anonymousStorage.write(draftName(7), { ...ann, requirements: 'Oat milk' })
    anonymousStorage.write(BULK_DRAFT, { message: 'Tea', company: 'Corner Cafe', contactEmail: ann.contactEmail })
    anonymousStorage.write(`${draftName(8)}-attempt`, { key: '1', content: JSON.stringify(ann) })
    clearContactDetails(anonymousStorage)
    expect(JSON.stringify(localStorage)).not.toMatch(/Corner Cafe|ann@cafe/)
    expect([anonymousStorage.read(draftName(7)), anonymousStorage.read(BULK_DRAFT)]).toEqual([
      { requirements: 'Oat milk' },
      { message: 'Tea' },
    ])
    expect(readContactDetails(anonymousStorage)).toEqual({})
  })
})
