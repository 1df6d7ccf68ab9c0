import type { ReactNode } from 'react'
import type { SupplierRow } from '#contract/suppliers.ts'
import { BulkTick } from './bulk-tick.tsx'
import { useBulkSelection } from './bulk-selection.ts'
import { labelSteps } from './label-steps.ts'
import { SupplierCardSkeleton } from './supplier-card-skeleton.tsx'
import { SupplierCard } from './supplier-card.tsx'
import styles from './supplier-list.module.css'

/** Cards in the first row of the widest grid. */
const FIRST_ROW = 3
/** Skeletons of each view (public-side §2). */
const SKELETONS = { grid: 9, list: 6 }

type SupplierListProps = {
  suppliers: readonly SupplierRow[]
  view?: 'list'
  /** Shows tick boxes. */
  bulk?: boolean
  /** Of another address: still shown, until the answer for this one is here. */
  isStale: boolean
  level: 2 | 3
  favouriteOf: (supplier: SupplierRow) => ReactNode
}

/** One page of suppliers. */
export function SupplierList({ suppliers, view, bulk, isStale, level, favouriteOf }: SupplierListProps) {
  const selection = useBulkSelection()
  const steps = labelSteps(suppliers.map(({ id, category }) => ({ seed: id, category })))
  return (
    <ul aria-label="Suppliers" aria-busy={isStale} className={styles[view ?? 'grid']}>
      {suppliers.map((supplier, at) => {
        const isSelected = bulk && selection.some(({ id }) => id === supplier.id)
        return (
          <li key={supplier.id}>
            <SupplierCard
              supplier={supplier}
              layout={view ? 'row' : 'auto'}
              step={steps[at]}
              priority={at < FIRST_ROW}
              level={level}
              favourite={favouriteOf(supplier)}
              tick={bulk && <BulkTick supplier={supplier} isSelected={isSelected!} />}
              isSelected={isSelected}
            />
          </li>
        )
      })}
    </ul>
  )
}

export const SupplierListSkeleton = ({ view }: { view?: 'list' }) => (
  <div className={styles[view ?? 'grid']}>
    {Array.from({ length: SKELETONS[view ?? 'grid'] }, (_, at) => (
      <SupplierCardSkeleton key={at} layout={view ? 'row' : 'auto'} />
    ))}
  </div>
)
