import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SocialPost } from '#contract/social/social-posts.ts'
import type { Id } from '#contract/endpoint/values.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { query } from '#web/api/reads/query.ts'
import { isOut } from '#web/features/social/posts/publishing.ts'
import type { SocialSearch } from '#web/addresses/social-search.ts'
import { useCanChange } from '#web/api/writes/use-can-change.ts'
import { useRequesterStorage } from '#web/storage/requester-storage.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { FieldsSkeleton } from '#web/ui/skeletons/fields-skeleton.tsx'
import { closeComposer } from './composer-dialog.tsx'
import type { Overview } from './composer-form.tsx'
import { EditPost } from './edit-post.tsx'
import { NewPost } from './new-post.tsx'
import { ShownPost } from './shown-post.tsx'
import { useBestHours, useSources } from './use-sources.ts'

type OpenComposerProps = { supplierId: Id; overview: Overview; search: SocialSearch }

/**
 * The composer that the address names: of a new post, or of one that is changed. It opens once all that it offers is read. A post that nobody,
 * or not this user, can change is shown as it is.
 */
export function OpenComposer({ supplierId, overview, search }: OpenComposerProps) {
  const storage = useRequesterStorage()
  const sources = useSources(supplierId)
  const { bestHours, isPending } = useBestHours(supplierId)
  const canChange = useCanChange()
  const rest = storage && sources && !isPending && { supplierId, overview, sources, bestHours, storage }
  if (search.post)
    return (
      <ReadPost id={search.post}>
        {(post) => rest && (canChange && !isOut(post) ? <EditPost post={post} {...rest} /> : <ShownPost post={post} {...rest} />)}
      </ReadPost>
    )
  return rest ? <NewPost search={search} {...rest} /> : <Opening title="Write a post" />
}

const Opening = ({ title }: { title: string }) => (
  <Dialog open onOpenChange={closeComposer} title={title} wide="columns">
    <FieldsSkeleton fields={5} />
  </Dialog>
)

type ReadPostProps = { id: string; children: (post: SocialPost) => React.ReactNode }

/** Reads the post before its form opens: what is typed is not replaced by what is read again. */
function ReadPost({ id, children }: ReadPostProps) {
  const read = useQuery({ ...query('GET /api/social-posts/:id', { id }), refetchOnMount: 'always' })
  const [opened, setOpened] = useState<SocialPost>()
  if (!opened && read.data && !read.isFetching) setOpened(read.data)
  const form = opened && children(opened)
  if (form) return form
  return (
    <Dialog open onOpenChange={closeComposer} title="Post" wide="columns">
      <QueryBoundary of={{ ...read, data: undefined }} loading={<FieldsSkeleton fields={5} />}>
        {() => null}
      </QueryBoundary>
    </Dialog>
  )
}
