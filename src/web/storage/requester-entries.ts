import { entryKeys, inStorage, readEntry, removeEntry, writeEntry } from './browser-entries.ts'
import type { RequesterEntry } from './remembered.ts'
import { ANONYMOUS, requesterNow, setRequester, UNKNOWN, type Requester } from './requester.ts'

// What a browser stores belongs to an account or to the anonymous visitor, since several people may use the same browser:
// - every entry is stored under its requester, and no other requester reads it (requester-storage.ts, requester-stored.ts);
// - while the requester is not known, nothing is read;
// - when an account signs out, in whichever way and tab, its entries are removed;
// - anonymous entries that were written in this tab before signing in may move to the account, once.
// Entries of the browser itself, such as its theme, are not stored here.

const PREFIX = 'requester:'
/** Returns the key of an entry, in `localStorage` and `sessionStorage` alike. */
export const keyFor = (requester: Requester, name: RequesterEntry | ''): RequesterKey => `${PREFIX}${requester}/${name}`
export type RequesterKey = `${typeof PREFIX}${string}`

const tab = () => sessionStorage
/** Names of the anonymous entries of this tab that move to the account at sign-in. */
const FOLLOWING = 'following-sign-in'
const following = (): RequesterEntry[] => inStorage((storage) => JSON.parse(storage.getItem(FOLLOWING) ?? '[]'), tab) ?? []

/** Marks an anonymous entry of this tab to be moved to the account that signs in here. */
export function noteFollowing(requester: Requester, name: RequesterEntry) {
  if (requester !== ANONYMOUS || following().includes(name)) return
  inStorage((storage) => storage.setItem(FOLLOWING, JSON.stringify([...following(), name])), tab)
}

/** Sets who is signed in, as soon as it is known and after each change; null is anonymous. Entries of other accounts are removed. */
export function requesterKnown(accountId: string | null) {
  const requester = accountId ?? ANONYMOUS
  if (requester === requesterNow()) return
  removeAllBut(requester)
  if (accountId) follow(accountId)
  setRequester(requester)
}

/** Sets that the signed-in user could not be requested: nothing is read, and nothing removed. */
export function requesterUnknown() {
  if (requesterNow() !== UNKNOWN) setRequester(UNKNOWN)
}

function removeAllBut(requester: Requester) {
  const isOthers = (key: string) => key.startsWith(PREFIX) && ![requester, ANONYMOUS].some((one) => key.startsWith(keyFor(one, '')))
  for (const key of entryKeys().filter(isOthers)) removeEntry(key)
  inStorage(
    (storage) =>
      Object.keys(storage)
        .filter(isOthers)
        .forEach((key) => storage.removeItem(key)),
    tab,
  )
}

function follow(accountId: string) {
  for (const name of following()) {
    const [from, to] = [keyFor(ANONYMOUS, name), keyFor(accountId, name)]
    const entry = readEntry(from)
    if (entry) writeEntry(to, entry)
    removeEntry(from)
    inStorage((storage) => {
      const text = storage.getItem(from)
      if (text !== null) storage.setItem(to, text)
      storage.removeItem(from)
    }, tab)
  }
  inStorage((storage) => storage.removeItem(FOLLOWING), tab)
}
