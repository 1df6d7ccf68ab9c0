import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useRef, useState } from 'react'
import type { SocialPost } from '#contract/social/social-posts.ts'
import type { Id } from '#contract/endpoint/values.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { query } from '#web/api/reads/query.ts'
import type { SocialSearch } from '#web/addresses/social-search.ts'
import { useCanChange } from '#web/api/writes/use-can-change.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { Segment, Segmented } from '#web/ui/controls/choice/segmented.tsx'
import { RowsSkeleton } from '#web/ui/skeletons/rows-skeleton.tsx'
import { monthOf } from './calendar/month-days.ts'
import { PostFilters } from './list/post-filters.tsx'
import { PostList } from './list/post-list.tsx'
import { OverPosts } from './over-posts.tsx'
import { CLOSED, openPosts, postsPath, UNFILTERED } from './posts-path.ts'
import styles from './posts-tab.module.css'
import { dayOf, dayOfInstant, localNow } from './times.ts'

// Drag and drop, forms and pictures are loaded when they are opened.
const Calendar = lazy(() => import('./calendar/calendar.tsx').then(({ Calendar }) => ({ default: Calendar })))
const OpenComposer = lazy(() => import('./composer/open-composer.tsx').then(({ OpenComposer }) => ({ default: OpenComposer })))
const PlanDialog = lazy(() => import('./plan/plan-dialog.tsx').then(({ PlanDialog }) => ({ default: PlanDialog })))

type PostsTabProps = { supplierId: Id; search: SocialSearch }

/** The posts of a listing as a list or a calendar, and the dialogs that write and plan them. What is open stands in the address. */
export function PostsTab({ supplierId, search }: PostsTabProps) {
  const overview = useQuery({ ...query('GET /api/suppliers/:id/social-overview', { id: String(supplierId) }), refetchOnMount: 'always' })
  const [planned, setPlanned] = useState<readonly string[]>([])
  const canChange = useCanChange()
  const tab = useRef<HTMLDivElement>(null)
  // The button that was pressed goes with the plan.
  const onPlanDone = () => {
    tab.current?.focus()
    setPlanned([])
  }
  const isComposing = (search.new && canChange) || search.post !== undefined
  return (
    <div ref={tab} tabIndex={-1} className={styles.tab}>
      <Tools search={search} canChange={canChange} />
      <PostFilters search={search} />
      <QueryBoundary of={overview} loading={<RowsSkeleton rows={5} hasAction />}>
        {(shown) => (
          <>
            <Suspense fallback={<RowsSkeleton rows={5} hasAction />}>
              {search.view === 'calendar' ? (
                <Calendar supplierId={supplierId} timeZone={shown.timeZone} search={search} planned={planned} onPlanDone={onPlanDone} />
              ) : (
                <PostList supplierId={supplierId} timeZone={shown.timeZone} search={search} />
              )}
            </Suspense>
            {isComposing && (
              <OverPosts title={search.post ? 'Post' : 'Write a post'} onClose={() => openPosts(CLOSED)}>
                <OpenComposer key={composerKey(search)} supplierId={supplierId} overview={shown} search={search} />
              </OverPosts>
            )}
            {search.plan && canChange && (
              <OverPosts title="Plan posts from my products" onClose={closePlan}>
                <PlanDialog
                  supplierId={supplierId}
                  timeZone={shown.timeZone}
                  onPlanned={(posts) => {
                    setPlanned(posts.map(({ id }) => id))
                    showPlan(posts, shown.timeZone)
                  }}
                  onClose={closePlan}
                />
              </OverPosts>
            )}
          </>
        )}
      </QueryBoundary>
    </div>
  )
}

const closePlan = () => openPosts({ plan: undefined })

/** Another post is another form. */
const composerKey = ({ post, day, promotion }: SocialSearch) => [post, day, promotion].join(' ')

/** Shows the month in which a plan begins, without filters that would hide it. */
function showPlan([first]: readonly SocialPost[], timeZone: string) {
  const day = first?.suggestedFor && dayOfInstant(first.suggestedFor, timeZone)
  const month = day ? monthOf(day) : undefined
  const isRunning = month === monthOf(dayOf(localNow(timeZone)))
  openPosts({ ...UNFILTERED, plan: undefined, view: 'calendar', month: isRunning ? undefined : month })
}

const Tools = ({ search, canChange }: { search: SocialSearch; canChange: boolean }) => (
  <div className={styles.tools}>
    <Segmented label="View">
      <Segment
        label="List"
        active={search.view === undefined}
        render={<a href={postsPath(search, { view: undefined, month: undefined })}>List</a>}
      />
      <Segment
        label="Calendar"
        active={search.view === 'calendar'}
        render={<a href={postsPath(search, { view: 'calendar' })}>Calendar</a>}
      />
    </Segmented>
    {canChange && (
      <div className={styles.actions}>
        <ButtonLink variant="outline" href={postsPath(search, { ...CLOSED, plan: true })} aria-haspopup="dialog">
          Plan posts from my products
        </ButtonLink>
        <ButtonLink icon="plus" href={postsPath(search, { ...CLOSED, new: true })} aria-haspopup="dialog">
          Write a post
        </ButtonLink>
      </div>
    )}
  </div>
)
