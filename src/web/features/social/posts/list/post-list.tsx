import { useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ListPage } from '#contract/endpoint/endpoint.ts'
import type { SocialPost } from '#contract/social/social-posts.ts'
import type { Id } from '#contract/endpoint/values.ts'
import { counted } from '#shared/text/words.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { CLOSED, isNarrowed, listRead, postsPath, UNFILTERED } from '#web/features/social/posts/posts-path.ts'
import { whileUnderWay } from '#web/features/social/posts/publishing.ts'
import type { SocialSearch } from '#web/addresses/social-search.ts'
import { useCanChange } from '#web/api/writes/use-can-change.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { NextPage } from '#web/ui/controls/next-page.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import styles from './post-list.module.css'
import { PostRow } from './post-row.tsx'
import { usePostActions, type PostActions } from './use-post-actions.ts'

type PostListProps = { supplierId: Id; timeZone: string; search: SocialSearch }

/** The posts, newest first, as the filters in the address narrow them. */
export function PostList({ supplierId, timeZone, search }: PostListProps) {
  const read = useInfiniteQuery({
    ...listRead(supplierId, search),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => whileUnderWay(state.data?.pages.flatMap(({ items }) => items)),
  })
  const { place, ...actions } = usePostActions(supplierId)
  return (
    <div ref={place} tabIndex={-1} className={styles.list}>
      <QueryBoundary of={read} loading={<Loading />}>
        {({ pages }) => <Posts pages={pages} more={read} timeZone={timeZone} search={search} actions={actions} />}
      </QueryBoundary>
    </div>
  )
}

type PostsProps = Omit<PostListProps, 'supplierId'> & {
  pages: ListPage<SocialPost>[]
  more: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'fetchNextPage' | 'isFetchingNextPage'>
  actions: PostActions
}

function Posts({ pages, more, search, ...row }: PostsProps) {
  const posts = pages.flatMap(({ items }) => items)
  const total = pages.at(-1)?.total ?? 0
  if (posts.length === 0) return <NothingHere search={search} />
  return (
    <Stack gap={3} align="stretch">
      <output className={styles.count}>{counted(total, 'post')}</output>
      <ul aria-label="Posts" className={styles.rows}>
        {posts.map((post) => (
          <PostRow key={post.id} post={post} search={search} {...row} />
        ))}
      </ul>
      {posts.length < total && (
        <div>
          <NextPage of={more} />
        </div>
      )}
    </Stack>
  )
}

function NothingHere({ search }: { search: SocialSearch }) {
  const canChange = useCanChange()
  if (isNarrowed(search))
    return (
      <EmptyState
        title="No post is like that"
        action={
          <ButtonLink variant="outline" href={postsPath(search, UNFILTERED)}>
            Show all posts
          </ButtonLink>
        }
      >
        Choose another state or platform, or search for other words.
      </EmptyState>
    )
  return (
    <EmptyState
      title="No posts yet"
      action={
        canChange && (
          <ButtonLink icon="plus" href={postsPath(search, { ...CLOSED, new: true })}>
            Write your first post
          </ButtonLink>
        )
      }
    >
      {canChange
        ? 'Write one now, or have a few weeks of drafts planned from your products.'
        : 'They stand here once somebody who may change this listing has written one.'}
    </EmptyState>
  )
}

/** As high as a row of a post. */
const ROW = '128px'

const Loading = () => (
  <Stack gap={3}>
    <span className="visually-hidden">Loading</span>
    {[0, 1, 2].map((row) => (
      <Skeleton key={row} height={ROW} />
    ))}
  </Stack>
)
