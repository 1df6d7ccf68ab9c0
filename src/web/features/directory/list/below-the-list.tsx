import type { ReactNode } from 'react'
import type { SearchReading } from '#contract/directory/search-reading.ts'
import { useHydrated } from '#web/browser/use-hydrated.ts'
import type { DirectorySearch } from '#web/features/directory/search/directory-search.ts'
import type { ListedSupplier } from '#web/features/directory/rows/listed-supplier.ts'
import styles from './below-the-list.module.css'
import { NearMisses } from './near-misses.tsx'
import { ListingAlert } from '#web/features/directory/search/search-alert-form.tsx'

type BelowTheListProps = {
  search: DirectorySearch
  reading: SearchReading
  level: 2 | 3
  favouriteOf: (supplier: ListedSupplier) => ReactNode
}

/** Below those who may have what nobody names: who names it elsewhere, and an email when somebody lists it. */
export function BelowTheList({ search, reading, level, favouriteOf: saveButtonOf }: BelowTheListProps) {
  const isHydrated = useHydrated()
  return (
    <div className={styles.below}>
      {/* read by browsers only, as few scroll to it */}
      {isHydrated && reading.narrowed && <NearMisses search={search} reading={reading} level={level} favouriteOf={saveButtonOf} />}
      <ListingAlert search={search} reading={reading} level={level} />
    </div>
  )
}
