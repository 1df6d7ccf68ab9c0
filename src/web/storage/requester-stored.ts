import { keyFor, noteFollowing } from './requester-entries.ts'
import type { RequesterEntry } from './remembered.ts'
import { noteDraft, type WriteOptions } from './requester-storage.ts'
import { onRequester, requesterNow, UNKNOWN, type Requester } from './requester.ts'
import { stored, type Stored } from './stored.ts'

type Options<Value> = WriteOptions & {
  name: RequesterEntry
  area: () => Storage
  empty: Value
  isValid: (value: unknown) => value is Value
}

/**
 * Creates a value like `stored`, but separate for each requester: it changes when another account signs in, and is removed when the account
 * signs out. Until the requester is known it starts empty and changes live in this page only, so that a press shows at once on a slow
 * network; they are applied to what is stored as soon as the requester is known. Create it once for a name, at the top of a module.
 */
export function requesterStored<Value>(options: Options<Value>): Stored<Value> {
  const { empty } = options
  const listeners = new Set<() => void>()
  let opened: Stored<Value> | undefined
  let early: ((now: Value) => Value)[] = []
  let earlyValue = empty
  const current = () => {
    const requester = requesterNow()
    if (opened || requester === undefined) return opened
    opened = openedFor(requester, options)
    for (const update of early) opened.change(update)
    early = []
    earlyValue = empty
    return opened
  }
  onRequester(() => (opened = undefined))
  return {
    empty,
    get: () => current()?.get() ?? earlyValue,
    change(update) {
      const value = current()
      if (value) return value.change(update)
      early.push(update)
      earlyValue = update(earlyValue)
      for (const listener of listeners) listener()
      return earlyValue
    },
    subscribe(listener) {
      let stop = current()?.subscribe(listener)
      listeners.add(listener)
      const stopFollowing = onRequester(() => {
        stop?.()
        stop = current()?.subscribe(listener)
        listener()
      })
      return () => {
        listeners.delete(listener)
        stopFollowing()
        stop?.()
      }
    },
  }
}

function openedFor<Value>(requester: Requester, { name, area, followsSignIn, ...rest }: Options<Value>): Stored<Value> {
  // Behaves as unavailable storage: changes by a page of another requester are not stored.
  const openArea = () => {
    if (requester === UNKNOWN || requesterNow() !== requester) throw new Error('This storage is another requester’s.')
    return area()
  }
  const value = stored({ key: keyFor(requester, name), area: openArea, ...rest })
  return {
    ...value,
    change(update) {
      if (followsSignIn) noteFollowing(requester, name)
      noteDraft(requester, name)
      return value.change(update)
    },
  }
}
