import { useEffect, useRef } from 'react'
import type { SiteContentItem, StyleItem } from '#contract/site/site-content.ts'
import { etagOfItems } from '#contract/endpoint/etags.ts'
import { tidied } from '#shared/text/visible-text.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { toast } from '#web/ui/feedback/toast.ts'
import { SHOWS_STYLES, SHOWS_TEXTS } from './shows-items.ts'

/** A change that was saved. */
export type Change = { id: number; before: string; after: string }

type UndoProps = {
  texts: readonly SiteContentItem[]
  styleItems?: readonly StyleItem[]
  /** Called with the ids of what is undone: what has been typed there since goes as well. */
  onUndone: (ids: number[]) => void
}

/** Returns a function that sets saved changes back to what stood there before, unless one of them has been changed again since. */
export function useUndo({ texts, styleItems = [], onUndone }: UndoProps) {
  const failure = 'That could not be undone'
  const ofTexts = useWrite('POST /api/admin/content/bulk-update', { ifMatch: etagOfItems(texts), invalidates: SHOWS_TEXTS, failure })
  const ofStyles = useWrite('POST /api/admin/styles/bulk-update', { ifMatch: etagOfItems(styleItems), invalidates: SHOWS_STYLES, failure })
  const latest = useRef({ texts, styleItems })
  useEffect(() => void (latest.current = { texts, styleItems }))
  return async (changes: readonly Change[]) => {
    const now = latest.current
    const stored = new Map([...now.texts, ...now.styleItems].map((item) => [item.id, item.value]))
    if (changes.some(({ id, after }) => stored.get(id) !== tidied(after)))
      return toast({ title: failure, description: 'It has been changed again since.', tone: 'destructive' })
    const updatesOf = (items: readonly { id: number }[]) =>
      changes.filter(({ id }) => items.some((item) => item.id === id)).map(({ id, before }) => ({ id, value: before }))
    const [text, style] = [updatesOf(now.texts), updatesOf(now.styleItems)]
    if (text.length > 0 && !(await ofTexts.send({ updates: text }))) return
    if (style.length > 0 && !(await ofStyles.send({ updates: style }))) return
    onUndone(changes.map(({ id }) => id))
    toast({ title: changes.length === 1 ? 'It is as it was before' : 'All is as it was before', tone: 'success' })
  }
}
export type Undo = ReturnType<typeof useUndo>
