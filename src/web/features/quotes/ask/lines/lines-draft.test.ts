import { beforeEach, expect, test } from 'vitest'
import { stubStorage } from '#test/app/browser-storage.ts'
import { requesterKnown } from '#web/storage/requester-entries.ts'
import { storageOf } from '#web/storage/requester-storage.ts'
import { ANONYMOUS } from '#web/storage/requester.ts'
import { readTextDraft, writeTextDraft } from '#web/storage/text-drafts.ts'
import { clearContactsOfLines, draftOfLines } from './lines-draft.ts'

stubStorage()
beforeEach(() => requesterKnown(null))

test('clearing removes contact details from what was typed to ask for lines, and leaves the messages and other texts', () => {
  const storage = storageOf(ANONYMOUS)
  writeTextDraft(storage, draftOfLines('one'), { businessName: 'Corner Cafe', message: 'Milk, please' })
  writeTextDraft(storage, draftOfLines('two'), { businessName: 'Corner Cafe' })
  writeTextDraft(storage, 'message-one', { text: 'Two crates' })
  clearContactsOfLines(storage)
  const texts = ['lines-one', 'lines-two', 'message-one'].map((name) => readTextDraft(storage, name)?.texts)
  expect(texts).toEqual([{ message: 'Milk, please' }, undefined, { text: 'Two crates' }])
})
