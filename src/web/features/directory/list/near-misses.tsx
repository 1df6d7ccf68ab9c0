import { useQuery } from '@tanstack/react-query'
import { useId, type ReactNode } from 'react'
import type { SearchReading } from '#contract/directory/search-reading.ts'
import { askTexts } from '#contract/site-texts/listing-ask-texts.ts'
import { filled } from '#contract/site-texts/text-group.ts'
import { queryFields } from '#web/api/reads/query.ts'
import { useTexts } from '#web/use-site.ts'
import type { DirectorySearch } from '#web/features/directory/search/directory-search.ts'
import { filtersOf } from '#web/features/directory/search/directory-reads.ts'
import { LISTED_FIELDS, type ListedSupplier } from '#web/features/directory/rows/listed-supplier.ts'
import styles from './below-the-list.module.css'
import { SupplierList } from './supplier-list.tsx'

type NearMissesProps = {
  search: DirectorySearch
  reading: SearchReading
  level: 2 | 3
  favouriteOf: (supplier: ListedSupplier) => ReactNode
}

/** Those who name the goods that nobody in the list names, but are too far away or outside of the filters. Renders nothing without any. */
export function NearMisses({ search, ...shown }: NearMissesProps) {
  const { data } = useQuery(
    queryFields('GET /api/suppliers/near-misses', { category: search.category, ...filtersOf(search) }, LISTED_FIELDS),
  )
  return data && data.length > 0 && <Misses {...shown} suppliers={data} isFiltered={isFiltered(search)} />
}

type MissesProps = Omit<NearMissesProps, 'search'> & { suppliers: readonly ListedSupplier[]; isFiltered: boolean }

export function Misses({ suppliers, isFiltered, reading: { goods = '', place }, level, favouriteOf: saveButtonOf }: MissesProps) {
  const { missesAway, missesOutside } = useTexts(askTexts)
  const heading = useId()
  const Heading = `h${level}` as const
  return (
    <section aria-labelledby={heading}>
      <Heading id={heading} className={styles.heading}>
        {filled(isFiltered ? missesOutside : missesAway, { goods })}
      </Heading>
      <SupplierList suppliers={suppliers} place={place ?? undefined} view="list" isStale={false} level={3} favouriteOf={saveButtonOf} />
    </section>
  )
}

/** Returns whether more than a place narrows the list. */
const isFiltered = ({ category, state, minRating, verified, maxMinimumCents, onOffer, answersAtOnce }: DirectorySearch): boolean =>
  [category, state, minRating, verified, maxMinimumCents, onOffer, answersAtOnce].some((value) => value !== undefined)
