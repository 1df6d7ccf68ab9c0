import { chipTexts } from '#contract/site-texts/listing-texts.ts'
import { glyphPath } from '#shared/pictures/artwork-glyphs.ts'
import type { Category } from '#contract/directory/directory.ts'
import { Chip, Chips } from '#web/ui/controls/choice/chip.tsx'
import { useTexts } from '#web/use-site.ts'
import { ListingLink } from './listing-link.tsx'
import { shownCategories } from '#web/features/directory/filters/by-count.ts'
import { suppliersPathWith, type DirectorySearch } from '#web/features/directory/search/directory-search.ts'
import styles from './category-chips.module.css'

type CategoryChipsProps = {
  /** With counts under the filters of the list. */
  categories: readonly Category[]
  search: DirectorySearch
}

/** The largest categories as links that filter the list, in one row, with their number of results and a link to the overview of all. */
export function CategoryChips({ categories, search }: CategoryChipsProps) {
  const texts = useTexts(chipTexts)
  const all = categories.reduce((sum, { supplierCount }) => sum + supplierCount, 0)
  return (
    <div className={styles.chips}>
      <Chips label={texts.name}>
        <li>
          <Chip
            active={!search.category}
            count={all}
            render={<ListingLink search={search} to={(now) => suppliersPathWith(now, { category: undefined })} />}
          >
            {texts.all}
          </Chip>
        </li>
        {shownCategories(categories, search.category).map(({ id, name, supplierCount }) => (
          <li key={id}>
            <Chip
              active={search.category === name}
              count={supplierCount}
              glyph={<Glyph category={name} />}
              render={<ListingLink search={search} to={(now) => suppliersPathWith(now, { category: name })} />}
            >
              {name}
            </Chip>
          </li>
        ))}
      </Chips>
      <a href={suppliersPathWith(search, { categories: true })} className={styles.all}>
        {texts.overview}
      </a>
    </div>
  )
}

const Glyph = ({ category }: { category: string }) => (
  <svg viewBox="-6 -6 212 212" className={styles.glyph}>
    <use href={glyphPath(category)} />
  </svg>
)
