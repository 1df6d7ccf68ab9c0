import { emptyTexts } from '#contract/site-texts/listing-texts.ts'
import { filled } from '#contract/site-texts/text-group.ts'
import { useQuery } from '@tanstack/react-query'
import type { CategoryName } from '#contract/options.ts'
import { query } from '#web/api/reads/query.ts'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { useTexts } from '#web/use-site.ts'
import { suppliersPathWith, type DirectorySearch } from '#web/features/directory/search/directory-search.ts'
import { filtersOf } from '#web/features/directory/search/directory-reads.ts'
import { ListingLink } from './listing-link.tsx'

type NearestCategoryProps = { search: DirectorySearch; category: CategoryName; onFollow: () => void }

/**
 * A link to the category in which the trade lists the text, with its number of results under the same filters. Renders nothing if there are
 * none.
 */
export function NearestCategory({ search, category, onFollow }: NearestCategoryProps) {
  const texts = useTexts(emptyTexts)
  const inCategory = { search: undefined, exact: undefined, category }
  const { data } = useQuery(query('GET /api/categories', filtersOf({ ...search, ...inCategory })))
  const count = data?.find(({ name }) => name === category)?.supplierCount
  if (count === 0) return null
  return (
    <p>
      {filled(texts.category, { category })}{' '}
      <TextLink render={<ListingLink search={search} to={(now) => suppliersPathWith(now, inCategory)} onFollow={onFollow} />}>
        {linkText(texts, count)}
      </TextLink>
    </p>
  )
}

/** Returns the words of the link to this number of suppliers, undefined until they are counted. */
export function linkText({ one, many, uncounted }: typeof emptyTexts.texts, count: number | undefined): string {
  if (count === undefined) return uncounted
  return count === 1 ? one : filled(many, { count })
}
