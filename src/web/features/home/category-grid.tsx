import { categoryTexts } from '#contract/site-texts/home-texts.ts'
import { filled } from '#contract/site-texts/text-group.ts'
import type { Category } from '#contract/directory/directory.ts'
import { categoryArtPath } from '#shared/pictures/artwork-options.ts'
import { CATEGORIES } from '#contract/options.ts'
import { ALL_CATEGORIES, suppliersPath } from '#web/paths.ts'
import { Artwork } from '#web/ui/graphics/artwork.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { useTexts } from '#web/use-site.ts'
import styles from './category-grid.module.css'

/** The number of tiles. */
const SHOWN = 12

type CategoryGridProps = {
  /** Undefined while they are loading. */
  categories?: readonly Category[]
  /** Whether loading failed; the tiles are then shown with names only. */
  isFailed: boolean
}

/** The twelve categories with the most suppliers, each a link to its listing. */
export function CategoryGrid({ categories, isFailed }: CategoryGridProps) {
  const { title, all } = useTexts(categoryTexts)
  return (
    <Section size="band" title={title} aside={<TextLink href={ALL_CATEGORIES}>{filled(all, { categories: CATEGORIES.length })}</TextLink>}>
      <ul className={styles.tiles} aria-busy={!categories && !isFailed}>
        {categories
          ?.toSorted(bySuppliers)
          .slice(0, SHOWN)
          .map(({ name, supplierCount }) => (
            <Tile key={name} name={name} count={supplierCount} />
          ))}
        {!categories && (isFailed ? CATEGORIES.slice(0, SHOWN).map((name) => <Tile key={name} name={name} />) : <SkeletonTiles />)}
      </ul>
    </Section>
  )
}

const bySuppliers = (one: Category, other: Category) => other.supplierCount - one.supplierCount

function Tile({ name, count }: { name: string; count?: number }) {
  const { one, many } = useTexts(categoryTexts)
  return (
    <li>
      <a href={suppliersPath({ category: name })} className={styles.tile}>
        <Artwork src={categoryArtPath(name)} alt="" ratio="1 / 1" className={styles.art} />
        <span className={styles.name}>{name}</span>
        {count !== undefined && <span className={styles.count}>{count === 1 ? one : filled(many, { count })}</span>}
      </a>
    </li>
  )
}

const SkeletonTiles = () =>
  Array.from({ length: SHOWN }, (_, place) => (
    <li key={place} className={styles.tile}>
      <Skeleton ratio="1 / 1" />
      <Skeleton width="60%" className={styles.name} />
      <Skeleton width="40%" className={styles.count} />
    </li>
  ))
