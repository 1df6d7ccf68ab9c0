import { searchTexts } from '#contract/site-texts/home-texts.ts'
import type { ReactNode } from 'react'
import { suppliersPath } from '#web/paths.ts'
import { Wrap } from '#web/ui/layout/wrap.tsx'
import { useTexts } from '#web/use-site.ts'
import styles from './search-dock.module.css'

/** The search bar over the lower edge of the hero, and searches to try below it. */
export const SearchDock = ({ children }: { children: ReactNode }) => (
  <>
    <div className={styles.floor} />
    <Wrap className={styles.dock}>
      <div className={styles.panel}>{children}</div>
      <ExampleSearches />
    </Wrap>
  </>
)

/** Nobody measures which searches are popular, so they are called examples. */
function ExampleSearches() {
  const { examples, words } = useTexts(searchTexts)
  const searches = [...new Set(words.split(',').map((word) => word.trim()))].filter(Boolean)
  return (
    searches.length > 0 && (
      <div className={styles.examples}>
        <span id="example-searches">{examples}</span>
        <ul aria-labelledby="example-searches" className={styles.words}>
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
