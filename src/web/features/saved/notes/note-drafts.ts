import type { Id } from '#contract/endpoint/values.ts'
import { requesterStored } from '#web/storage/requester-stored.ts'

/** What was typed into a note and is not saved, and the version that it began with; null for whichever is shown. */
export type NoteDraft = { text: string; base: string | null }
type NoteDrafts = { [supplierId: string]: NoteDraft }

const isDraft = (value: unknown): value is NoteDraft =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'base' in value &&
  (value.base === null || typeof value.base === 'string')
const isDrafts = (value: unknown): value is NoteDrafts => typeof value === 'object' && value !== null && Object.values(value).every(isDraft)

/** The notes of an account that its server does not have yet: they outlast a closed page and an ended session. Null where there are none. */
export const noteDrafts = requesterStored<NoteDrafts | null>({
  name: 'saved-notes-draft',
  area: () => localStorage,
  empty: null,
  isValid: (value): value is NoteDrafts | null => value === null || isDrafts(value),
})

/** Changes the draft of one note; undefined removes it. */
export const changeDraft = (id: Id, update: (now: NoteDraft | undefined) => NoteDraft | undefined) =>
  void noteDrafts.change((now) => {
    const { [id]: before, ...others } = now ?? {}
    const draft = update(before)
    if (draft === before) return now
    const drafts = draft ? { ...others, [id]: draft } : others
    return Object.keys(drafts).length > 0 ? drafts : null
  })

export const draftOf = (id: Id): NoteDraft | undefined => noteDrafts.get()?.[id]
