import { entryKeys, inStorage, readEntry, removeEntry, writeEntry } from './browser-entries.ts'
import type { RequesterEntry } from './remembered.ts'
import { ANONYMOUS, requesterNow, setRequester, UNKNOWN, type Requester } from './requester.ts'

// What a browser remembers belongs to an account or to nobody, for the next one at the same browser may be somebody else:
// - every entry stands under whoever wrote it, and nobody else reads it (requester-storage.ts, requester-stored.ts);
// - while it is not known who is there, nothing is read;
// - as soon as an account is signed out, in whichever way and tab, its entries are removed;
// - what was written in this tab before signing in may follow into the account, once.
// What belongs to the browser itself, such as its colours, does not come here.

const PREFIX = 'requester:'
/** The key of an entry, in `localStorage` and `sessionStorage` alike. */
export const keyFor = (requester: Requester, name: RequesterEntry | ''): RequesterKey => `${PREFIX}${requester}/${name}`
export type RequesterKey = `${typeof PREFIX}${string}`

const tab = () => sessionStorage
/** Names of the anonymous entries of this tab that follow a sign-in. */
const FOLLOWING = 'following-sign-in'
const following = (): RequesterEntry[] =>
  inStorage((storage) => JSON.parse(storage.getItem(FOLLOWING) ?? '[]') as RequesterEntry[], tab) ?? []

/** Notes that an entry was written in this tab, to become the account's of whoever signs in here. */
export function noteFollowing(requester: Requester, name: RequesterEntry) {
  if (requester !== ANONYMOUS || following().includes(name)) return
  inStorage((storage) => storage.setItem(FOLLOWING, JSON.stringify([...following(), name])), tab)
}

/** Says who is signed in, as soon as it is known and after each change; null is nobody. */
export function requesterKnown(accountId: string | null) {
  const requester = accountId ?? ANONYMOUS
  if (requester === requesterNow()) return
  removeAllBut(requester)
  if (accountId) follow(accountId)
  setRequester(requester)
}

/** Says that it could not be asked who is signed in: nothing is read, and nothing removed. */
export function requesterUnknown() {
  if (requesterNow() !== UNKNOWN) setRequester(UNKNOWN)
}

function removeAllBut(requester: Requester) {
  const isAnothers = (key: string) => key.startsWith(PREFIX) && ![requester, ANONYMOUS].some((one) => key.startsWith(keyFor(one, '')))
  for (const key of entryKeys().filter(isAnothers)) removeEntry(key)
  inStorage(
    (storage) =>
      Object.keys(storage)
        .filter(isAnothers)
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
