import { pagerTexts } from '#contract/site-texts/listing-texts.ts'
import { suppliersPath } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { useTexts } from '#web/use-site.ts'
import { ListingLink } from './listing-link.tsx'
import { pageNumbers } from './page-numbers.ts'
import type { DirectorySearch } from '#web/features/directory/search/directory-search.ts'
import styles from './pager.module.css'

type PagerProps = { search: DirectorySearch; pages: number; onTurn: () => void }

/** Links to the other pages of a list; renders nothing if there is only one. */
export function Pager({ search, pages, onTurn }: PagerProps) {
  const texts = useTexts(pagerTexts)
  const { page = 1 } = search
  if (pages < 2) return null
  const at = (number: number) => (now: DirectorySearch) => suppliersPath({ ...now, page: number > 1 ? number : undefined })
  return (
    <nav aria-label={texts.name} className={styles.pager}>
      {page > 1 && (
        <ButtonLink
          variant="quiet"
          icon="caret-left"
          rel="prev"
          render={<ListingLink search={search} to={at(page - 1)} onFollow={onTurn} />}
        >
          {texts.previous}
          <span className="visually-hidden"> {texts.what}</span>
        </ButtonLink>
      )}
      <ul className={styles.numbers}>
        {pageNumbers(page, pages).map((number, index) => (
          <li key={index}>
            {number === 'gap' ? (
              <span className={styles.gap}>…</span>
            ) : (
              <ListingLink
                search={search}
                to={at(number)}
                className={styles.number}
                aria-current={number === page ? 'page' : undefined}
                onFollow={onTurn}
              >
                <span className="visually-hidden">{texts.number} </span>
                {number}
              </ListingLink>
            )}
          </li>
        ))}
      </ul>
      {page < pages && (
        <ButtonLink variant="quiet" rel="next" render={<ListingLink search={search} to={at(page + 1)} onFollow={onTurn} />}>
          {texts.next}
          <span className="visually-hidden"> {texts.what}</span>
        </ButtonLink>
      )}
    </nav>
  )
}
