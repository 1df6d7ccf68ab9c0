import { dollars, finePrice } from '#contract/money.ts'
import { packInWords } from '#web/features/quotes/thread/offer-lines.tsx'
import { classNames } from '#web/ui/class-names.ts'
import type { Quoted } from './compare.ts'
import styles from './comparison-table.module.css'

/** What one supplier asks for the item of a row, and as what if it calls it otherwise. */
export function QuotedCell({ quoted, row }: { quoted: Quoted | null; row: string }) {
  if (!quoted) return <td className={styles.missing}>Not quoted</td>
  const { line, goodsCents, deliveryCents, gstCents, landedCents, measure, isCheapest } = quoted
  return (
    <td className={classNames(isCheapest && styles.best)}>
      <p className={styles.landed}>{landedCents === null ? dollars(line.priceCents) : `${finePrice(landedCents)} / ${measure}`}</p>
      {isCheapest && <p className={styles.cheapest}>Cheapest</p>}
      {landedCents === null && <p className={styles.small}>a pack, whose size could not be read: not compared</p>}
      {line.item !== row && <p className={styles.small}>as “{line.item}”</p>}
      <p className={styles.small}>
        {dollars(line.priceCents)} per {packInWords(line)}
      </p>
      <p className={styles.small}>
        {line.quantity.toLocaleString('en-AU')} of them, {dollars(goodsCents)}
      </p>
      {deliveryCents > 0 && <p className={styles.small}>{dollars(deliveryCents)} of the delivery</p>}
      <p className={styles.small}>{line.gst === 'free' ? 'GST-free' : `GST ${dollars(gstCents)} on top`}</p>
    </td>
  )
}
