import { useRef } from 'react'
import type { SocialPost } from '#contract/social/social-posts.ts'
import type { Id } from '#contract/endpoint/values.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { CLOSED, openPosts } from '#web/features/social/posts/posts-path.ts'
import { SHOWS_POSTS } from '#web/features/social/posts/shows-posts.ts'
import { toast } from '#web/ui/feedback/toast.ts'
import { nameOf } from './state-texts.ts'

/** Returns what copies and removes posts. `place` gets the focus once one is removed; the removal can be undone in its toast. */
export function usePostActions(supplierId: Id) {
  const place = useRef<HTMLDivElement>(null)
  const copy = useWrite('POST /api/suppliers/:id/social-posts', {
    invalidates: SHOWS_POSTS,
    success: ({ id }) => ({
      title: 'Copied as a draft',
      tone: 'success',
      action: { label: 'Open it', onAct: () => openPosts({ ...CLOSED, post: id }) },
    }),
  })
  const drop = useWrite('DELETE /api/social-posts/:id', { invalidates: SHOWS_POSTS })
  const restore = useWrite('POST /api/social-posts/:id/restore', {
    invalidates: SHOWS_POSTS,
    success: (post) => ({
      title: 'Post restored',
      tone: 'success',
      ...(post.status === 'draft' && { description: 'It is a draft.' }),
    }),
  })
  const focusList = () => place.current?.focus()
  const duplicate = ({ platform, postType, content, hashtags, imageUrl }: SocialPost) =>
    copy.send({ id: String(supplierId), platform, postType, content, hashtags, imageUrl, scheduledFor: null })
  const remove = async (post: SocialPost) => {
    if (!(await drop.send({ id: post.id }))) return false
    focusList()
    toast({
      title: post.status === 'posted' ? 'Removed from your list' : 'Post deleted',
      description: nameOf(post),
      action: { label: 'Undo', onAct: () => void restore.send({ id: post.id }) },
    })
    return true
  }
  return { place, duplicate, remove, focusList }
}

export type PostActions = Omit<ReturnType<typeof usePostActions>, 'place'>
