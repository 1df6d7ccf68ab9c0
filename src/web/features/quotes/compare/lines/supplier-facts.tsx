import { useQuery } from '@tanstack/react-query'
import { answerSpan } from '#shared/text/answer-span.ts'
import { capitalised, listed } from '#shared/text/words.ts'
import { daySpans } from '#shared/time/delivery-times.ts'
import { query } from '#web/api/reads/query.ts'
import { StateTag } from '#web/features/quotes/thread/state-tag.tsx'
import { quotePath } from '#web/paths.ts'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { Seal } from '#web/ui/graphics/seal.tsx'
import { Stars } from '#web/ui/graphics/stars.tsx'
import type { AnsweredRequest, Column } from './columns.ts'
import type { ComparisonView } from './comparison-view.ts'
import styles from './supplier-facts.module.css'

/** The name of a supplier with its state, and what is known of it: rating, seal, distance, delivery days, how soon it answers. */
export function SupplierHead({ column: { name, request }, view: { linkKey, isExample } }: { column: Column; view: ComparisonView }) {
  if (isExample) return <b className={styles.name}>{name}</b>
  if (!request)
    return (
      <>
        <b className={styles.name}>{name}</b>
        <span className={styles.facts}>Price from elsewhere, only you see it</span>
      </>
    )
  return (
    <>
      <TextLink href={quotePath(request.id, linkKey)} className={styles.name}>
        {name}
      </TextLink>
      <StateTag forBuyer status={request.status} />
      {request.offer.isInstant && <span className={styles.facts}>At once, from its price list</span>}
      {request.supplier.id !== null && <Facts id={String(request.supplier.id)} request={request} />}
    </>
  )
}

/** "4.2 km away", "619 km away": as precise as the list of suppliers is. */
const awayInWords = (distanceKm: number): string =>
  distanceKm < 1
    ? 'Less than 1 km away'
    : `${distanceKm.toLocaleString('en-AU', { maximumFractionDigits: distanceKm < 10 ? 1 : 0 })} km away`

function Facts({ id, request: { distanceKm } }: { id: string; request: AnsweredRequest }) {
  const { data: supplier } = useQuery(query('GET /api/suppliers/:id', { id }))
  const { data: times } = useQuery(query('GET /api/suppliers/:id/answer-times', { id }))
  if (!supplier) return null
  const { averageRating, totalReviews, isVerified, deliveryDays } = supplier
  const days = listed(daySpans(deliveryDays))
  return (
    <span className={styles.facts}>
      {(totalReviews > 0 || isVerified) && (
        <span className={styles.marks}>
          {totalReviews > 0 && (
            <span className={styles.rating}>
              <b>{averageRating}</b> <Stars rating={Number(averageRating)} />
            </span>
          )}
          {isVerified && <Seal>Verified</Seal>}
        </span>
      )}
      {distanceKm !== null && <span>{awayInWords(distanceKm)}</span>}
      {days && <span>{`Delivers ${days}`}</span>}
      {times?.medianMinutes != null && <span>{capitalised(`answers within ${answerSpan(times.medianMinutes)}`)}</span>}
    </span>
  )
}
