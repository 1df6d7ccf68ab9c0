import { ButtonLink } from '#web/ui/controls/button.tsx'
import { PAGE_SIZE } from './lists.ts'
import styles from './moderation.module.css'

type PagerProps = {
  /** Undefined is the first. */
  page: number | undefined
  total: number
  pathOf: (page: number | undefined) => string
}

/** Where the list is open, with links to the pages before and after it. */
export function Pager({ page = 1, total, pathOf }: PagerProps) {
  const pages = Math.max(Math.ceil(total / PAGE_SIZE), page)
  if (pages < 2) return null
  return (
    <nav aria-label="Pages" className={styles.pager}>
      {page > 1 && (
        <ButtonLink variant="quiet" icon="caret-left" rel="prev" href={pathOf(page > 2 ? page - 1 : undefined)}>
          Previous<span className="visually-hidden"> page</span>
        </ButtonLink>
      )}
      <span>
        Page {page.toLocaleString('en-AU')} of {pages.toLocaleString('en-AU')}
      </span>
      {page < pages && (
        <ButtonLink variant="quiet" rel="next" href={pathOf(page + 1)}>
          Next<span className="visually-hidden"> page</span>
        </ButtonLink>
      )}
    </nav>
  )
}
