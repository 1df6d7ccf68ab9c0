import { entryKeys, inStorage, readEntry, removeEntry, writeEntry } from './browser-entries.ts'
import { keyFor, noteFollowing, type RequesterKey } from './requester-entries.ts'
import type { RequesterEntry } from './remembered.ts'
import { requesterNow, UNKNOWN, useRequester, type Requester } from './requester.ts'

export type WriteOptions = {
  /** Moves the entry to the account that signs in later in this tab, if it was written while anonymous. */
  followsSignIn?: boolean
}

/** The stored entries of one requester. Once the page belongs to another requester they are neither read nor written. */
export type RequesterStorage = {
  requester: Requester
  /** Returns null where the entry is absent or not valid JSON. */
  read: (name: RequesterEntry) => unknown
  write: (name: RequesterEntry, value: object, options?: WriteOptions) => void
  remove: (name: RequesterEntry) => void
  /** Names of all entries. */
  names: () => RequesterEntry[]
}

/** Texts of forms that are not sent yet. */
const DRAFT = /draft|social-post|quote-form/
/** Keys of those that were written since the document was loaded. */
const drafts = new Set<RequesterKey>()

/** Returns whether a draft of this document is in the browser's storage, where it outlasts the document: it was neither sent nor discarded. */
export const hasDraft = (): boolean =>
  [...drafts].some((key) => (inStorage((storage) => storage.getItem(key), area) ?? NOTHING) !== NOTHING)
/** What is stored in place of a discarded draft that is a value of its own (requester-stored.ts). */
const NOTHING = 'null'
const area = () => localStorage

/** Notes that a draft was written, where the entry is one. */
export function noteDraft(requester: Requester, name: RequesterEntry) {
  if (DRAFT.test(name)) drafts.add(keyFor(requester, name))
}

export function storageOf(requester: Requester): RequesterStorage {
  const isCurrent = () => requester !== UNKNOWN && requesterNow() === requester
  const prefix = keyFor(requester, '')
  return {
    requester,
    read: (name) => (isCurrent() ? readEntry(prefix + name) : null),
    write(name, value, { followsSignIn = false } = {}) {
      if (!isCurrent()) return
      writeEntry(prefix + name, value)
      noteDraft(requester, name)
      if (followsSignIn) noteFollowing(requester, name)
    },
    remove(name) {
      if (isCurrent()) removeEntry(prefix + name)
    },
    // Only `write` makes keys with the prefix, and it takes the known names.
    names: () =>
      isCurrent() ? entryKeys().flatMap((key) => (key.startsWith(prefix) ? (key.slice(prefix.length) as RequesterEntry) : [])) : [],
  }
}

/** Returns the storage of the current requester; undefined until that is known. */
export function useRequesterStorage(): RequesterStorage | undefined {
  const requester = useRequester()
  return requester === undefined ? undefined : storageOf(requester)
}
