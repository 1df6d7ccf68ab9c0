import { searchTexts } from '#contract/site-texts/home-texts.ts'
import type { ReactNode } from 'react'
import { suppliersPath } from '#web/paths.ts'
import { Wrap } from '#web/ui/layout/wrap.tsx'
import { useTexts } from '#web/use-site.ts'
import { useClaims } from '#web/use-claims.ts'
import styles from './search-dock.module.css'

/** The search bar over the lower edge of the hero, and popular searches below it. */
export const SearchDock = ({ children }: { children: ReactNode }) => (
  <>
    <div className={styles.floor} />
    <Wrap className={styles.dock}>
      <div className={styles.panel}>{children}</div>
      <PopularSearches />
    </Wrap>
  </>
)

/** Which searches are popular is invented, so without samples they are examples. */
function PopularSearches() {
  const { mode } = useClaims()
  const { popular, popularPlain, words } = useTexts(searchTexts)
  const searches = [...new Set(words.split(',').map((word) => word.trim()))].filter(Boolean)
  return (
    searches.length > 0 && (
      <div className={styles.popular}>
        <span id="popular">{mode === 'sample' ? popular : popularPlain}</span>
        <ul aria-labelledby="popular" className={styles.words}>
          {searches.map((search) => (
            <li key={search}>
              <a href={suppliersPath({ search })} className={styles.word}>
                {search}
              </a>
            </li>
          ))}
        </ul>
      </div>
    )
  )
}
