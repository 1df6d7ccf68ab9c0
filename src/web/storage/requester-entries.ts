import { entryKeys, inStorage, readEntry, removeEntry, writeEntry } from './browser-entries.ts'
import type { RequesterEntry } from './remembered.ts'
import { KEPT_COPIES } from './kept-copies.ts'
import { ANONYMOUS, requesterNow, setRequester, UNKNOWN, type Requester } from './requester.ts'

// What a browser stores belongs to an account or to the anonymous visitor, since several people may use the same browser:
// - every entry is stored under its requester, and no other requester reads it (requester-storage.ts, requester-stored.ts);
// - while the requester is not known, nothing is read;
// - when an account signs out here, in whichever tab, or another one signs in, its entries are removed; when its session has ended by itself,
//   only what it had not sent yet is left, for when it signs in again;
// - anonymous entries that were written in this tab before signing in may move to the account, once.
// Entries of the browser itself, such as its theme, are not stored here.

const PREFIX = 'requester:'
/** Returns the key of an entry, in `localStorage` and `sessionStorage` alike. */
export const keyFor = (requester: Requester, name: RequesterEntry | ''): RequesterKey => `${PREFIX}${requester}/${name}`
export type RequesterKey = `${typeof PREFIX}${string}`

const tab = () => sessionStorage
/** Names of the anonymous entries that move to the account at sign-in: those of this tab, and the list that a visitor began in any. */
const FOLLOWING = 'following-sign-in'
const following = (): RequesterEntry[] => inStorage((storage) => JSON.parse(storage.getItem(FOLLOWING) ?? '["order-list"]'), tab) ?? []

/** Marks an anonymous entry of this tab to be moved to the account that signs in here. */
export function noteFollowing(requester: Requester, name: RequesterEntry) {
  if (requester !== ANONYMOUS || following().includes(name)) return
  inStorage((storage) => storage.setItem(FOLLOWING, JSON.stringify([...following(), name])), tab)
}

/**
 * What somebody has written and not sent yet. It outlasts a session that ends by itself, for when the same account signs in again; everything
 * else of the account is removed at once.
 */
const UNSENT = /quote-form-|social-post-|order-list|-(draft|unsaved|attempt)/

/** Sets who is signed in, as soon as it is known and after each change; null is anonymous. Entries of other accounts are removed. */
export function requesterKnown(accountId: string | null) {
  const requester = accountId ?? ANONYMOUS
  if (requester === requesterNow()) return
  if (accountId) removeAllBut(requester)
  else removeAllBut(ANONYMOUS, (name) => UNSENT.test(name))
  if (accountId) follow(accountId)
  setRequester(requester)
}

/** Sets that the account has signed out, here or in another tab: none of its entries is left, nor written any more. */
export function requesterSignedOut() {
  removeAllBut(ANONYMOUS)
  setRequester(ANONYMOUS)
}

/** Sets that the signed-in user could not be requested: nothing is read, and nothing removed. */
export function requesterUnknown() {
  if (requesterNow() !== UNKNOWN) setRequester(UNKNOWN)
}

function removeAllBut(requester: Requester, isKept: (name: string) => boolean = () => false) {
  // The service worker does so by itself, except of a page that was loaded without it.
  if (requester === ANONYMOUS || requesterNow()) void globalThis.caches?.delete(KEPT_COPIES)
  const isOthers = (key: string) =>
    key.startsWith(PREFIX) &&
    ![requester, ANONYMOUS].some((one) => key.startsWith(keyFor(one, ''))) &&
    !isKept(key.slice(key.indexOf('/') + 1))
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
