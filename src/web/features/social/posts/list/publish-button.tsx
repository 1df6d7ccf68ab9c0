import type { SocialPost } from '#contract/social/social-posts.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { SHOWS_POSTS } from '#web/features/social/posts/shows-posts.ts'
import { notPublished } from '#web/features/social/posts/publishing.ts'
import { Button } from '#web/ui/controls/button.tsx'

type PublishButtonProps = {
  post: SocialPost
  /** Id of the post's text, which is not part of the name: it may hold any word. */
  describedBy: string
  /** Called once it was published, or was not. */
  onTried: () => void
}

/** Publishes a draft, or tries a failed post again; other posts have neither. */
export function PublishButton({ post, describedBy, onTried }: PublishButtonProps) {
  const { id, status, isPublishing } = post
  const { send, isPending } = useWrite('POST /api/social-posts/:id/publish', {
    invalidates: SHOWS_POSTS,
    success: 'Post published successfully',
    failure: notPublished,
  })
  const publish = () => send({ id }).then(onTried)
  if (isPublishing && !isPending) return null
  if (status === 'failed')
    return (
      <Button size="sm" variant="outline" busy={isPending} aria-describedby={describedBy} onClick={() => void publish()}>
        Retry
      </Button>
    )
  if (status !== 'draft') return null
  return (
    <Button size="sm" busy={isPending} aria-describedby={describedBy} onClick={() => void publish()}>
      Publish
    </Button>
  )
}
