import { useEffect, useRef, useState } from 'react'
import type { SiteContentItem } from '#contract/site/site-content.ts'
import { etagOfItem } from '#contract/endpoint/etags.ts'
import { serverMessage } from '#web/api/call-error.ts'
import { isConflict } from '#web/api/writes/use-conflict.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { SHOWS_TEXTS } from '#web/features/site-content/drafts/shows-items.ts'
import { useAgainWhenFresh } from '#web/features/site-content/drafts/use-again-when-fresh.ts'
import type { Drafts } from '#web/features/site-content/drafts/use-drafts.ts'
import type { Undo } from '#web/features/site-content/drafts/use-undo.ts'

/** How long nothing is typed before a change is saved. */
const PAUSE_MS = 600

export type AutoSaved = { item: SiteContentItem; drafts: Drafts<SiteContentItem>; undo: Undo }

/**
 * Saves a text as it is changed. What could not be saved stays in the field, with the reason. Where somebody else has changed it since, `clash`
 * has both to choose from, and nothing is sent before.
 */
export function useAutoSave({ item, drafts, undo }: AutoSaved) {
  const draft = drafts.draftOf(item)
  const [isAsking, setAsking] = useState(false)
  const begun = useBegun(item.value)
  const again = useAgainWhenFresh(etagOfItem(item), () => draft !== undefined && save(draft))
  const { write, isPending, refused, forgetRefusal } = useWriteText({ item, drafts, undo }, begun.value, again)
  const clashes = drafts.clashes.filter((clash) => clash.item.id === item.id)
  function save(value: string) {
    if (value === item.value || isPending) return
    if (clashes.length > 0) return setAsking(true)
    begun.note()
    void write(value)
  }
  const settle = () => {
    setAsking(false)
    forgetRefusal()
  }
  // While one value is being saved, the next one waits; a refused one waits for a change, or for the field to be left.
  useSaveAfterPause(draft === refused?.value || isPending || isAsking ? undefined : draft, save)
  return {
    set(value: string) {
      begun.change()
      drafts.set(item, value)
    },
    leave() {
      begun.leave()
      if (draft !== undefined) save(draft)
    },
    isPending,
    // Also while it is tried again: leaving the field by a press on a button does, and the button must not move away below it.
    problem: draft !== undefined && draft === refused?.value ? refused.message : undefined,
    clash: {
      clashes,
      isOpen: isAsking,
      onClose: () => setAsking(false),
      onKeepMine() {
        settle()
        drafts.seen([item.id])
        if (draft !== undefined) void write(draft)
      },
      onTakeTheirs() {
        settle()
        drafts.drop([item.id])
      },
    },
  }
}

/** The write of a text, whose toast carries Undo, and why the last one was refused. */
function useWriteText({ item, drafts, undo }: AutoSaved, valueBefore: () => string, onStale: () => void) {
  const [refused, setRefused] = useState<{ value: string; message: string }>()
  const { send, isPending } = useWrite('PUT /api/admin/content/:key', {
    ifMatch: etagOfItem(item),
    invalidates: SHOWS_TEXTS,
    success: ({ id, label, value: after }) => {
      const change = { id, before: valueBefore(), after }
      const action = { label: 'Undo', onAct: () => void undo([change]) }
      return { title: 'Content updated successfully', description: label, tone: 'success', action }
    },
    failure: (error, { value }) => {
      setRefused({ value: value ?? '', message: messageOf(error) })
      if (isConflict(error)) onStale()
    },
    outlivesPage: true,
  })
  const write = async (value: string) => {
    if (!(await send({ key: item.key, value }))) return
    setRefused(undefined)
    drafts.saved({ id: item.id, value })
  }
  return { write, isPending, refused, forgetRefusal: () => setRefused(undefined) }
}

/** The value before all that is changed in the field until it is left, though it is saved in between: Undo goes back to that. */
function useBegun(value: string) {
  const begun = useRef<{ value: string; isLeft: boolean }>(undefined)
  return {
    value: () => begun.current?.value ?? value,
    note: () => void (begun.current ??= { value, isLeft: false }),
    change: () => void (begun.current?.isLeft && (begun.current = undefined)),
    leave: () => void (begun.current && (begun.current.isLeft = true)),
  }
}

/** Calls `save` once nothing has been typed for a while. */
function useSaveAfterPause(draft: string | undefined, save: (value: string) => void) {
  const latest = useRef(save)
  useEffect(() => void (latest.current = save))
  useEffect(() => {
    if (draft === undefined) return
    const pause = setTimeout(() => latest.current(draft), PAUSE_MS)
    return () => clearTimeout(pause)
  }, [draft])
}

/** The message for the value, where that is what is wrong. */
const messageOf = (error: unknown): string => (isConflict(error) ? `${serverMessage(error)} Yours is still here.` : serverMessage(error))
