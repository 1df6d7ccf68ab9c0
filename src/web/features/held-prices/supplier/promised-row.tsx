import type { PromisedPrice } from '#contract/quotes/held-prices.ts'
import { noticeWords } from '#shared/held-price/price-words.ts'
import { packInWords } from '#shared/money/pack-in-words.ts'
import { ChangeWords, HeldUntil, PriceNow, PriceOrigin } from '#web/features/held-prices/price-cells.tsx'
import styles from '#web/features/held-prices/price-table.module.css'
import { classNames } from '#web/ui/class-names.ts'
import { Checkbox } from '#web/ui/controls/choice/checkbox.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { previewOf, type TypedPrices } from './new-prices.ts'

const ANSWERS = { accept: 'The buyer accepted it.', leave: 'The buyer leaves it.' }

/** Several buyers may have been promised the same. */
const ItemFor = ({ item, businessName }: Pick<PromisedPrice, 'item' | 'businessName'>) => (
  <>
    <span>{item}</span>
    <span className="visually-hidden">{` for ${businessName}`}</span>
  </>
)

type PromisedRowProps = {
  price: PromisedPrice
  typed: TypedPrices
  today: string
  /** Whether it is among those that change; undefined where nothing can be changed. */
  isChosen: boolean | undefined
  error: string | undefined
  onChoose: (isChosen: boolean) => void
  onType: (price: string) => void
}

/** A price with whom it was promised to, until when, and what it is to be. */
export function PromisedRow({ price, typed, today, isChosen, error, onChoose, onType }: PromisedRowProps) {
  const { id, item, businessName, change } = price
  const preview = isChosen ? previewOf(price, typed, today) : null
  return (
    <tr>
      <th scope="row">
        {isChosen === undefined || change?.answer === 'leave' ? (
          <span className={styles.item}>{item}</span>
        ) : (
          <Checkbox
            label={<ItemFor item={item} businessName={businessName} />}
            checked={isChosen}
            onChange={(event) => onChoose(event.currentTarget.checked)}
          />
        )}
        <span className={styles.meta}>{packInWords(price)}</span>
        <PriceOrigin {...price} />
        <span className={styles.meta}>{businessName}</span>
      </th>
      <td>
        <PriceNow {...price} />
      </td>
      <td>
        <HeldUntil {...price} />
      </td>
      <td className={styles.box}>
        <ChangeWords {...price} />
        {change?.answer && <span className={styles.meta}>{ANSWERS[change.answer]}</span>}
        {isChosen && typed.by === 'price' && (
          <Field label={`New price of ${item} for ${businessName}, $`} hiddenLabel id={`price-${id}`} error={error}>
            <TextInput
              inputMode="decimal"
              autoComplete="off"
              value={typed.prices[id] ?? ''}
              onChange={(event) => onType(event.currentTarget.value)}
            />
          </Field>
        )}
        {preview && <span className={classNames(styles.meta, 'no-print')}>{`To be sent: ${preview.words}`}</span>}
        {preview?.isShort && <span className={classNames(styles.meta, 'no-print')}>{noticeWords}</span>}
      </td>
    </tr>
  )
}
