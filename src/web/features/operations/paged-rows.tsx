import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import type { OwnerSearch } from '#web/search.ts'
import { PageLinks } from '#web/ui/controls/page-links.tsx'
import { RowsSkeleton } from '#web/ui/skeletons/rows-skeleton.tsx'
import { operationsPath, PAGE_SIZE } from './operations-path.ts'
import styles from './operations.module.css'

type PagedRowsProps<Item> = {
  of: UseQueryResult<{ items: Item[]; total: number }>
  search: OwnerSearch
  /** What stands above the rows, such as how many there are. */
  counted: (total: number) => string
  row: (item: Item) => ReactNode
}

/** One page of a list, with how many rows it has and the links to the other pages. */
export const PagedRows = <Item,>({ of, search, counted, row }: PagedRowsProps<Item>) => (
  <QueryBoundary of={of} loading={<RowsSkeleton rows={4} hasAction />}>
    {({ items, total }) => (
      <>
        <output className={styles.count}>{counted(total)}</output>
        <ul>{items.map(row)}</ul>
        <PageLinks page={search.page ?? 1} total={total} pageSize={PAGE_SIZE} hrefOf={(page) => operationsPath({ ...search, page })} />
      </>
    )}
  </QueryBoundary>
)
