import { useState } from 'react'
import type { SiteContentItem, StyleItem } from '#contract/site/site-content.ts'
import { etagOfItems } from '#contract/endpoint/etags.ts'
import { serverMessage } from '#web/api/call-error.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { toast } from '#web/ui/feedback/toast.ts'
import type { Drafts } from './use-drafts.ts'

type SaveDraftsProps = {
  texts: readonly SiteContentItem[]
  styleItems: readonly StyleItem[]
  textDrafts: Drafts
  styleDrafts: Drafts
}

/** Returns a function that saves the unsaved texts, then the unsaved styles: each list all or nothing. What is refused stays unsaved. */
export function useSaveDrafts({ texts, styleItems, textDrafts, styleDrafts }: SaveDraftsProps) {
  const [refusal, setRefusal] = useState<string>()
  // As the specification has them, failures have no toast; the bar says why.
  const failure = (title: string) => (error: unknown) => setRefusal(`${title}. ${serverMessage(error)}`)
  const ofTexts = useWrite('POST /api/admin/content/bulk-update', {
    ifMatch: etagOfItems(texts),
    invalidates: ['GET /api/admin/content', 'GET /api/admin/site-items/:id/history', 'GET /api/admin/audit'],
    failure: failure('Failed to update content'),
  })
  const ofStyles = useWrite('POST /api/admin/styles/bulk-update', {
    ifMatch: etagOfItems(styleItems),
    invalidates: ['GET /api/admin/styles', 'GET /api/admin/site-items/:id/history', 'GET /api/admin/audit'],
    failure: failure('Failed to update styles'),
  })
  async function save() {
    setRefusal(undefined)
    const [text, style] = [textDrafts.changed, styleDrafts.changed]
    if (text.length > 0 && (await ofTexts.send({ updates: text }))) textDrafts.clear()
    else if (text.length > 0) return
    if (style.length > 0 && (await ofStyles.send({ updates: style }))) styleDrafts.clear()
    else if (style.length > 0) return
    toast({ title: 'Content updated successfully', tone: 'success' })
  }
  return { save, refusal, isSaving: ofTexts.isPending || ofStyles.isPending }
}
