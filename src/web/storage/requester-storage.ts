import { entryKeys, readEntry, removeEntry, writeEntry } from './browser-entries.ts'
import { keyFor, noteFollowing } from './requester-entries.ts'
import type { RequesterEntry } from './remembered.ts'
import { requesterNow, UNKNOWN, useRequester, type Requester } from './requester.ts'

export type WriteOptions = {
  /** Written in this tab while nobody is signed in, it becomes the account's when somebody signs in here. */
  followsSignIn?: boolean
}

/** What the browser remembers of one requester. Once the page is another's it is neither read nor written. */
export type RequesterStorage = {
  requester: Requester
  /** Answers null where there is nothing, or nothing that can be read. */
  read: (name: RequesterEntry) => unknown
  write: (name: RequesterEntry, value: object, options?: WriteOptions) => void
  remove: (name: RequesterEntry) => void
  /** Names of all entries. */
  names: () => RequesterEntry[]
}

export function storageOf(requester: Requester): RequesterStorage {
  const isTheirs = () => requester !== UNKNOWN && requesterNow() === requester
  const prefix = keyFor(requester, '')
  return {
    requester,
    read: (name) => (isTheirs() ? readEntry(prefix + name) : null),
    write(name, value, { followsSignIn = false } = {}) {
      if (!isTheirs()) return
      writeEntry(prefix + name, value)
      if (followsSignIn) noteFollowing(requester, name)
    },
    remove(name) {
      if (isTheirs()) removeEntry(prefix + name)
    },
    names: () =>
      isTheirs() ? entryKeys().flatMap((key) => (key.startsWith(prefix) ? (key.slice(prefix.length) as RequesterEntry) : [])) : [],
  }
}

/** The storage of whoever this page is for; undefined until that is known. */
export function useRequesterStorage(): RequesterStorage | undefined {
  const requester = useRequester()
  return requester === undefined ? undefined : storageOf(requester)
}
