import { ButtonLink } from '#web/ui/controls/button.tsx'
import { operationsPath, PAGE_SIZE, type OwnerSearch } from './operations-path.ts'
import styles from './operations.module.css'

/** Links to the pages before and after this one; renders nothing if there is only one. */
export function Pager({ search, total }: { search: OwnerSearch; total: number }) {
  const { page = 1 } = search
  const pages = Math.ceil(total / PAGE_SIZE)
  if (pages < 2) return null
  const at = (number: number) => operationsPath({ ...search, page: number > 1 ? number : undefined })
  return (
    <nav aria-label="Pages" className={styles.bar}>
      {page > 1 && (
        <ButtonLink variant="quiet" icon="caret-left" rel="prev" href={at(page - 1)}>
          Previous<span className="visually-hidden"> page</span>
        </ButtonLink>
      )}
      <span>
        Page {page.toLocaleString('en-AU')} of {pages.toLocaleString('en-AU')}
      </span>
      {page < pages && (
        <ButtonLink variant="quiet" rel="next" href={at(page + 1)}>
          Next<span className="visually-hidden"> page</span>
        </ButtonLink>
      )}
    </nav>
  )
}
