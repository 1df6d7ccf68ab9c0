import { chipTexts } from '#contract/site-texts/listing-texts.ts'
import { filled } from '#contract/site-texts/text-group.ts'
import { useEffect, useRef } from 'react'
import { categoryArtPath } from '#shared/pictures/artwork-options.ts'
import type { Category } from '#contract/directory/directory.ts'
import { Artwork } from '#web/ui/graphics/artwork.tsx'
import { useTexts } from '#web/use-site.ts'
import { suppliersPathWith, type DirectorySearch } from '#web/features/directory/search/directory-search.ts'
import styles from './category-overview.module.css'

/** All categories with their pictures, which "Categories" in the navigation opens. Its heading receives the focus when it opens. */
export function CategoryOverview({ categories, search }: { categories: readonly Category[]; search: DirectorySearch }) {
  const { overview, one, many } = useTexts(chipTexts)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const isTyping = document.activeElement instanceof HTMLInputElement
    if (!isTyping) heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <section aria-labelledby="all-categories" className={styles.overview}>
      <h1 ref={heading} id="all-categories" tabIndex={-1} className={styles.title}>
        {overview}
      </h1>
      <ul className={styles.tiles}>
        {categories.map(({ id, name, supplierCount }) => (
          <li key={id}>
            <a href={suppliersPathWith(search, { category: name, categories: undefined })} className={styles.tile}>
              <Artwork ratio="1 / 1" src={categoryArtPath(name)} alt="" className={styles.picture} />
              <b className={styles.name}>{name}</b>
              <span className={styles.count}>{supplierCount === 1 ? one : filled(many, { count: supplierCount })}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
