import { chipTexts } from '#contract/site-texts/listing-texts.ts'
import { filled } from '#contract/site-texts/text-group.ts'
import { useEffect, useId, useRef, useState } from 'react'
import { glyphPath } from '#shared/artwork-options.ts'
import type { Category } from '#contract/directory.ts'
import { Chip, Chips } from '#web/ui/controls/chip.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/graphics/icon.tsx'
import { useTexts } from '#web/use-site.ts'
import { ListingLink } from './listing-link.tsx'
import { byCount } from './by-count.ts'
import { suppliersPathWith, type DirectorySearch } from './directory-search.ts'
import styles from './category-chips.module.css'

type CategoryChipsProps = {
  /** With counts under the filters of the list. */
  categories: readonly Category[]
  search: DirectorySearch
}

/**
 * The categories as links that filter the list, with the number of results, highest first; empty categories are hidden. On phones they are
 * a single row until it is expanded.
 */
export function CategoryChips({ categories, search }: CategoryChipsProps) {
  const texts = useTexts(chipTexts)
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => showActive(frame.current), [search.category, isOpen])
  const all = categories.reduce((sum, { supplierCount }) => sum + supplierCount, 0)
  return (
    <div ref={frame} className={classNames(styles.chips, isOpen && styles.open)}>
      <Chips label={texts.name} id={id} wraps={isOpen}>
        <li>
          <Chip
            active={!search.category}
            count={all}
            render={<ListingLink search={search} to={(now) => suppliersPathWith(now, { category: undefined })} />}
          >
            {texts.all}
          </Chip>
        </li>
        {byCount(categories).map(({ id: category, name, supplierCount }) => (
          <li key={category} className={supplierCount === 0 && search.category !== name ? styles.none : undefined}>
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
      <button type="button" className={styles.toggle} aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {filled(texts.expand, { count: categories.length })}
        <span className="visually-hidden"> {texts.expandWhat}</span>
        <Icon name="caret-down" className={styles.caret} />
      </button>
    </div>
  )
}

const Glyph = ({ category }: { category: string }) => (
  <svg viewBox="-6 -6 212 212" className={styles.glyph}>
    <use href={glyphPath(category)} />
  </svg>
)

/** Scrolls the row of chips, which is a single one on phones, to the active chip without scrolling the page. */
function showActive(frame: HTMLElement | null) {
  const chip = frame?.querySelector<HTMLElement>('[aria-current]')
  const row = chip?.closest('ul')
  if (chip && row) row.scrollLeft = chip.offsetLeft - row.offsetLeft - (row.clientWidth - chip.offsetWidth) / 2
}
