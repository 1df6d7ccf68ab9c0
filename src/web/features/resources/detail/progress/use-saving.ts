import { useEffect, useEffectEvent } from 'react'
import { shownElsewhere } from '#web/api/writes/failure-toast.ts'
import { query } from '#web/api/reads/query.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { unsavedOf, type Values } from './progress-stores.ts'
import { withoutSent } from './progress-values.ts'

/** The pause after which what was ticked or written is sent. */
const PAUSE_MS = 600

/** Sends what an account has changed in a resource: after a pause, at once when the page is left, and again when the network is back. */
export function useSaving(id: string, unsaved: Values) {
  const write = useWrite('PUT /api/resource-progress/:id', {
    invalidates: ['GET /api/resource-progress'],
    updates: query('GET /api/resource-progress/:id', { id }),
    queue: `resource-progress ${id}`,
    outlivesPage: true,
    failure: shownElsewhere,
    onSuccess: (_, { values: sent }) => void unsavedOf(id).change((now) => withoutSent(now, sent)),
  })
  const isSaved = Object.keys(unsaved).length === 0
  const save = () => {
    if (!isSaved) void write.send({ id, values: unsaved })
  }
  const sendNow = useEffectEvent(save)
  useEffect(() => {
    const timer = setTimeout(sendNow, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [unsaved])
  useEffect(() => {
    const onHide = () => {
      if (document.visibilityState === 'hidden') sendNow()
    }
    document.addEventListener('visibilitychange', onHide)
    addEventListener('online', sendNow)
    return () => {
      document.removeEventListener('visibilitychange', onHide)
      removeEventListener('online', sendNow)
      sendNow()
    }
  }, [])
  return { save, problem: write.problem, state: stateOf(isSaved, write.isError) }
}

const stateOf = (isSaved: boolean, hasFailed: boolean): 'in account' | 'not saved' | 'saving' =>
  isSaved ? 'in account' : hasFailed ? 'not saved' : 'saving'
