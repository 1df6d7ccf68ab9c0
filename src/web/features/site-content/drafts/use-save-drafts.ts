import { useState } from 'react'
import type { SiteContentItem, StyleItem } from '#contract/site/site-content.ts'
import { etagOfItems } from '#contract/endpoint/etags.ts'
import { serverMessage } from '#web/api/call-error.ts'
import { isConflict } from '#web/api/writes/use-conflict.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { toast } from '#web/ui/feedback/toast.ts'
import { SHOWS_STYLES, SHOWS_TEXTS } from './shows-items.ts'
import { useAgainWhenFresh } from './use-again-when-fresh.ts'
import type { Drafts } from './use-drafts.ts'
import { useUndo, type Change } from './use-undo.ts'

type SaveDraftsProps = {
  texts: readonly SiteContentItem[]
  styleItems: readonly StyleItem[]
  textDrafts: Drafts<SiteContentItem>
  styleDrafts: Drafts<StyleItem>
}

/**
 * Saves the unsaved texts, then the unsaved styles: each list all or nothing. What is refused stays unsaved. Where somebody else has changed
 * the same text since, `clash` has both to choose from, and nothing is sent before; other changes of theirs do not matter.
 */
export function useSaveDrafts({ texts, styleItems, textDrafts, styleDrafts }: SaveDraftsProps) {
  const [isAsking, setAsking] = useState(false)
  const again = useAgainWhenFresh(etagOfItems(texts) + etagOfItems(styleItems), save)
  const lists = useLists({ texts, styleItems }, again)
  const undo = useUndo({ texts, styleItems, onUndone: (ids) => void [textDrafts.drop(ids), styleDrafts.drop(ids)] })
  const clashes = [...textDrafts.clashes, ...styleDrafts.clashes]
  const ids = clashes.map(({ item }) => item.id)

  async function send(isLeftOut: (id: number) => boolean = () => false) {
    setAsking(false)
    const changedIn = ({ changed }: Pick<Drafts, 'changed'>) => changed.filter(({ id }) => !isLeftOut(id))
    const [text, style] = [changedIn(textDrafts), changedIn(styleDrafts)]
    const done = [...changesOf(texts, text), ...changesOf(styleItems, style)]
    lists.setRefusal(undefined)
    if (text.length > 0 && !(await lists.ofTexts.send({ updates: text }))) return
    text.forEach(textDrafts.saved)
    if (style.length > 0 && !(await lists.ofStyles.send({ updates: style }))) return
    style.forEach(styleDrafts.saved)
    if (done.length === 0) return
    toast({ title: 'Content updated successfully', tone: 'success', action: { label: 'Undo', onAct: () => void undo(done) } })
  }
  function save() {
    if (clashes.length > 0) setAsking(true)
    else void send()
  }
  const clash = {
    clashes,
    isOpen: isAsking,
    hasOthers: textDrafts.changed.length + styleDrafts.changed.length > clashes.length,
    onClose: () => setAsking(false),
    onKeepMine() {
      textDrafts.seen(ids)
      styleDrafts.seen(ids)
      void send()
    },
    onTakeTheirs() {
      textDrafts.drop(ids)
      styleDrafts.drop(ids)
      void send((id) => ids.includes(id))
    },
  }
  return { save, clash, refusal: lists.refusal, isSaving: lists.ofTexts.isPending || lists.ofStyles.isPending }
}

/** The writes of both lists, and why the last one was refused: as the specification has them, failures have no toast, and the bar says it. */
function useLists({ texts, styleItems }: Pick<SaveDraftsProps, 'texts' | 'styleItems'>, onStale: () => void) {
  const [refusal, setRefusal] = useState<string>()
  const failure = (title: string) => (error: unknown) => {
    setRefusal(`${title}. ${serverMessage(error)}`)
    if (isConflict(error)) onStale()
  }
  const ofTexts = useWrite('POST /api/admin/content/bulk-update', {
    ifMatch: etagOfItems(texts),
    invalidates: SHOWS_TEXTS,
    failure: failure('Failed to update content'),
  })
  const ofStyles = useWrite('POST /api/admin/styles/bulk-update', {
    ifMatch: etagOfItems(styleItems),
    invalidates: SHOWS_STYLES,
    failure: failure('Failed to update styles'),
  })
  return { ofTexts, ofStyles, refusal, setRefusal }
}

const changesOf = (items: readonly (SiteContentItem | StyleItem)[], changed: readonly { id: number; value: string }[]): Change[] =>
  changed.flatMap(({ id, value: after }) => items.filter((item) => item.id === id).map(({ value: before }) => ({ id, before, after })))
