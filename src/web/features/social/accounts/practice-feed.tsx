import { useInfiniteQuery } from '@tanstack/react-query'
import type { Id } from '#contract/endpoint/values.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { pages } from '#web/api/reads/query.ts'
import { WriteLink } from '#web/features/social/write-link.tsx'
import { NextPage } from '#web/ui/controls/next-page.tsx'
import { Panel } from '#web/ui/layout/panel.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { RowsSkeleton } from '#web/ui/skeletons/rows-skeleton.tsx'
import { FeedPost } from './feed-post.tsx'
import styles from './practice-feed.module.css'

const PAGE_SIZE = 10

type PracticeFeedProps = { supplierId: Id; timeZone: string }

/** Shows what was posted to the sandbox. */
export function PracticeFeed({ supplierId, timeZone }: PracticeFeedProps) {
  const read = useInfiniteQuery({
    ...pages('GET /api/suppliers/:id/social-feed', { id: String(supplierId) }, PAGE_SIZE),
    refetchOnMount: 'always',
  })
  return (
    <Panel title="Practice feed">
      <p className={styles.about}>
        Posts to the sandbox appear here and nowhere else. To see how a failure looks, write <code>[fail]</code> anywhere in a post and
        publish it.
      </p>
      <QueryBoundary of={read} loading={<RowsSkeleton rows={4} />}>
        {(data) => {
          const posts = data.pages.flatMap(({ items }) => items)
          if (posts.length === 0) return <NothingPosted />
          return (
            <Stack gap={4}>
              <Stack as="ul" gap={4} aria-label="Practice feed">
                {posts.map((post) => (
                  <FeedPost key={post.id} post={post} timeZone={timeZone} />
                ))}
              </Stack>
              <NextPage of={read} />
            </Stack>
          )
        }}
      </QueryBoundary>
    </Panel>
  )
}

const NothingPosted = () => (
  <p className={styles.nothing}>
    Nothing has been posted yet. <WriteLink>Write a post</WriteLink>
  </p>
)
