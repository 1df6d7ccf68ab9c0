import { isListLine } from '#web/features/order-lists/is-list-line.ts'
import type { ListLine } from '#web/features/order-lists/list-line.ts'
import { requesterStored } from '#web/storage/requester-stored.ts'
import type { Stored } from '#web/storage/stored.ts'

/** The lines of a list as they were changed, and the version that the changes began with. */
export type Unsaved = {
  base: { version: number; lines: readonly ListLine[] }
  lines: readonly ListLine[]
  /** New lines in each version that was sent: the server may have one of them, where its answer did not arrive. */
  sent?: readonly ListLine[]
  /** Changed by the key of a link, which only the page with that key sends. */
  isByLink?: boolean
}
type Entry = { unsaved: Unsaved | null }

const stores = new Map<string, Stored<Entry>>()

/** What was changed in a list and the server does not have yet: it outlasts a closed page and an ended session. */
export function unsavedOf(listId: string): Stored<Entry> {
  const known = stores.get(listId)
  if (known) return known
  const store = requesterStored<Entry>({
    name: `order-list-unsaved-${listId}`,
    area: () => localStorage,
    empty: { unsaved: null },
    isValid: isEntry,
  })
  stores.set(listId, store)
  return store
}

/** The same as it is stored at this moment: another tab may have sent it, which a page hears of later. */
export const unsavedNow = (listId: string): Unsaved | null => unsavedOf(listId).change((entry) => entry).unsaved

/** Returns what there is to send, and notes that it is sent. */
export function takeToSend(listId: string): Unsaved | null {
  const { unsaved } = unsavedOf(listId).change(({ unsaved: now }) => ({ unsaved: now && { ...now, sent: withNew(now) } }))
  return unsaved
}

/** More versions than that are not remembered. */
const MAX_SENT = 500

function withNew({ sent = [], lines }: Unsaved): ListLine[] {
  const known = new Set(sent.map((line) => JSON.stringify(line)))
  const added = lines.filter((line) => line.storedId === undefined && !known.has(JSON.stringify(line)))
  return [...sent, ...added].slice(-MAX_SENT)
}

/** Runs `work` while no other tab, and nothing else here, sends the changes of this list. */
export async function sendingAlone(listId: string, work: () => Promise<unknown>): Promise<void> {
  // Not there where a page is served without encryption.
  await (navigator.locks ? navigator.locks.request(`order-list-${listId}`, work) : work())
}

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && 'unsaved' in value && (value.unsaved === null || isUnsaved(value.unsaved))

const isUnsaved = (value: unknown): value is Unsaved =>
  hasLines(value) &&
  'base' in value &&
  hasLines(value.base) &&
  'version' in value.base &&
  typeof value.base.version === 'number' &&
  (!('sent' in value) || hasLines({ lines: value.sent }))

const hasLines = (value: unknown): value is { lines: ListLine[] } =>
  typeof value === 'object' && value !== null && 'lines' in value && Array.isArray(value.lines) && value.lines.every(isListLine)
