import type { RequesterEntry } from '#web/storage/remembered.ts'
import type { RequesterStorage } from '#web/storage/requester-storage.ts'
import { forgetSent } from './sent-requests.ts'
import { isRecord, textsIn } from '#web/features/quotes/hints/texts-in.ts'

const NAME = 'quote-contact'
const DETAILS = ['businessName', 'contactName', 'contactEmail', 'contactPhone', 'venueType', 'seatingCapacity'] as const
/** The field names of both dialogs: the bulk dialog calls the business name `company`. */
const FIELDS: readonly string[] = [...DETAILS, 'company']

/** The requester's contact details, which are the same for every supplier. They are stored in this browser after a request was sent. */
export type ContactDetails = Partial<Record<(typeof DETAILS)[number], string>>

/** Returns null if nothing was ever stored, and an empty object after the details were cleared. */
export function readContactDetails(storage: RequesterStorage): ContactDetails | null {
  const stored = storage.read(NAME)
  return isRecord(stored) ? detailsIn(stored) : null
}

/** Stores contact details; those that this form has no field for keep their stored values. */
export const storeContactDetails = (storage: RequesterStorage, values: Record<string, unknown>) =>
  storage.write(NAME, { ...readContactDetails(storage), ...detailsIn(values) })

export const detailsIn = (values: unknown): ContactDetails => textsIn(values, DETAILS)

/** Removes contact details from everything that is stored about requests; the other fields of drafts stay. */
export function clearContactDetails(storage: RequesterStorage) {
  storage.write(NAME, {})
  // They say where the copy went.
  forgetSent()
  for (const name of storage.names().filter(isOfRequest)) {
    const stored = storage.read(name)
    // A failed attempt stores its whole request.
    if (name.endsWith('-attempt') || !isRecord(stored)) storage.remove(name)
    else storage.write(name, withoutDetails(stored))
  }
}

export const draftName = (supplierId: number) => `quote-draft-${supplierId}` as const
export const BULK_DRAFT = 'bulk-quote-draft'
/** The draft of a request whose message came from the assistant. */
export const CHAT_DRAFT = 'bulk-quote-draft-of-chat'
const isOfRequest = (name: string) => name.startsWith('quote-draft-') || name.startsWith(BULK_DRAFT)

/** Returns a draft of a request. One that was typed before signing in comes without contact details, because those are the account's. */
export function readDraft(storage: RequesterStorage, name: RequesterEntry): Record<string, unknown> | null {
  const stored = storage.read(name)
  if (!isRecord(stored)) return null
  return stored.typedBy === storage.requester ? stored : withoutDetails(stored)
}

const withoutDetails = (stored: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(stored).filter(([field]) => !FIELDS.includes(field)))
