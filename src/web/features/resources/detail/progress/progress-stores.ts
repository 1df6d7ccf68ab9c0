import type { Progress } from '#contract/resources/resource-progress.ts'
import { requesterStored } from '#web/storage/requester-stored.ts'
import type { Stored } from '#web/storage/stored.ts'

export type Values = Progress['values']

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === 'string')

const EMPTY: Values = {}

/** Returns a function that creates a stored value for each resource once. */
function byResource(name: 'resource-notes' | 'resource-unsaved', followsSignIn: boolean): (id: string) => Stored<Values> {
  const stores = new Map<string, Stored<Values>>()
  return (id) => {
    const known = stores.get(id)
    if (known) return known
    const store = requesterStored({ name: `${name}-${id}`, area: () => localStorage, empty: EMPTY, isValid: isValues, followsSignIn })
    stores.set(id, store)
    return store
  }
}

/**
 * What somebody without an account has ticked and written in a resource. It moves to the account that signs in in the same tab, and there
 * from the browser to the server.
 */
export const notesOf = byResource('resource-notes', true)
/** What an account has changed and the server has not stored yet; an empty text removes. */
export const unsavedOf = byResource('resource-unsaved', false)
