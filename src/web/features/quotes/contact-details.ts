import type { RequesterEntry } from '#web/storage/remembered.ts'
import type { RequesterStorage } from '#web/storage/requester-storage.ts'
import { isRecord, textsIn } from './texts-in.ts'

const NAME = 'quote-contact'
const DETAILS = ['businessName', 'contactName', 'contactEmail', 'contactPhone', 'venueType', 'seatingCapacity'] as const
/** As the two dialogs call them. */
const FIELDS: readonly string[] = [...DETAILS, 'company']

/** Who asks: the same for every supplier, so it is asked once. Remembered in this browser after a request was sent. */
export type ContactDetails = Partial<Record<(typeof DETAILS)[number], string>>

/** Answers null where nothing was remembered, and nothing in particular where it was cleared. */
export function readContactDetails(storage: RequesterStorage): ContactDetails | null {
  const stored = storage.read(NAME)
  return isRecord(stored) ? detailsIn(stored) : null
}

/** What one form does not ask for stays as another left it. */
export const keepContactDetails = (storage: RequesterStorage, values: Record<string, unknown>) =>
  storage.write(NAME, { ...readContactDetails(storage), ...detailsIn(values) })

export const detailsIn = (values: unknown): ContactDetails => textsIn(values, DETAILS)

/** Takes who asks out of everything that is stored of requests: what is asked for stays. */
export function clearContactDetails(storage: RequesterStorage) {
  storage.write(NAME, {})
  for (const name of storage.names().filter(isOfRequest)) {
    const stored = storage.read(name)
    // A failed attempt holds all that it sent.
    if (name.endsWith('-attempt') || !isRecord(stored)) storage.remove(name)
    else storage.write(name, withoutDetails(stored))
  }
}

export const draftName = (supplierId: number) => `quote-draft-${supplierId}` as const
export const BULK_DRAFT = 'bulk-quote-draft'
const isOfRequest = (name: string) => name.startsWith('quote-draft-') || name.startsWith(BULK_DRAFT)

/** A draft of a request. One that somebody typed before signing in says what is asked for, but not who asks: that is the account's to say. */
export function readDraft(storage: RequesterStorage, name: RequesterEntry): Record<string, unknown> | null {
  const stored = storage.read(name)
  if (!isRecord(stored)) return null
  return stored.typedBy === storage.requester ? stored : withoutDetails(stored)
}

const withoutDetails = (stored: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(stored).filter(([field]) => !FIELDS.includes(field)))
