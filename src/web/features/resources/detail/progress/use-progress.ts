import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useMe } from '#web/api/session/me.ts'
import { query } from '#web/api/reads/query.ts'
import { useStored } from '#web/storage/stored.ts'
import { notesOf, unsavedOf, type Values } from './progress-stores.ts'
import { filled, shownValues, unsent } from './progress-values.ts'
import { useSaving } from './use-saving.ts'

const NOTHING: Values = {}
const isEmpty = (values: Values) => Object.keys(values).length === 0

/** What is ticked and written in a resource, and where it is kept. */
export type Progress = {
  values: Values
  set: (key: string, value: string) => void
  /** Replaces everything. */
  setAll: (values: Values) => void
  /** False until it is known what has been filled in before: until then nothing may overwrite it. */
  isReady: boolean
  kept: 'in browser' | 'in account' | 'saving' | 'not saved' | 'not loaded'
  /** The server's message, where it has not taken what was written. */
  problem: string | undefined
  tryAgain: () => void
}

/** Keeps what somebody fills in: in the browser, and with an account on the server, where other devices read it. */
export function useProgress(id: string): Progress {
  const me = useMe()
  const [notes, unsaved] = [useStored(notesOf(id)), useStored(unsavedOf(id))]
  const account = useQuery({ ...query('GET /api/resource-progress/:id', { id }), enabled: me != null, refetchOnMount: 'always' })
  const saved = me ? account.data?.values : undefined
  const saving = useSaving(id, saved ? unsaved : NOTHING)
  useEffect(() => {
    if (!saved || isEmpty(notes)) return
    unsavedOf(id).change((now) => unsent(notes, saved, now))
    notesOf(id).change(() => NOTHING)
  }, [id, notes, saved])

  const values = shownValues(notes, saved ?? NOTHING, unsaved)
  const change = (update: (now: Values) => Values) =>
    void (me ? unsavedOf(id).change(update) : notesOf(id).change((now) => filled(update(now))))
  return {
    values,
    set: (key, value) => change((now) => ({ ...now, [key]: value })),
    setAll: (next) => change(() => ({ ...Object.fromEntries(Object.keys(values).map((key) => [key, ''])), ...next })),
    isReady: me === null || saved !== undefined,
    kept: me ? keptFor(saved, notes, saving.state, account.isError) : 'in browser',
    problem: saving.problem,
    tryAgain: () => (saved ? saving.save() : void account.refetch()),
  }
}

/** Notes from before signing in are in the account only once they have been sent; until the account has been read, nothing is. */
function keptFor(saved: Values | undefined, notes: Values, state: Progress['kept'], hasFailed: boolean): Progress['kept'] {
  if (!saved) return hasFailed ? 'not loaded' : 'saving'
  return isEmpty(notes) ? state : 'saving'
}
