import { deliveryTexts } from '#contract/site-texts/directory-texts.ts'
import { filled } from '#contract/site-texts/text-group.ts'
import type { ResolvedPlace } from '#contract/suppliers/resolved-place.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/graphics/icon.tsx'
import { useTexts } from '#web/use-site.ts'
import { deliveryLine, distanceLine } from './delivery-line.ts'
import type { ListedSupplier } from './listed-supplier.ts'
import styles from './delivery-facts.module.css'

type DeliveryFactsProps = { supplier: ListedSupplier; place: ResolvedPlace; className: string | undefined }

/** The supplier's distance from the place of the list, and its delivery days there. Renders nothing if neither is known. */
export function DeliveryFacts({ supplier, place, className }: DeliveryFactsProps) {
  const texts = useTexts(deliveryTexts)
  const { delivers, distanceKm, nextDelivery } = supplier
  if (!delivers && distanceKm == null) return null
  return (
    <ul aria-label={texts.name} className={classNames(styles.facts, className)}>
      {delivers && (
        <li className={styles.fact}>
          <Icon name="truck" className={styles.icon} />
          {deliveryLine(texts, supplier, place)}
        </li>
      )}
      {nextDelivery && (
        <li className={styles.fact}>
          <Icon name="clock" className={styles.icon} />
          {filled(texts.next, nextDelivery.words)}
        </li>
      )}
      {distanceKm != null && (
        <li className={styles.fact}>
          <Icon name="map-pin" className={styles.icon} />
          {distanceLine(texts, distanceKm)}
        </li>
      )}
    </ul>
  )
}
