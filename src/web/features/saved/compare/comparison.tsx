import { useEffect, useRef, type ReactNode } from 'react'
import { counted } from '#shared/text/words.ts'
import type { Id } from '#contract/endpoint/values.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { VENUE } from '#web/paths.ts'
import { useMedia } from '#web/use-media.ts'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { TableSkeleton } from '#web/ui/skeletons/table-skeleton.tsx'
import { ComparedCards } from './compared-cards.tsx'
import { ComparedTable } from './compared-table.tsx'
import { comparedFacts, type ComparedSupplier } from './facts.ts'
import styles from './comparison.module.css'
import { useCompared } from './use-compared.ts'

type ComparisonProps = {
  ids: readonly Id[]
  /** The path of the list. */
  list: string
  onRemove: (id: Id) => void
  /** What can be done with those that are compared. */
  toolsFor: (suppliers: readonly ComparedSupplier['supplier'][]) => ReactNode
}

/** Up to four suppliers side by side, below 640 px one below the other. */
export function Comparison({ ids, list, onRemove, toolsFor }: ComparisonProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that led here is gone.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <>
      <p className="no-print">
        <TextLink href={list}>Back to all saved suppliers</TextLink>
      </p>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        Side by side
      </h2>
      <QueryBoundary of={useCompared(ids)} loading={<TableSkeleton rows={8} />}>
        {({ suppliers, place, isBuyer, missing }) => (
          <>
            {missing > 0 && (
              <p className={styles.hint}>{`${counted(missing, 'supplier is', 'suppliers are')} no longer listed, and left out.`}</p>
            )}
            {suppliers.length > 0 && place === null && <NoPlace isBuyer={isBuyer} />}
            {suppliers.length === 1 && <p className={styles.hint}>Tick another in your list to compare it with this one.</p>}
            {suppliers.length === 0 ? (
              <EmptyState title="Nothing to compare">None of these suppliers is listed any more.</EmptyState>
            ) : (
              <Shown suppliers={suppliers} rows={comparedFacts(suppliers, place, isBuyer)} onRemove={onRemove} />
            )}
            {suppliers.length > 0 && toolsFor(suppliers.map(({ supplier }) => supplier))}
          </>
        )}
      </QueryBoundary>
    </>
  )
}

type ShownProps = { suppliers: readonly ComparedSupplier[]; rows: ReturnType<typeof comparedFacts>; onRemove: (id: Id) => void }

function Shown({ suppliers, rows, onRemove }: ShownProps) {
  const hasRoom = useMedia('(min-width: 40rem), print')
  const shown = { suppliers: suppliers.map(({ supplier }) => supplier), rows, onRemove }
  return hasRoom ? <ComparedTable {...shown} /> : <ComparedCards {...shown} />
}

/** Nothing is guessed of where deliveries go. */
const NoPlace = ({ isBuyer }: { isBuyer: boolean }) => (
  <p className={styles.hint}>
    <span>Whether they deliver to you is not known. </span>
    {isBuyer ? <TextLink href={VENUE}>Say where your venue is</TextLink> : <span>Choose a place in the list of suppliers first.</span>}
  </p>
)
