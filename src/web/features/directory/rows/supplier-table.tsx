import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { cardTexts, deliveryTexts } from '#contract/site-texts/directory-texts.ts'
import { tableTexts } from '#contract/site-texts/listing-table-texts.ts'
import { filled } from '#contract/site-texts/text-group.ts'
import { supplierPath } from '#web/paths.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Seal } from '#web/ui/graphics/seal.tsx'
import { useTexts } from '#web/use-site.ts'
import { BulkCheckbox } from '#web/features/directory/selection/bulk-checkbox.tsx'
import { useBulkSelection } from '#web/features/directory/selection/bulk-selection.ts'
import { answerTimesRead } from '#web/features/directory/search/directory-reads.ts'
import type { DirectorySearch } from '#web/features/directory/search/directory-search.ts'
import { Reason } from '#web/features/directory/reading/reason.tsx'
import { answerWords, deliveryWords, minimumWords, placeWords } from './table-texts.ts'
import type { ListedSupplier } from './listed-supplier.ts'
import styles from './supplier-table.module.css'

type SupplierTableProps = {
  suppliers: readonly ListedSupplier[]
  search: DirectorySearch
  /** Whether these suppliers belong to the previous address and are shown until the response for this one arrives. */
  isStale: boolean
}

/** The suppliers of a page as a table, to compare them. It scrolls within its frame; the heads of rows and columns stay in view. */
export function SupplierTable({ suppliers, search, isStale }: SupplierTableProps) {
  const texts = useTexts(tableTexts)
  const { data: times, isPending } = useQuery(answerTimesRead(search))
  const bySupplier = new Map(times?.map((each) => [each.supplierId, each]))
  // A column in which nothing is known says nothing.
  const hasDelivery = suppliers.some((supplier) => deliveryWords(texts, supplier) !== undefined)
  const hasMinimum = suppliers.some((supplier) => minimumWords(supplier) !== undefined)
  const hasAnswers = isPending || suppliers.some(({ id }) => bySupplier.get(id)?.medianMinutes != null)
  const columns = [texts.supplier, texts.category, texts.place, ...(hasDelivery ? [texts.delivers] : [])]
  const figures = [...(hasMinimum ? [texts.minimum] : []), texts.rating, ...(hasAnswers ? [texts.answers] : [])]
  return (
    // What scrolls has to be reachable by keyboard, which not every browser does by itself.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section aria-label={texts.name} tabIndex={0} aria-busy={isStale} className={styles.frame}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            {figures.map((name) => (
              <th key={name} scope="col" className={styles.figure}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {suppliers.map((supplier) => (
            <SupplierTableRow
              key={supplier.id}
              supplier={supplier}
              hasBox={search.bulk}
              hasDelivery={hasDelivery}
              hasMinimum={hasMinimum}
              answers={
                isPending ? PENDING : hasAnswers && <Fact isFigure words={answerWords(texts, bySupplier.get(supplier.id)?.medianMinutes)} />
              }
            />
          ))}
        </tbody>
      </table>
    </section>
  )
}

const PENDING = (
  <td>
    <Skeleton />
  </td>
)

type RowProps = {
  supplier: ListedSupplier
  /** Whether the row has a checkbox. */
  hasBox: boolean | undefined
  hasDelivery: boolean
  hasMinimum: boolean
  /** The cell of the time to its first answer. */
  answers: ReactNode
}

function SupplierTableRow({ supplier, hasBox, hasDelivery, hasMinimum, answers }: RowProps) {
  const { match } = supplier
  const texts = useTexts(tableTexts)
  const card = useTexts(cardTexts)
  const delivery = useTexts(deliveryTexts)
  const isSelected = useBulkSelection().some(({ id }) => id === supplier.id)
  return (
    <tr>
      <th scope="row">
        <div className={styles.supplier}>
          {hasBox && (
            <div className={styles.box}>
              <BulkCheckbox supplier={supplier} isSelected={isSelected} onArtwork={false} />
            </div>
          )}
          <a href={supplierPath(supplier.id)} className={styles.name}>
            {match?.kind === 'name' ? <Reason match={match} /> : supplier.businessName}
          </a>
          {supplier.isVerified && <Seal markOnly>{card.verified}</Seal>}
        </div>
        {match && match.kind !== 'name' && (
          <p className={styles.reason}>
            <Reason match={match} />
          </p>
        )}
      </th>
      <td>{supplier.category}</td>
      <Fact words={placeWords(supplier)} />
      {hasDelivery && (
        <Fact words={deliveryWords(texts, supplier)} more={supplier.nextDelivery && filled(delivery.next, supplier.nextDelivery.words)} />
      )}
      {hasMinimum && <Fact isFigure words={minimumWords(supplier)} />}
      <RatingCell supplier={supplier} />
      {answers}
    </tr>
  )
}

/** A cell; what is undefined is not known. */
function Fact({ words, more, isFigure }: { words: string | undefined; more?: ReactNode; isFigure?: boolean }) {
  const { unknown } = useTexts(tableTexts)
  return (
    <td className={classNames(isFigure && styles.figure, words === undefined && styles.unknown)}>
      {words ?? unknown}
      {more && <div className={styles.more}>{more}</div>}
    </td>
  )
}

function RatingCell({ supplier: { averageRating, totalReviews } }: { supplier: ListedSupplier }) {
  const { unrated, oneReview, reviews } = useTexts(cardTexts)
  if (totalReviews === 0) return <td className={classNames(styles.figure, styles.unknown)}>{unrated}</td>
  const counted = totalReviews === 1 ? oneReview : filled(reviews, { count: totalReviews.toLocaleString('en-AU') })
  return (
    <td className={styles.figure}>
      <b>{averageRating}</b> <span className={styles.reviews}>{counted}</span>
    </td>
  )
}
