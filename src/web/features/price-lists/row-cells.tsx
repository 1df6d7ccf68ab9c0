import type { PriceListRow, ReadPriceRow } from '#contract/price-lists/price-lists.ts'
import { dollars } from '#shared/money/money.ts'
import { amountInWords } from '#shared/order-line/quantity-texts.ts'
import { originInWords } from '#shared/seafood/origin-words.ts'
import styles from './price-list.module.css'

const GST_WORDS = { taxable: 'plus GST', free: 'GST-free' }

type Named = Pick<PriceListRow, 'item' | 'code' | 'note' | 'origin'> & { isSeafood?: boolean }

/** What a row is of. */
export function ItemCell({ item, code, note, origin, isSeafood = false }: Named) {
  const from = originInWords({ origin, isSeafood })
  return (
    <>
      <span className={styles.item}>{item}</span>
      {code && <span className={styles.meta}>{code}</span>}
      {from && <span className={styles.meta}>{from}</span>}
      {note && <span className={styles.meta}>{note}</span>}
    </>
  )
}

type Packed = Pick<PriceListRow, 'packSize' | 'unit' | 'contents'>

/** What one pack is, and what it holds where its size does not say it. */
export function PackCell({ packSize, unit, contents }: Packed) {
  const pack = [packSize, unit && !packSize?.toLowerCase().includes(unit) ? unit : null].filter(Boolean).join(' ')
  const held = contents && amountInWords(contents)
  return (
    <>
      <span className={styles.label}>{'Pack: '}</span>
      <span>{pack || 'Not said'}</span>
      {held !== null && held.replace(/\s/g, '') !== pack.replace(/\s/g, '') && <span className={styles.meta}>{held}</span>}
    </>
  )
}

/** The price of one pack; nothing is made up where there is none. */
export const PriceCell = ({ priceCents, gst }: { priceCents: number | null; gst: ReadPriceRow['gst'] }) => (
  <>
    <span className={styles.label}>{'Price: '}</span>
    <span className={styles.number}>{priceCents === null ? 'No price' : dollars(priceCents)}</span>
    <span className={styles.meta}>{gst === null ? 'GST not known' : GST_WORDS[gst]}</span>
  </>
)
