import { lazy, Suspense, useRef, useState, type RefObject } from 'react'
import { MAX_BULK } from '#contract/options.ts'
import type { Receiver } from '#web/features/quotes/ask/bulk/receiver.ts'
import { SAVED_ORDERS, type SavedOrder } from '#web/features/saved/compare/chosen.ts'
import { ChosenBar } from '#web/features/saved/compare/chosen-bar.tsx'
import { groupedByCategory } from '#web/features/saved/compare/saved-groups.ts'
import type { SavedChoice } from '#web/features/saved/compare/use-saved-address.ts'
import type { SavedRow, SavedSuppliers } from '#web/features/saved/use-saved-suppliers.ts'
import { useMe } from '#web/api/session/me.ts'
import { SAVED, signInPath } from '#web/paths.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { NativeSelect } from '#web/ui/controls/choice/native-select.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { CategorySection } from './category-section.tsx'
import styles from './saved-list.module.css'

const AskThem = lazy(async () => ({ default: (await import('./ask-them.tsx')).AskThem }))

/** Id of the heading that counts them. */
export const SAVED_COUNT = 'saved-count'

const ORDER_LABELS: Record<SavedOrder, string> = { saved: 'Last saved', name: 'Name', rating: 'Rating' }

type SavedListProps = Pick<SavedSuppliers, 'total' | 'showMore' | 'isLoadingMore'> & {
  suppliers: SavedRow[]
  choice: SavedChoice
}

/** The saved suppliers by category, to be asked, ticked and noted on. */
export function SavedList({ suppliers, total, showMore, isLoadingMore, choice }: SavedListProps) {
  const me = useMe()
  const count = useRef<HTMLHeadingElement>(null)
  const [receivers, setReceivers] = useState<readonly Receiver[]>()
  const ticked = suppliers.filter(({ id }) => choice.chosen.includes(id))
  return (
    <>
      <Tools
        total={total}
        count={count}
        sort={choice.sort}
        onSort={choice.order}
        onAsk={() => setReceivers(suppliers.slice(0, MAX_BULK))}
      />
      {me === null && <NotesOffered />}
      {groupedByCategory(suppliers, choice.sort).map((group) => (
        <CategorySection
          key={group.category}
          group={group}
          choice={choice}
          isWhole={!showMore}
          hasNotes={me != null}
          onAsk={setReceivers}
          onRemoved={() => count.current?.focus()}
        />
      ))}
      {(showMore || isLoadingMore) && <ShowMore isLoading={isLoadingMore} onShow={showMore} />}
      {ticked.length > 0 && (
        <ChosenBar count={ticked.length} onClear={choice.clear} onCompare={choice.compare} onAsk={() => setReceivers(ticked)} />
      )}
      {receivers && (
        <Suspense>
          <AskThem suppliers={receivers} onChange={setReceivers} />
        </Suspense>
      )}
    </>
  )
}

/** A visitor has no notes. */
const NotesOffered = () => (
  <p className={`${styles.hint} no-print`}>
    <TextLink href={signInPath(SAVED)}>Sign in</TextLink>
    <span> to keep them on all your devices, with a note on each that only you see.</span>
  </p>
)

const ShowMore = ({ isLoading, onShow }: { isLoading: boolean; onShow: (() => void) | undefined }) => (
  <div className={`${styles.more} no-print`}>
    <Button variant="quiet" busy={isLoading} busyLabel="Loading..." onClick={onShow}>
      Show more
    </Button>
  </div>
)

type ToolsProps = {
  total: number
  count: RefObject<HTMLHeadingElement | null>
  sort: SavedOrder
  onSort: (sort: SavedOrder) => void
  onAsk: () => void
}

const Tools = ({ total, count, sort, onSort, onAsk }: ToolsProps) => (
  <Stack row gap={4} justify="space-between" className={styles.tools}>
    <h2 id={SAVED_COUNT} ref={count} tabIndex={-1} className={styles.count}>
      {total === 1 ? '1 supplier saved' : `${total} suppliers saved`}
    </h2>
    <Stack row gap={3} className="no-print">
      <NativeSelect
        tool
        aria-label="Order within a category"
        value={sort}
        onChange={({ target }) => onSort(SAVED_ORDERS.find((order) => order === target.value) ?? 'saved')}
      >
        {SAVED_ORDERS.map((order) => (
          <option key={order} value={order}>
            {ORDER_LABELS[order]}
          </option>
        ))}
      </NativeSelect>
      <Button icon="paper-plane-right" aria-haspopup="dialog" onClick={onAsk}>
        {askLabel(total)}
      </Button>
    </Stack>
  </Stack>
)

function askLabel(total: number): string {
  if (total > MAX_BULK) return `Ask the first ${MAX_BULK} for a quote`
  return total === 1 ? 'Ask for a quote' : 'Ask them all for a quote'
}
