import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import type { ResponseOf } from '#contract/api.ts'
import { etagOfItem } from '#contract/etags.ts'
import { ALL_SECTIONS, HOME_SECTIONS, type HomeSection } from '#contract/home-section-order.ts'
import { QueryBoundary } from '#web/api/query-boundary.tsx'
import { query } from '#web/api/query.ts'
import { useWrite } from '#web/api/use-write.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Checkbox } from '#web/ui/controls/checkbox.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import styles from './home-order.module.css'

const Sortable = lazy(() => import('#web/ui/controls/sortable.tsx').then((module) => ({ default: module.Sortable<HomeSection> })))

const ADDRESS = 'GET /api/admin/home-sections'

/** The sections of the home page in their order, each to be moved, hidden or shown; every change is saved at once. */
export const HomeOrder = () => (
  <QueryBoundary of={useQuery({ ...query(ADDRESS, {}), refetchOnMount: 'always' })} loading={<Skeleton height="520px" />}>
    {(order) => <Order order={order} />}
  </QueryBoundary>
)

function Order({ order }: { order: ResponseOf<typeof ADDRESS> }) {
  // Shown while it is being saved.
  const [next, setNext] = useState<HomeSection[]>()
  const { send, isPending } = useWrite('PUT /api/admin/home-sections', {
    ifMatch: etagOfItem(order),
    updates: query(ADDRESS, {}),
    invalidates: ['GET /api/admin/audit'],
    success: { title: 'Home page updated', tone: 'success' },
    failure: 'The home page could not be changed',
  })
  const sections = next ?? order.sections
  const save = async (changed: HomeSection[]) => {
    setNext(changed)
    await send({ sections: changed })
    setNext(undefined)
  }
  const move = (id: string, to: number) => {
    const rest = sections.filter((section) => section.id !== id)
    const moved = sections.find((section) => section.id === id)
    if (moved && !isPending) void save(rest.toSpliced(to, 0, moved))
  }
  const show = (id: string, isShown: boolean) =>
    void save(sections.map((section) => (section.id === id ? { ...section, isShown } : section)))
  return (
    <Stack gap={4}>
      <p>The top of the page and its search stay where they are.</p>
      <Suspense fallback={<Skeleton height="480px" />}>
        <Sortable items={sections} label="Sections of the home page" nameOf={({ id }) => HOME_SECTIONS[id]} onMove={move}>
          {(section, handle) => <Row section={section} handle={handle} isDisabled={isPending} onShow={show} />}
        </Sortable>
      </Suspense>
      <div>
        <Button variant="quiet" icon="arrow-counter-clockwise" disabled={isPending} onClick={() => void save([...ALL_SECTIONS])}>
          Original order
        </Button>
      </div>
    </Stack>
  )
}

type RowProps = { section: HomeSection; handle: ReactNode; isDisabled: boolean; onShow: (id: string, isShown: boolean) => void }

const Row = ({ section: { id, isShown }, handle, isDisabled, onShow }: RowProps) => (
  <div className={styles.row}>
    {handle}
    <span className={isShown ? undefined : styles.hidden}>{HOME_SECTIONS[id]}</span>
    <Checkbox
      label={
        <>
          Show<span className="visually-hidden"> {HOME_SECTIONS[id]}</span>
        </>
      }
      checked={isShown}
      disabled={isDisabled}
      onChange={({ target }) => onShow(id, target.checked)}
    />
  </div>
)
