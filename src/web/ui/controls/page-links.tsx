import { ButtonLink } from './button.tsx'
import styles from './page-links.module.css'

type PageLinksProps = {
  /** From 1. */
  page: number
  /** Of the rows of all pages. */
  total: number
  pageSize: number
  /** Returns the address of a page. The first one has no number. */
  hrefOf: (page: number | undefined) => string
  /** The total is only a lower bound: there may be pages behind the last. */
  isOpenEnded?: boolean
}

/** Shows where the page stands in a list, and links to those before and after it; nothing where there is only one. */
export function PageLinks({ page, total, pageSize, hrefOf, isOpenEnded = false }: PageLinksProps) {
  // The last row of the open page may be gone.
  const pages = Math.max(Math.ceil(total / pageSize), page)
  if (pages < 2) return null
  return (
    <nav aria-label="Pages" className={styles.pages}>
      {page > 1 && (
        <ButtonLink variant="quiet" icon="caret-left" rel="prev" href={hrefOf(page > 2 ? page - 1 : undefined)}>
          Previous<span className="visually-hidden"> page</span>
        </ButtonLink>
      )}
      <span>
        Page {page.toLocaleString('en-AU')} of {pages.toLocaleString('en-AU')}
        {isOpenEnded && '+'}
      </span>
      {(page < pages || isOpenEnded) && (
        <ButtonLink variant="quiet" rel="next" href={hrefOf(page + 1)}>
          Next<span className="visually-hidden"> page</span>
        </ButtonLink>
      )}
    </nav>
  )
}
