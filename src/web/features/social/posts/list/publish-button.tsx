import type { SocialPost } from '#contract/social-posts.ts'
import { useWrite } from '#web/api/use-write.ts'
import { SHOWS_POSTS } from '#web/features/social/posts/shows-posts.ts'
import { notPublished } from '#web/features/social/posts/publishing.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { nameOf } from './state-words.ts'

/** Publishes a draft, or tries a failed post again; other posts have neither. */
export function PublishButton({ post }: { post: SocialPost }) {
  const { id, status, isPublishing } = post
  const { send, isPending } = useWrite('POST /api/social-posts/:id/publish', {
    invalidates: SHOWS_POSTS,
    success: 'Post published successfully',
    failure: notPublished,
  })
  if (isPublishing && !isPending) return null
  if (status === 'failed')
    return (
      <Button size="sm" variant="outline" busy={isPending} aria-label={`Retry: ${nameOf(post)}`} onClick={() => void send({ id })}>
        Retry
      </Button>
    )
  if (status !== 'draft') return null
  return (
    <Button size="sm" busy={isPending} aria-label={`Publish: ${nameOf(post)}`} onClick={() => void send({ id })}>
      Publish
    </Button>
  )
}
