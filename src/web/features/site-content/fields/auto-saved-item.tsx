import { useEffect, useRef, useState } from 'react'
import type { SiteContentItem } from '#contract/site/site-content.ts'
import { etagOfItem } from '#contract/endpoint/etags.ts'
import { CallError, serverMessage } from '#web/api/call-error.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { ItemField } from './item-field.tsx'
import { ItemTools } from './item-tools.tsx'

/** How long nothing is typed before a change is saved. */
const PAUSE_MS = 600

/** A text that is saved as it is changed. What could not be saved stays in the field, with the reason. */
export function AutoSavedItem({ item }: { item: SiteContentItem }) {
  const [draft, setDraft] = useState<string>()
  const value = draft ?? item.value
  const [refused, setRefused] = useState<{ value: string | null; message: string }>()
  const { send, isPending } = useWrite('PUT /api/admin/content/:key', {
    ifMatch: etagOfItem(item),
    invalidates: ['GET /api/admin/content', 'GET /api/admin/site-items/:id/history', 'GET /api/admin/audit'],
    success: { title: 'Content updated successfully', description: item.label, tone: 'success' },
    failure: () => undefined,
    onError: (error, { value }) => setRefused({ value, message: messageOf(error) }),
    outlivesPage: true,
  })
  const save = async (next: string) => {
    if (next === item.value || isPending) return
    if (await send({ key: item.key, value: next })) setDraft((now) => (now === next ? undefined : now))
  }
  // While one value is being saved, the next one waits; a refused one waits for a change, or for the field to be left.
  const waiting = draft === refused?.value || isPending ? undefined : draft
  useSaveAfterPause(waiting, save)
  return (
    <>
      <ItemField
        item={item}
        value={value}
        // Also while it is tried again: leaving the field by a press on a button does, and the button must not move away below it.
        error={draft !== undefined && draft === refused?.value ? refused.message : undefined}
        onChange={setDraft}
        onLeave={() => void (draft !== undefined && save(draft))}
      />
      <ItemTools
        item={item}
        isSaving={isPending}
        isUnsaved={draft !== undefined && draft !== item.value}
        onValue={(next) => setDraft(next)}
      />
    </>
  )
}

/** Calls `save` once nothing has been typed for a while. */
function useSaveAfterPause(draft: string | undefined, save: (value: string) => Promise<void>) {
  const latest = useRef(save)
  useEffect(() => void (latest.current = save))
  useEffect(() => {
    if (draft === undefined) return
    const pause = setTimeout(() => void latest.current(draft), PAUSE_MS)
    return () => clearTimeout(pause)
  }, [draft])
}

/** The message for the value, where that is what is wrong. */
const messageOf = (error: Error): string =>
  error instanceof CallError && error.status === 409 ? `${serverMessage(error)} Yours is still here.` : serverMessage(error)
