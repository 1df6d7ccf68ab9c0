import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { OrderList } from '#contract/order-lists/order-lists.ts'
import { CallError } from '#web/api/call-error.ts'
import { fetchAgain } from '#web/api/reads/query.ts'
import { shownElsewhere } from '#web/api/writes/failure-toast.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { inputOf, keyOfLine, linesOf, listRead, nameKept, nameLine, type ListAddress } from './list-read.ts'
import { mergedLines, sentLine, type Clash } from './stored-lines.ts'
import { unsavedOf, type Unsaved } from './unsaved-lists.ts'

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
    const { unsaved: mine } = unsavedOf(list.id).get()
    if (!mine) return
    nameKept([...mine.base.lines, ...mine.lines])
    const { lines, clashes } = mergedLines({ base: mine.base.lines, mine: mine.lines, theirs: linesOf(now) }, prefer ?? 'mine')
    if (clashes.length > 0 && !prefer) return setTheirs(now)
    setTheirs(undefined)
    unsavedOf(list.id).change(() => ({ unsaved: { base: { version: now.version, lines: linesOf(now) }, lines } }))
    setEdits((count) => count + 1)
  }
  const save = () => {
    const { unsaved: now } = unsavedOf(list.id).get()
    if (!now || write.isPending || theirs) return
    sent.current = now
    void write.send({ id: list.id, lines: now.lines.map(sentLine) })
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

const isStale = (error: unknown) => error instanceof CallError && error.problem?.code === 'stale'

const clashesOf = ({ base, lines }: Unsaved, theirs: OrderList) =>
  mergedLines({ base: base.lines, mine: lines, theirs: linesOf(theirs) }, 'mine').clashes

/** Keeps what was changed while the lines were sent, with the ids that the server has given to new ones. */
function noteSaved(output: OrderList, { lines: sent }: Unsaved) {
  for (const [at, { id }] of output.lines.entries()) {
    const line = sent[at]
    if (line && line.id !== keyOfLine(id)) nameLine(id, line.id)
  }
  const storedIds = new Map(sent.map(({ id }, at) => [id, output.lines[at]?.id]))
  unsavedOf(output.id).change(({ unsaved: now }) => {
    if (!now || JSON.stringify(now.lines) === JSON.stringify(sent)) return { unsaved: null }
    const lines = now.lines.map((line) => ({ ...line, ...(storedIds.get(line.id) && { storedId: storedIds.get(line.id) }) }))
    return { unsaved: { base: { version: output.version, lines: linesOf(output) }, lines } }
  })
}

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
