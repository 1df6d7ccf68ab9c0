import { useEffect, useRef } from 'react'
import { categoryArtPath } from '#shared/artwork-options.ts'
import type { Category } from '#contract/directory.ts'
import { Artwork } from '#web/ui/graphics/artwork.tsx'
import { suppliersPathWith, type DirectorySearch } from './directory-search.ts'
import styles from './category-overview.module.css'

/** All categories with their pictures, which "Categories" in the navigation opens. Its heading receives the focus when it opens. */
export function CategoryOverview({ categories, search }: { categories: readonly Category[]; search: DirectorySearch }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const isTyping = document.activeElement instanceof HTMLInputElement
    if (!isTyping) heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <section aria-labelledby="all-categories" className={styles.overview}>
      <h1 ref={heading} id="all-categories" tabIndex={-1} className={styles.title}>
        All categories
      </h1>
      <ul className={styles.tiles}>
        {categories.map(({ id, name, supplierCount }) => (
          <li key={id}>
            <a href={suppliersPathWith(search, { category: name, categories: undefined })} className={styles.tile}>
              <Artwork ratio="1 / 1" src={categoryArtPath(name)} alt="" className={styles.picture} />
              <b className={styles.name}>{name}</b>
              <span className={styles.count}>{supplierCount === 1 ? '1 supplier' : `${supplierCount} suppliers`}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
