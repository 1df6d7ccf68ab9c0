import type { OwnTerm } from '#contract/directory/own-terms.ts'
import { fieldErrorsIn } from '#web/api/writes/field-errors.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import type { ToastText } from '#web/ui/feedback/toast-queue.ts'

/** What shows words of the owner's, or leaves them out. */
export const SHOWS_WORDS = ['GET /api/admin/own-terms', 'GET /api/admin/unknown-words', 'GET /api/admin/audit'] as const

type Callbacks = { failure: (error: unknown) => ToastText | undefined; onSuccess: () => void }

/** Changes a word of the owner's, or adds one where there is none yet. */
export function useSaveWord(word: OwnTerm | undefined, callbacks: Callbacks) {
  const outcome = { invalidates: SHOWS_WORDS, ...callbacks }
  const add = useWrite('POST /api/admin/own-terms', { ...outcome, success: ({ term }) => saved('Word added', term) })
  const change = useWrite('PUT /api/admin/own-terms/:id', { ...outcome, success: ({ term }) => saved('Word changed', term) })
  return word ? { ...change, send: (entered: Parameters<typeof add.send>[0]) => change.send({ ...entered, id: word.id }) } : add
}

const saved = (title: string, term: string): ToastText => ({ title, description: `Searches know “${term}” from now on.`, tone: 'success' })

/** Returns what searches know a name as, where that is why the word was refused. */
export const knownAs = (error: unknown): string | undefined => fieldErrorsIn(error).find(({ path }) => path === 'instead')?.message
