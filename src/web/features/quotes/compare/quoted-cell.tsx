import { dollars, unitPrice } from '#shared/money/money.ts'
import { packInWords } from '#shared/money/pack-in-words.ts'
import { originInWords } from '#shared/seafood/origin-words.ts'
import { listed } from '#shared/text/words.ts'
import { packProblem } from '#web/features/quotes/hints/pack-readings.ts'
import { classNames } from '#web/ui/class-names.ts'
import styles from './comparison-table.module.css'
import type { Quoted } from './quoted.ts'
import type { PricedBy } from './trade-price.ts'

/** A supplier's quote for the item of a row, with the supplier's own name for the item if it differs. */
export function QuotedCell({ quoted, row, by }: { quoted: Quoted | null; row: string; by: PricedBy | null }) {
  if (!quoted) return <td className={styles.missing}>Not quoted</td>
  const { line, goodsCents, deliveryCents, differenceCents, feeCents, gstCents, landedCents, measure, reading, isCheapest } = quoted
  const origin = originInWords(line)
  const besides = [deliveryCents > 0 && 'delivery', differenceCents > 0 && 'minimum', feeCents > 0 && 'small order fee'].filter(
    (one) => one !== false,
  )
  return (
    <td className={classNames(isCheapest && styles.best)}>
      <p className={styles.landed}>
        {landedCents === null ? dollars(line.priceCents) : `${unitPrice(landedCents * (by?.count ?? 1))} / ${by?.words ?? measure}`}
      </p>
      {isCheapest && <p className={styles.cheapest}>Cheapest</p>}
      {besides.length > 0 && landedCents !== null && <p className={styles.small}>{`with ${listed(besides)}`}</p>}
      {landedCents === null && <p className={styles.small}>a pack. Not compared by weight</p>}
      <p className={styles.small}>
        {dollars(line.priceCents)} per {packInWords(line)}
      </p>
      {origin && <p className={styles.small}>{origin}</p>}
      <details className={styles.details}>
        <summary>Details</summary>
        {landedCents === null && reading.pack === null && <p>Not compared: {packProblem(reading)}</p>}
        {line.item !== row && <p>as “{line.item}”</p>}
        <p>
          {dollars(goodsCents)} for {(line.packs ?? 0).toLocaleString('en-AU')}
        </p>
        {deliveryCents > 0 && <p>+ {dollars(deliveryCents)} delivery</p>}
        {differenceCents > 0 && <p>+ {dollars(differenceCents)} to reach the minimum</p>}
        {feeCents > 0 && <p>+ {dollars(feeCents)} small order fee</p>}
        <p>{line.gst === 'free' && gstCents === 0 ? 'GST-free' : `GST ${dollars(gstCents)} on top`}</p>
      </details>
    </td>
  )
}
