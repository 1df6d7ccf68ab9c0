import { useInfiniteQuery } from '@tanstack/react-query'
import { SOCIAL_PLATFORMS } from '#contract/options.ts'
import type { Id } from '#contract/values.ts'
import { QueryBoundary } from '#web/api/query-boundary.tsx'
import { pages } from '#web/api/query.ts'
import type { SocialSearch } from '#web/features/social/social-search.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { ListRow, RowWords } from '#web/ui/layout/list-row.tsx'

type PostsTabProps = { supplierId: Id; search: SocialSearch }

/** The posts of a listing, newest first. */
export function PostsTab({ supplierId, search: { status, platform, search } }: PostsTabProps) {
  const read = useInfiniteQuery(pages('GET /api/suppliers/:id/social-posts', { id: String(supplierId), status, platform, search }, 50))
  return (
    <QueryBoundary of={read} loading={<Skeleton height="320px" />}>
      {({ pages: [first] }) =>
        first?.items.length ? (
          <ul>
            {first.items.map((post) => (
              <ListRow key={post.id}>
                <RowWords>
                  <b>{SOCIAL_PLATFORMS[post.platform]}</b>
                  <p>{post.content}</p>
                </RowWords>
              </ListRow>
            ))}
          </ul>
        ) : (
          <EmptyState title="No posts yet" />
        )
      }
    </QueryBoundary>
  )
}
