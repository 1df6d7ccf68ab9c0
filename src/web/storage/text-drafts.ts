import { requesterNow } from './requester.ts'
import { storageOf, type RequesterStorage } from './requester-storage.ts'

// Texts that were typed into forms and not sent: there again after a reload, and after the same account has signed in again. They belong to
// whoever typed them, as all entries do (requester-entries.ts).

/** What was typed into a form: by the name of the field, and when. */
export type TextDraft = { at: string; texts: Record<string, string> }

/** All texts of one form together; more is not stored. */
const MAX_CHARACTERS = 50_000
/** Of more forms the oldest is dropped. */
const MAX_DRAFTS = 30
const MAX_DAYS = 14

const PREFIX = 'text-draft-'
const listeners = new Map<string, Set<() => void>>()

/** Returns what was typed into a form and not sent, null where there is nothing or where it is too old. */
export function readTextDraft(storage: RequesterStorage, name: string): TextDraft | null {
  const draft = storage.read(`${PREFIX}${name}`)
  return isTextDraft(draft) && Date.now() - Date.parse(draft.at) < MAX_DAYS * 86_400_000 ? draft : null
}

/** Stores the texts of a form if one of them is longer than a word, else nothing is stored of it. */
export function writeTextDraft(storage: RequesterStorage, name: string, texts: Record<string, string>) {
  const all = Object.values(texts)
  if (!all.some((text) => /\S\s+\S/.test(text))) return storage.remove(`${PREFIX}${name}`)
  if (all.join('').length > MAX_CHARACTERS) return
  storage.write(`${PREFIX}${name}`, { at: new Date().toISOString(), texts } satisfies TextDraft)
  dropOldest(storage)
}

/** Removes the texts of a form, which were sent or discarded. Called by `onSuccess` of whatever sends them. */
export function forgetText(name: string) {
  const requester = requesterNow()
  if (requester !== undefined) storageOf(requester).remove(`${PREFIX}${name}`)
  for (const listener of listeners.get(name) ?? []) listener()
}

/** Returns a decision about unsaved changes whose `leave` drops the texts as well, as it says. */
export const forgetOnLeave = <Decision extends { leave: () => void }>(name: string, leaving: Decision | undefined) =>
  leaving && {
    ...leaving,
    leave: () => {
      forgetText(name)
      leaving.leave()
    },
  }

/** Calls the listener when the texts of a form were sent or discarded, until the returned function is called. */
export function onTextForgotten(name: string, listener: () => void) {
  const own = listeners.get(name) ?? new Set()
  listeners.set(name, own.add(listener))
  return () => void own.delete(listener)
}

function dropOldest(storage: RequesterStorage) {
  const names = storage.names().filter((name) => name.startsWith(PREFIX))
  if (names.length <= MAX_DRAFTS) return
  const timeOf = (name: (typeof names)[number]) => {
    const draft = storage.read(name)
    return isTextDraft(draft) ? draft.at : ''
  }
  const byTime = names.map((name) => ({ name, at: timeOf(name) })).toSorted((one, other) => one.at.localeCompare(other.at))
  for (const { name } of byTime.slice(0, -MAX_DRAFTS)) storage.remove(name)
}

const isTextDraft = (value: unknown): value is TextDraft =>
  typeof value === 'object' &&
  value !== null &&
  'at' in value &&
  typeof value.at === 'string' &&
  'texts' in value &&
  typeof value.texts === 'object' &&
  value.texts !== null &&
  Object.values(value.texts).every((text) => typeof text === 'string')
