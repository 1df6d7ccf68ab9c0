import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { OrderList } from '#contract/order-lists/order-lists.ts'
import { fetchAgain } from '#web/api/reads/query.ts'
import { shownElsewhere } from '#web/api/writes/failure-toast.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { isStale, joinChanges, noteSaved } from './list-changes.ts'
import { inputOf, linesOf, listRead, type ListAddress } from './list-read.ts'
import { mergedLines, sentLine, type Clash } from './stored-lines.ts'
import { sendingAlone, takeToSend, unsavedOf, type Unsaved } from './unsaved-lists.ts'

/** The pause after which changes are sent. */
const PAUSE_MS = 600

/** Whether an account's list has what the page shows, and what is to be decided where somebody else has changed the same lines. */
export type SavedLines = {
  state: 'saved' | 'saving' | 'not saved'
  problem: string | undefined
  /** Has been told of a change of this page. */
  changed: () => void
  save: () => void
  conflict: { clashes: Clash[]; settle: (prefer: 'mine' | 'theirs') => void; close: () => void } | undefined
}

/**
 * Sends the changed lines of a list: after a pause, at once when the page is left, and again when the network is back. What somebody else has
 * changed meanwhile is joined with them; only where both have changed the same line there is something to decide.
 */
export function useSavedLines(list: OrderList, address: ListAddress, unsaved: Unsaved | null): SavedLines {
  const client = useQueryClient()
  const sent = useRef<Unsaved>(null)
  const [edits, setEdits] = useState(0)
  const [theirs, setTheirs] = useState<OrderList>()
  const write = useWrite('PUT /api/order-lists/:id', {
    invalidates: ['GET /api/order-lists'],
    updates: listRead(address),
    linkKey: address.linkKey,
    ifMatch: `"${unsaved?.base.version ?? list.version}"`,
    failure: shownElsewhere,
    onSuccess: (output) => {
      if (sent.current) noteSaved(output, sent.current)
      setEdits((count) => count + 1)
    },
    onError: (error) => (isStale(error) ? read().then(join, () => {}) : undefined),
  })
  const read = () => fetchAgain(client, 'GET /api/order-lists/:id', inputOf(address))
  /** Takes what both have changed; asks first where they clash. */
  const join = (now: OrderList, prefer?: 'mine' | 'theirs') => {
    if (joinChanges(now, prefer).length > 0) return setTheirs(now)
    setTheirs(undefined)
    setEdits((count) => count + 1)
  }
  const save = () => {
    if (!unsavedOf(list.id).get().unsaved || write.isPending || theirs) return
    void sendingAlone(list.id, async () => {
      const now = takeToSend(list.id)
      if (!now) return
      sent.current = now
      await write.send({ id: list.id, lines: now.lines.map(sentLine) })
    })
  }
  useSending(save, edits)
  const conflict = theirs &&
    unsaved && {
      clashes: clashesOf(unsaved, theirs),
      settle: (prefer: 'mine' | 'theirs') => join(theirs, prefer),
      close: () => setTheirs(undefined),
    }
  const state = !unsaved ? 'saved' : write.isError && !write.isPending ? 'not saved' : 'saving'
  return { state, problem: write.problem, changed: () => setEdits((count) => count + 1), save, conflict: conflict || undefined }
}

const clashesOf = ({ base, lines }: Unsaved, theirs: OrderList) =>
  mergedLines({ base: base.lines, mine: lines, theirs: linesOf(theirs) }, 'mine').clashes

function useSending(save: () => void, edits: number) {
  const sendNow = useEffectEvent(save)
  useEffect(() => {
    const timer = setTimeout(sendNow, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [edits])
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
}
