import type { SuggestedPrice } from '#contract/quotes/answer-suggestions.ts'
import type { LineValues } from '#web/features/quotes/answer/answer-values.ts'
import { Button } from '#web/ui/controls/button.tsx'
import type { AskedLineProps } from './asked-line-props.ts'
import styles from './asked-line.module.css'
import { isBasic, priceOnButton, withPrice } from './asked-values.ts'

const CHANGED = { shouldDirty: true }

/** What fills a line in with one tap: a price by the measure, other known prices, a price for another pack. */
export function LineTaps({ form, at, asked, prices, onAddPack, onRemove, typed }: AskedLineProps & { typed: LineValues }) {
  const line = `lines.${at}` as const
  const { item, measure } = asked
  const others = prices.filter((price) => price.from !== null && !isTyped(typed, price))
  return (
    <div className={styles.taps}>
      {measure !== null && isBasic(measure) && typed.packSize.trim() === '' && (
        <Button
          variant="quiet"
          size="sm"
          aria-label={`By the ${measure}: ${item}`}
          onClick={() => form.setValue(`${line}.packSize`, `1 ${measure}`, CHANGED)}
        >
          {`By the ${measure}`}
        </Button>
      )}
      {others.map((price) => (
        <Button
          key={price.rowId ?? priceOnButton(price)}
          variant="quiet"
          size="sm"
          onClick={() => form.setValue(line, withPrice(typed, price), CHANGED)}
        >
          {priceOnButton(price)}
        </Button>
      ))}
      {onAddPack && (
        <Button variant="quiet" size="sm" icon="plus" aria-label={`Another pack: ${item}`} onClick={onAddPack}>
          Another pack
        </Button>
      )}
      {onRemove && (
        <Button variant="quiet" size="sm" icon="trash" aria-label={`Remove this price: ${item}`} onClick={onRemove}>
          Remove
        </Button>
      )}
    </div>
  )
}

/** Whether a line says what a suggested price says. */
function isTyped(line: LineValues, price: SuggestedPrice): boolean {
  const { item, packSize, priceCents } = withPrice(line, price)
  return priceCents === line.priceCents && packSize === line.packSize && item === line.item
}
