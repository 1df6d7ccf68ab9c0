import { useQuery } from '@tanstack/react-query'
import type { CategoryName } from '#contract/options.ts'
import { query } from '#web/api/query.ts'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { suppliersPathWith, type DirectorySearch } from './directory-search.ts'
import { filtersOf } from './directory-reads.ts'
import { ListingLink } from './listing-link.tsx'

type NearestCategoryProps = { search: DirectorySearch; category: CategoryName; onFollow: () => void }

/**
 * A link to the category in which the trade lists the text, with its number of results under the same filters. Renders nothing if there are
 * none.
 */
export function NearestCategory({ search, category, onFollow }: NearestCategoryProps) {
  const inCategory = { search: undefined, exact: undefined, category }
  const { data } = useQuery(query('GET /api/categories', filtersOf({ ...search, ...inCategory })))
  const count = data?.find(({ name }) => name === category)?.supplierCount
  if (count === 0) return null
  return (
    <p>
      {category} suppliers may have it:{' '}
      <TextLink render={<ListingLink search={search} to={(now) => suppliersPathWith(now, inCategory)} onFollow={onFollow} />}>
        {count === 1 ? 'see the one' : `see all${count === undefined ? '' : ` ${count}`}`}
      </TextLink>
    </p>
  )
}
