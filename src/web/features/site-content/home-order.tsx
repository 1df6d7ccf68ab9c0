import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import type { ResponseOf } from '#contract/api.ts'
import { etagOfItem } from '#contract/endpoint/etags.ts'
import { ALL_SECTIONS, HOME_SECTIONS, JOIN_SECTION, type HomeSection } from '#contract/site/home-section-order.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { query } from '#web/api/reads/query.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { navigate } from '#web/navigation/navigate.ts'
import { ownerSearchNow } from '#web/navigation/search-now.ts'
import { ownerPath } from '#web/paths.ts'
import type { OwnerSearch } from '#web/search.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { Checkbox } from '#web/ui/controls/choice/checkbox.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { RowsSkeleton } from '#web/ui/skeletons/rows-skeleton.tsx'
import { PreviewButton } from './preview/preview-button.tsx'
import { Preview } from './preview/preview.tsx'
import { WithPreview } from './preview/with-preview.tsx'
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

/** The order as it is shown, also while it is being saved, and what changes it. The toast of a change takes it back. */
function useOrder(order: OrderProps['order']) {
  const [next, setNext] = useState<HomeSection[]>()
  const { send, isPending } = useWrite('PUT /api/admin/home-sections', {
    ifMatch: etagOfItem(order),
    updates: query(ADDRESS, {}),
    invalidates: ['GET /api/admin/audit'],
    failure: 'The home page could not be changed',
  })
  const sections = next ?? order.sections
  const save = async (changed: HomeSection[]): Promise<boolean> => {
    setNext(changed)
    const isSaved = await send({ sections: changed })
    setNext(undefined)
    return isSaved
  }
  const stored = useRef(order.sections)
  useEffect(() => void (stored.current = order.sections))
  const undo = async (before: HomeSection[], after: HomeSection[]) => {
    if (wordsOf(stored.current) !== wordsOf(after))
      return toast({ title: 'That could not be undone', description: 'It has been changed again since.', tone: 'destructive' })
    if (await save(before)) toast({ title: 'The order is as it was before', tone: 'success' })
  }
  const change = async (changed: HomeSection[]) => {
    if (!(await save(changed))) return
    toast({ title: 'Home page updated', tone: 'success', action: { label: 'Undo', onAct: () => void undo(sections, changed) } })
  }
  return { sections, isPending, change }
}

/** An order as one text, by which two are the same. */
const wordsOf = (sections: readonly HomeSection[]) => sections.map(({ id, isShown }) => `${id} ${isShown}`).join()

function Order({ order, search }: OrderProps) {
  const hasPreview = search.preview === 'true'
  const { sections, isPending, change } = useOrder(order)
  const move = (id: string, to: number) => {
    const rest = sections.filter((section) => section.id !== id)
    const moved = sections.find((section) => section.id === id)
    if (moved && !isPending) void change(rest.toSpliced(to, 0, moved))
  }
  const show = (id: string, isShown: boolean) =>
    void change(sections.map((section) => (section.id === id ? { ...section, isShown } : section)))
  return (
    <WithPreview isShown={hasPreview} onClose={() => showPreview(false)} preview={<Preview page="home" content={{ sections }} />}>
      <Stack gap={4}>
        <Stack row gap={4} justify="space-between">
          <p>
            The top of the page and its search stay where they are. Its end is always shown, as the join buttons of every page lead there.
          </p>
          <PreviewButton isOn={hasPreview} onToggle={showPreview} />
        </Stack>
        <Suspense fallback={<RowsSkeleton rows={8} hasAction />}>
          <Sortable items={sections} label="Sections of the home page" nameOf={({ id }) => HOME_SECTIONS[id]} onMove={move}>
            {(section, handle) => <SectionRow section={section} handle={handle} isDisabled={isPending} onShow={show} />}
          </Sortable>
        </Suspense>
        <div>
          <Button variant="quiet" icon="arrow-counter-clockwise" disabled={isPending} onClick={() => void change([...ALL_SECTIONS])}>
            Original order
          </Button>
        </div>
      </Stack>
    </WithPreview>
  )
}

const showPreview = (isOn: boolean) =>
  navigate(ownerPath({ ...ownerSearchNow(), preview: isOn ? 'true' : undefined }), { replace: true, keepScroll: true })

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
