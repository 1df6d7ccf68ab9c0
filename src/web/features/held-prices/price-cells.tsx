import type { PriceChange, PriceState, PromisedPrice } from '#contract/quotes/held-prices.ts'
import { noticeWords, percentWords, riseWords, yearlyWords } from '#shared/held-price/price-words.ts'
import { dollars } from '#shared/money/money.ts'
import { originInWords } from '#shared/seafood/origin-words.ts'
import { dayInWords } from '#shared/time/day-texts.ts'
import { classNames } from '#web/ui/class-names.ts'
import styles from './price-table.module.css'

type Shown = Pick<PromisedPrice, 'heldUntil' | 'noticeDays' | 'status' | 'risePercent'> & { change: PriceChange | null }

const STATES: Record<PriceState, string> = { held: 'Held', changing: 'Changing', ended: 'No longer held' }

/** Shows what is paid until a change. */
export const PriceNow = ({ priceCents }: Pick<PromisedPrice, 'priceCents'>) => (
  <>
    <span className={styles.label}>{'Price: '}</span>
    <span className={styles.number}>{dollars(priceCents)}</span>
  </>
)

/** Shows where seafood was harvested, as it was said; nothing for other goods of which nobody has said it. */
export function PriceOrigin(price: Pick<PromisedPrice, 'origin' | 'isSeafood'>) {
  const words = originInWords(price)
  return words === null ? null : <span className={styles.meta}>{words}</span>
}

/** Until when a price holds, and how long before a change its supplier says so. */
export const HeldUntil = ({ heldUntil, noticeDays, status }: Shown) => (
  <>
    <span className={styles.label}>{'Holds until: '}</span>
    <span className={styles.number}>{heldUntil === null ? 'Not promised' : dayInWords(heldUntil)}</span>
    {(heldUntil !== null || status !== 'ended') && <span className={styles.meta}>{STATES[status]}</span>}
    {noticeDays !== null && <span className={styles.meta}>{`Notice of ${noticeDays} ${noticeDays === 1 ? 'day' : 'days'}`}</span>}
  </>
)

/** The new price with what it means; red only where it is dearer. Nothing is said of what is not known. */
export function ChangeWords({ change, risePercent }: Shown) {
  if (!change) return risePercent === null ? null : <span className={styles.meta}>{riseWords(risePercent)}</span>
  const { priceCents, from, percent, yearlyCents, isShortNotice, note } = change
  const means = [percentWords(percent), yearlyWords(yearlyCents)].filter((words) => words !== null).join(', ')
  return (
    <>
      <span className={styles.label}>{'New price: '}</span>
      <strong className={styles.number}>{dollars(priceCents)}</strong>
      <span>{` from ${dayInWords(from)}`}</span>
      {means && <span className={classNames(styles.meta, percent !== null && percent > 0 && styles.dearer)}>{means}</span>}
      {isShortNotice && <span className={styles.meta}>{noticeWords}</span>}
      {risePercent !== null && <span className={styles.meta}>{riseWords(risePercent)}</span>}
      {note && <span className={styles.meta}>{`“${note}”`}</span>}
    </>
  )
}
