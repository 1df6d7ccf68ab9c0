import { ButtonLink } from '#web/ui/controls/button.tsx'
import styles from './suppliers.module.css'
import { PAGE_SIZE, tablePath, type OwnerSearch } from './table-search.ts'

/** Where the page stands in the table, and links to those before and after it. */
export function SupplierPager({ search, total }: { search: OwnerSearch; total: number }) {
  const { page = 1 } = search
  const pages = Math.ceil(total / PAGE_SIZE)
  if (pages < 2) return null
  const at = (number: number) => tablePath(search, { page: number > 1 ? number : undefined })
  // A search is counted up to a thousand: there may be pages behind the last.
  const isOpenEnded = search.search !== undefined && total > 1000
  return (
    <nav aria-label="Pages" className={styles.pager}>
      {page > 1 && (
        <ButtonLink variant="quiet" icon="caret-left" rel="prev" href={at(page - 1)}>
          Previous<span className="visually-hidden"> page</span>
        </ButtonLink>
      )}
      <span>
        Page {page.toLocaleString('en-AU')} of {pages.toLocaleString('en-AU')}
        {isOpenEnded && '+'}
      </span>
      {(page < pages || isOpenEnded) && (
        <ButtonLink variant="quiet" rel="next" href={at(page + 1)}>
          Next<span className="visually-hidden"> page</span>
        </ButtonLink>
      )}
    </nav>
  )
}
