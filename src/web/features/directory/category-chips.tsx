import { useEffect, useRef } from 'react'
import { glyphPath } from '#contract/labels.ts'
import type { Category } from '#contract/directory.ts'
import { Chip, Chips } from '#web/ui/chip.tsx'
import { ListingLink } from './listing-link.tsx'
import { changed, type DirectorySearch } from './directory-search.ts'
import styles from './category-chips.module.css'

type CategoryChipsProps = {
  /** Counted under the search, state and location of the list. */
  categories: readonly Category[]
  search: DirectorySearch
}

/** All categories as links that narrow the list, each with what it would leave. Their order never changes, so that they are found again. */
export function CategoryChips({ categories, search }: CategoryChipsProps) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => showActive(frame.current), [search.category])
  const all = categories.reduce((sum, { supplierCount }) => sum + supplierCount, 0)
  return (
    <div ref={frame} className={styles.chips}>
      <Chips label="Categories">
        <li>
          <Chip
            active={!search.category}
            count={all}
            render={<ListingLink search={search} to={(now) => changed(now, { category: undefined })} />}
          >
            All
          </Chip>
        </li>
        {categories.map(({ id, name, supplierCount }) => (
          <li key={id} className={supplierCount === 0 ? styles.none : undefined}>
            <Chip
              active={search.category === name}
              count={supplierCount}
              glyph={<Glyph category={name} />}
              render={<ListingLink search={search} to={(now) => changed(now, { category: name })} />}
            >
              {name}
            </Chip>
          </li>
        ))}
      </Chips>
    </div>
  )
}

const Glyph = ({ category }: { category: string }) => (
  <svg viewBox="-6 -6 212 212" className={styles.glyph}>
    <use href={glyphPath(category)} />
  </svg>
)

/** On phones the chips are one long row: brings the chosen one into it, without moving the page. */
function showActive(frame: HTMLElement | null) {
  const chip = frame?.querySelector<HTMLElement>('[aria-current]')
  const row = chip?.closest('ul')
  if (chip && row) row.scrollLeft = chip.offsetLeft - row.offsetLeft - (row.clientWidth - chip.offsetWidth) / 2
}
