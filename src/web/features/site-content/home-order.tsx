import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import type { ResponseOf } from '#contract/api.ts'
import { etagOfItem } from '#contract/endpoint/etags.ts'
import { ALL_SECTIONS, HOME_SECTIONS, JOIN_SECTION, type HomeSection } from '#contract/site/home-section-order.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { query } from '#web/api/reads/query.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { navigate } from '#web/navigation/navigate.ts'
import { ownerPath } from '#web/paths.ts'
import type { OwnerSearch } from '#web/search.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Checkbox } from '#web/ui/controls/choice/checkbox.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { RowsSkeleton } from '#web/ui/skeletons/rows-skeleton.tsx'
import { Preview } from './preview.tsx'
import manager from './site-content-manager.module.css'
import styles from './home-order.module.css'

const Sortable = lazy(() => import('#web/ui/controls/sortable/sortable.tsx').then((module) => ({ default: module.Sortable<HomeSection> })))

const ADDRESS = 'GET /api/admin/home-sections'

/** The sections of the home page in their order, each to be moved, hidden or shown; every change is saved at once. */
export const HomeOrder = ({ search }: { search: OwnerSearch }) => (
  <QueryBoundary of={useQuery({ ...query(ADDRESS, {}), refetchOnMount: 'always' })} loading={<RowsSkeleton rows={8} hasAction />}>
    {(order) => <Order order={order} search={search} />}
  </QueryBoundary>
)

type OrderProps = { order: ResponseOf<typeof ADDRESS>; search: OwnerSearch }

function Order({ order, search }: OrderProps) {
  const hasPreview = search.preview === 'true'
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
    <div className={hasPreview ? manager.beside : undefined}>
      <Stack gap={4}>
        <Stack row gap={4} justify="space-between">
          <p>
            The top of the page and its search stay where they are. Its end is always shown, as the join buttons of every page lead there.
          </p>
          <PreviewButton search={search} isOn={hasPreview} />
        </Stack>
        <Suspense fallback={<RowsSkeleton rows={8} hasAction />}>
          <Sortable items={sections} label="Sections of the home page" nameOf={({ id }) => HOME_SECTIONS[id]} onMove={move}>
            {(section, handle) => <SectionRow section={section} handle={handle} isDisabled={isPending} onShow={show} />}
          </Sortable>
        </Suspense>
        <div>
          <Button variant="quiet" icon="arrow-counter-clockwise" disabled={isPending} onClick={() => void save([...ALL_SECTIONS])}>
            Original order
          </Button>
        </div>
      </Stack>
      {hasPreview && <Preview isAlone page="home" content={{ sections }} />}
    </div>
  )
}

function PreviewButton({ search, isOn }: { search: OwnerSearch; isOn: boolean }) {
  const toggle = () => navigate(ownerPath({ ...search, preview: isOn ? undefined : 'true' }), { replace: true, keepScroll: true })
  return (
    <Button variant="quiet" icon="eye" aria-pressed={isOn} onClick={toggle}>
      Preview
    </Button>
  )
}

type RowProps = { section: HomeSection; handle: ReactNode; isDisabled: boolean; onShow: (id: string, isShown: boolean) => void }

const SectionRow = ({ section: { id, isShown }, handle, isDisabled, onShow }: RowProps) => (
  <div className={styles.row}>
    {handle}
    <span className={isShown ? undefined : styles.hidden}>{HOME_SECTIONS[id]}</span>
    {id === JOIN_SECTION ? (
      <span>Always shown</span>
    ) : (
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
    )}
  </div>
)
