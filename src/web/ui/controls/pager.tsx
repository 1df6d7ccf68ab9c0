import { ButtonLink } from './button.tsx'
import styles from './pager.module.css'

type PagerProps = {
  /** The open page, counted from 1; undefined is the first. */
  page: number | undefined
  /** The number of items, and how many a page has. */
  total: number
  size: number
  /** Returns the address of a page; the first has no number. */
  pathOf: (page: number | undefined) => string
}

/** Which page of a list is open, with links to those before and after it; nothing for a single one. */
export function Pager({ page = 1, total, size, pathOf }: PagerProps) {
  const pages = Math.max(Math.ceil(total / size), page)
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
