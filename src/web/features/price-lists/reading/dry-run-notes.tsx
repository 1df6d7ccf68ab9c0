import { useState } from 'react'
import type { Id } from '#contract/endpoint/values.ts'
import type { Dearer, PriceListReading } from '#contract/price-lists/price-lists.ts'
import { serverMessage } from '#web/api/call-error.ts'
import { fetchWholeList } from '#web/api/price-list.ts'
import styles from '#web/features/price-lists/price-list.module.css'
import { dollars } from '#shared/money/money.ts'
import { counted } from '#shared/text/words.ts'
import { SmallPrint } from '#web/ui/typography/small-print.tsx'

/** What of a file is no item, and why. */
export const Skipped = ({ rows }: { rows: PriceListReading['skipped'] }) =>
  rows.length === 0 ? null : (
    <details>
      <summary
        className={styles.summary}
      >{`${counted(rows.length, 'row')} ${rows.length === 1 ? 'is not an item' : 'are not items'}`}</summary>
      <ul className={styles.skipped}>
        {rows.slice(0, 500).map(({ text, why }, at) => (
          <li key={at}>
            <SmallPrint>{`${text || 'Empty row'}: ${why}`}</SmallPrint>
          </li>
        ))}
      </ul>
    </details>
  )

/** The items of the stored list that are not in the new one; which they are is read when somebody asks. */
export function Gone({ supplierId, reading: { counts, rows } }: { supplierId: Id; reading: PriceListReading }) {
  const [items, setItems] = useState<string[]>()
  const [problem, setProblem] = useState<string>()
  if (counts.gone === 0) return null
  const load = () => {
    if (items) return
    const kept = new Set(rows.map(({ match }) => match?.rowId))
    fetchWholeList(supplierId).then(
      (list) =>
        setItems(list.rows.filter(({ id }) => !kept.has(id)).map(({ item, packSize }) => [item, packSize].filter(Boolean).join(', '))),
      (error) => setProblem(serverMessage(error)),
    )
  }
  return (
    <details onToggle={(event) => event.currentTarget.open && load()}>
      <summary className={styles.summary}>
        {`${counted(counts.gone, 'item')} of your list ${counts.gone === 1 ? 'is' : 'are'} not in it and will go`}
      </summary>
      {problem && <p>{problem}</p>}
      <ul className={styles.skipped}>
        {(items ?? []).map((item, at) => (
          <li key={at}>
            <SmallPrint>{item}</SmallPrint>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The rows that are dearer than what was promised: they change nothing about that. */
export const DearerWords = ({ dearer }: { dearer: readonly Dearer[] }) =>
  dearer.length === 0 ? null : (
    <details>
      <summary className={styles.summary}>
        {`${counted(dearer.length, 'price is', 'prices are')} higher than you promised a buyer; what you promised stays`}
      </summary>
      <ul className={styles.skipped}>
        {dearer.map(({ priceId, item, businessName, fromCents, priceCents }) => (
          <li key={priceId}>
            <SmallPrint>{`${item} for ${businessName}: ${dollars(fromCents)} promised, ${dollars(priceCents)} in your list`}</SmallPrint>
          </li>
        ))}
      </ul>
    </details>
  )
