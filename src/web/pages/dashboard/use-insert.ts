import { useQueryClient } from '@tanstack/react-query'
import type { Id } from '#contract/endpoint/values.ts'
import type { Insert } from '#web/features/assistant/drafts.tsx'
import { insertField } from '#web/features/quote-forms/insert-field.ts'
import { insertNote } from '#web/features/quotes/answer/insert-note.ts'
import { insertDescription } from '#web/features/supplier-profile/profile/inserted-description.ts'
import { useDraftPost } from '#web/features/social/use-draft-post.ts'
import { navigate } from '#web/navigation/navigate.ts'
import { dashboardPath, socialPath } from '#web/paths.ts'
import { useRequesterStorage } from '#web/storage/requester-storage.ts'

/** Returns what puts a draft of the assistant into the form where it is saved; `path` is the dashboard's. */
export function useInsert(supplierId: Id, path: string): Insert {
  const client = useQueryClient()
  const storage = useRequesterStorage()
  const draftPost = useDraftPost(supplierId)
  return async (suggestion) => {
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
}
