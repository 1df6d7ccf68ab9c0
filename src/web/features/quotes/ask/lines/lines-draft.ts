import type { RequesterStorage } from '#web/storage/requester-storage.ts'
import { readTextDraft, writeTextDraft } from '#web/storage/text-drafts.ts'

const PREFIX = 'lines-'
const STORED_PREFIX = `text-draft-${PREFIX}`

/** Returns the name under which what was typed to ask for lines is kept: of a list or a request, by its id. */
export const draftOfLines = (about: string): string => `${PREFIX}${about}`

/** Removes contact details from what was typed to ask for lines; the messages stay. */
export function clearContactsOfLines(storage: RequesterStorage) {
  for (const name of storage.names().filter((one) => one.startsWith(STORED_PREFIX))) {
    const draft = draftOfLines(name.slice(STORED_PREFIX.length))
    writeTextDraft(storage, draft, { message: readTextDraft(storage, draft)?.texts.message ?? '' })
  }
}
