import type { ReactNode } from 'react'
import { suppliersPath } from '#web/paths.ts'
import { Wrap } from '#web/ui/layout/wrap.tsx'
import styles from './search-dock.module.css'

const POPULAR = ['oat milk', 'compostable cups', 'sourdough', 'grinder service', 'free-range eggs']

/** The search bar over the lower edge of the hero, and popular searches below it. */
export const SearchDock = ({ children }: { children: ReactNode }) => (
  <>
    <div className={styles.floor} />
    <Wrap className={styles.dock}>
      <div className={styles.panel}>{children}</div>
      <div className={styles.popular}>
        <span id="popular">Popular this week:</span>
        <ul aria-labelledby="popular" className={styles.words}>
          {POPULAR.map((search) => (
            <li key={search}>
              <a href={suppliersPath({ search })} className={styles.word}>
                {search}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Wrap>
  </>
)
