import { emptyTexts } from '#contract/site-texts/listing-texts.ts'
import { filled } from '#contract/site-texts/text-group.ts'
import type { SearchReading } from '#contract/directory/search-reading.ts'
import { suppliersPath } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { useTexts } from '#web/use-site.ts'
import { ListingLink } from './listing-link.tsx'
import { magpie } from './failed-suppliers.tsx'
import { allSuppliers, type DirectorySearch } from '#web/features/directory/search/directory-search.ts'
import { OtherWays } from './other-ways.tsx'

type NothingProps = { search: DirectorySearch; level: 2 | 3; onFollow: () => void }

/** Shown for a list without results: other searches to try, and an email alert. */
export function NoSuppliers({ search, reading, level, onFollow }: NothingProps & { reading: SearchReading | undefined }) {
  const { title, help, all } = useTexts(emptyTexts)
  return (
    <>
      <EmptyState
        level={level}
        image={search.search ? undefined : magpie}
        title={title}
        action={<ButtonLink render={<ListingLink search={search} to={allSuppliers} onFollow={onFollow} />}>{all}</ButtonLink>}
      >
        {help}
      </EmptyState>
      <OtherWays search={search} reading={reading} level={level} onFollow={onFollow} />
    </>
  )
}

/** Shown for a page number beyond the last page. */
export function NoSuchPage({ search, level, onFollow }: NothingProps) {
  const { noPage, noPageHelp, firstPage } = useTexts(emptyTexts)
  return (
    <EmptyState
      level={level}
      image={magpie}
      title={filled(noPage, { page: search.page ?? 1 })}
      action={
        <ButtonLink render={<ListingLink search={search} to={(now) => suppliersPath({ ...now, page: undefined })} onFollow={onFollow} />}>
          {firstPage}
        </ButtonLink>
      }
    >
      {noPageHelp}
    </EmptyState>
  )
}
