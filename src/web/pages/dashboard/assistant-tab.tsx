import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Id } from '#contract/endpoint/values.ts'
import { useMe } from '#web/api/session/me.ts'
import type { Insert } from '#web/features/assistant/drafts.tsx'
import { SupplierChat } from '#web/features/assistant/supplier-chat.tsx'
import { FinishListing } from '#web/features/dashboard/setup/finish-listing.tsx'
import { insertField, unsavedFields } from '#web/features/quote-forms/insert-field.ts'
import { insertNote } from '#web/features/quotes/answer/insert-note.ts'
import { insertDescription } from '#web/features/supplier-profile/profile/inserted-description.ts'
import { useDraftPost } from '#web/features/social/use-draft-post.ts'
import { navigate } from '#web/navigation/navigate.ts'
import { dashboardPath, socialPath } from '#web/paths.ts'
import { useRequesterStorage } from '#web/storage/requester-storage.ts'

type AssistantTabProps = { supplierId: Id; path: string }

/** The tab in which suppliers ask about their listing, and insert what comes of it into the forms of the other tabs. */
export function AssistantTab({ supplierId, path }: AssistantTabProps) {
  const client = useQueryClient()
  const storage = useRequesterStorage()
  const me = useMe()
  const draftPost = useDraftPost(supplierId)
  const insert: Insert = async (suggestion) => {
    switch (suggestion.kind) {
      case 'description':
        insertDescription(suggestion.text)
        navigate(dashboardPath({ tab: 'profile' }, path))
        return null
      case 'quoteField':
        return { href: dashboardPath({ tab: 'form' }, path), undo: await insertField(client, supplierId, suggestion.field) }
      case 'answer': {
        if (!storage) return null
        const { requestId, note } = suggestion
        return { href: dashboardPath({ tab: 'quotes', quote: requestId }, path), undo: await insertNote(client, storage, requestId, note) }
      }
      case 'post': {
        const { id, undo } = await draftPost(suggestion.content)
        return { href: socialPath({ tab: 'posts', post: id }), undo: () => void undo(), note: 'A draft of your posts now.' }
      }
    }
  }
  return (
    <SupplierChat
      insert={insert}
      canInsert={me?.member !== 'viewer'}
      unsavedFields={useCallback(() => unsavedFields(supplierId), [supplierId])}
    >
      <FinishListing path={path} />
    </SupplierChat>
  )
}
