import { deliveryTexts, listTexts } from '#contract/site-texts/directory-texts.ts'
import { filled } from '#contract/site-texts/text-group.ts'
import { useId, type ReactNode } from 'react'
import type { ResolvedPlace } from '#contract/suppliers/resolved-place.ts'
import { useIsOfLoadedPage } from '#web/navigation/scroll.ts'
import { classNames } from '#web/ui/class-names.ts'
import { useTexts } from '#web/use-site.ts'
import { BulkCheckbox } from '#web/features/directory/selection/bulk-checkbox.tsx'
import { useBulkSelection } from '#web/features/directory/selection/bulk-selection.ts'
import { destinationOf } from '#web/features/directory/rows/delivery-line.ts'
import { labelSteps } from '#web/features/directory/filters/label-steps.ts'
import { SupplierCardSkeleton } from '#web/features/directory/rows/supplier-card-skeleton.tsx'
import { SupplierCard } from '#web/features/directory/rows/supplier-card.tsx'
import type { ListedSupplier } from '#web/features/directory/rows/listed-supplier.ts'
import styles from './supplier-list.module.css'

/** The number of cards in the first row of the widest grid. */
const FIRST_ROW = 3
/** The number of skeletons in each view. */
const SKELETONS = { grid: 9, list: 6 }

type SupplierListProps = {
  suppliers: readonly ListedSupplier[]
  /** Those in the paid places above the others, where they stand as well. */
  featured?: readonly ListedSupplier[]
  /** The place of the search: suppliers that have not said whether they deliver there are in a group of their own below the others. */
  place?: ResolvedPlace | undefined
  view?: 'list'
  /** Whether cards have checkboxes. */
  bulk?: boolean
  /** Whether these suppliers belong to the previous address and are shown until the response for this one arrives. */
  isStale: boolean
  level: 2 | 3
  favouriteOf: (supplier: ListedSupplier) => ReactNode
}

export function SupplierList({ suppliers, featured = [], ...shown }: SupplierListProps) {
  const heading = useId()
  const texts = useTexts(listTexts)
  const delivery = useTexts(deliveryTexts)
  const { place, level } = shown
  const isSilent = ({ delivers }: ListedSupplier) => place !== undefined && delivers === null
  const [others, silent] = [suppliers.filter((supplier) => !isSilent(supplier)), suppliers.filter(isSilent)]
  const steps = labelSteps([...others, ...silent, ...featured].map(({ id, category }) => ({ seed: id, category })))
  const Heading = `h${level}` as const
  return (
    <>
      {featured.length > 0 && (
        <Cards
          {...shown}
          suppliers={featured}
          steps={steps.slice(suppliers.length)}
          priority={FIRST_ROW}
          isPaid
          view="list"
          bulk={false}
          aria-label={texts.featured}
        />
      )}
      {others.length > 0 && <Cards {...shown} suppliers={others} steps={steps} priority={FIRST_ROW} aria-label={texts.name} />}
      {place && silent.length > 0 && (
        <section aria-labelledby={heading} className={styles.group}>
          <Heading id={heading} className={styles.heading}>
            {filled(texts.silent, { destination: destinationOf(delivery, place) })}
          </Heading>
          <Cards
            {...shown}
            suppliers={silent}
            steps={steps.slice(others.length)}
            priority={others.length > 0 ? 0 : FIRST_ROW}
            level={level === 2 ? 3 : 4}
            aria-labelledby={heading}
          />
        </section>
      )}
    </>
  )
}

type CardsProps = Omit<SupplierListProps, 'level' | 'featured'> & {
  /** Whether they pay for their places. */
  isPaid?: boolean
  level: 2 | 3 | 4
  /** The steps of the labels (`labelSteps`). */
  steps: readonly number[]
  /** The number of cards in view at first paint. */
  priority: number
  'aria-label'?: string
  'aria-labelledby'?: string
}

function Cards({ suppliers, place, view, bulk, isStale, level, favouriteOf: saveButtonOf, steps, priority, isPaid, ...named }: CardsProps) {
  const selection = useBulkSelection()
  const isLoaded = useIsOfLoadedPage()
  return (
    <ul
      {...named}
      aria-busy={isStale}
      className={classNames(styles[view ?? 'grid'], isPaid ? styles.paid : isLoaded && styles.loaded, place && styles.placed)}
    >
      {suppliers.map((supplier, at) => {
        const isSelected = selection.some(({ id }) => id === supplier.id)
        return (
          <li key={supplier.id}>
            <SupplierCard
              supplier={supplier}
              place={place}
              layout={view ? 'row' : 'auto'}
              step={steps[at]}
              priority={at < priority}
              level={level}
              favourite={saveButtonOf(supplier)}
              checkbox={bulk && <BulkCheckbox onArtwork supplier={supplier} isSelected={isSelected} />}
              isSelected={bulk && isSelected}
              isPaidPlace={isPaid}
            />
          </li>
        )
      })}
    </ul>
  )
}

export const SupplierListSkeleton = ({ view }: { view?: 'list' }) => (
  <div className={styles[view ?? 'grid']}>
    {Array.from({ length: SKELETONS[view ?? 'grid'] }, (_, at) => (
      <SupplierCardSkeleton key={at} layout={view ? 'row' : 'auto'} />
    ))}
  </div>
)
