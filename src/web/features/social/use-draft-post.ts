import { useQueryClient } from '@tanstack/react-query'
import type { Id } from '#contract/endpoint/values.ts'
import { shownElsewhere } from '#web/api/writes/failure-toast.ts'
import { query } from '#web/api/reads/query.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { SHOWS_POSTS } from './posts/shows-posts.ts'
import { textsIn } from './texts-in.ts'

/**
 * Returns what makes a draft of a text, whose last hashtags become those of the post, on the platform of the first account. What it returns
 * has the draft's id and removes it again. @throws what a call throws
 */
export function useDraftPost(supplierId: Id) {
  const client = useQueryClient()
  const id = String(supplierId)
  const add = useWrite('POST /api/suppliers/:id/social-posts', { invalidates: SHOWS_POSTS, failure: shownElsewhere })
  const remove = useWrite('DELETE /api/social-posts/:id', { invalidates: SHOWS_POSTS })
  return async (text: string) => {
    const accounts = await client.fetchQuery(query('GET /api/suppliers/:id/social-accounts', { id }))
    const platform = accounts.find(({ isActive }) => isActive)?.platform ?? 'facebook'
    const post = await add.sendOrThrow({ id, platform, ...textsIn(text), scheduledFor: null })
    return { id: post.id, undo: () => remove.send({ id: post.id }) }
  }
}
