import { useEffect, useEffectEvent, useState } from 'react'
import { NO_NOTE } from '#contract/endpoint/etags.ts'
import type { Id } from '#contract/endpoint/values.ts'
import { CallError } from '#web/api/call-error.ts'
import { shownElsewhere } from '#web/api/writes/failure-toast.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import type { SavedRow } from '#web/features/saved/use-saved-suppliers.ts'
import { useStored } from '#web/storage/stored.ts'
import { changeDraft, draftOf, noteDrafts } from './note-drafts.ts'

export type NotedSupplier = Pick<SavedRow, 'id' | 'businessName' | 'note' | 'noteVersion'>

/**
 * The note on a saved supplier: what was typed is in the browser at once, and saved when it is asked for or the network is back. Where it was
 * changed elsewhere since, `conflict` has both versions to choose from, and neither is lost before.
 */
export function useNote({ id, note, noteVersion = NO_NOTE }: NotedSupplier) {
  const draft = useStored(noteDrafts)?.[id]
  const saved = note ?? ''
  const isUnsaved = draft !== undefined && draft.text.trim() !== saved
  const [isChangedElsewhere, setChangedElsewhere] = useState(false)
  const write = useWriteNote(id, draft?.base ?? noteVersion, setChangedElsewhere)
  const save = () => {
    const now = draftOf(id)
    if (!now || write.isPending) return
    if (now.text.trim() === saved) drop(id)
    else if (!isChangedElsewhere) void write.send({ supplierId: String(id), note: now.text })
  }
  const saveAgain = useSavingAgain(save, write.isError)
  const settle = (isMine: boolean) => {
    setChangedElsewhere(false)
    if (!isMine) return drop(id)
    changeDraft(id, (now) => now && { ...now, base: noteVersion })
    saveAgain()
  }
  return {
    text: draft?.text ?? saved,
    type: (text: string) => {
      setChangedElsewhere(false)
      changeDraft(id, (now) => (text === saved ? undefined : { text, base: now?.base ?? noteVersion }))
    },
    save,
    state: write.isPending ? 'saving' : isUnsaved ? 'unsaved' : write.isSuccess ? 'saved' : 'unchanged',
    problem: isUnsaved && write.isError && !isChangedElsewhere ? write.problem : undefined,
    conflict: isChangedElsewhere && isUnsaved ? { theirs: saved, settle, close: () => setChangedElsewhere(false) } : undefined,
  } as const
}

export type SupplierNoteState = ReturnType<typeof useNote>

const drop = (id: Id) => changeDraft(id, () => undefined)

const useWriteNote = (id: Id, version: string, onStale: (isStale: boolean) => void) =>
  useWrite('PUT /api/saved/:supplierId', {
    invalidates: ['GET /api/saved'],
    ifMatch: `"${version}"`,
    outlivesPage: true,
    failure: shownElsewhere,
    // What is shown is fresh by then. What was typed meanwhile changes that.
    onSuccess: (_, { note: sent }) => changeDraft(id, (now) => (now && now.text !== sent ? { text: now.text, base: null } : undefined)),
    onError: (error) => onStale(error instanceof CallError && error.problem?.code === 'stale'),
  })

/** Saves when the network is back, where it had failed. Returns what has it saved with what the next render knows. */
function useSavingAgain(save: () => void, hasFailed: boolean) {
  const [times, setTimes] = useState(0)
  const saveNow = useEffectEvent(save)
  useEffect(() => {
    if (times > 0) saveNow()
  }, [times])
  useEffect(() => {
    if (!hasFailed) return
    addEventListener('online', saveNow)
    return () => removeEventListener('online', saveNow)
  }, [hasFailed])
  return () => setTimes((count) => count + 1)
}
