import type { ResponseOf } from '#contract/api.ts'
import { percentWords, riseWords, yearlyWords } from '#shared/held-price/price-words.ts'
import { dollars } from '#shared/money/money.ts'
import { packInWords } from '#shared/money/pack-in-words.ts'
import { counted } from '#shared/text/words.ts'
import { dayInWords } from '#shared/time/day-texts.ts'
import { PRICES, quotePath } from '#web/paths.ts'
import { classNames } from '#web/ui/class-names.ts'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { Icon } from '#web/ui/graphics/icon.tsx'
import { ListRow, RowWords } from '#web/ui/layout/list-row.tsx'
import { TitledSection } from '#web/ui/layout/titled-section.tsx'
import styles from '#web/features/venue/venue-parts.module.css'

type Week = ResponseOf<'GET /api/venue/week'>
type MovingPrice = Week['prices'][number]

/** More of them stand on the page of all prices. */
const MAX_SHOWN = 10

/** Prices that change, end soon or have risen much; nothing where none does. */
export function MovingPrices({ prices, priceCount }: Pick<Week, 'prices' | 'priceCount'>) {
  if (prices.length === 0) return null
  return (
    <TitledSection
      title="Prices that move"
      sub={
        <>
          {priceCount > MAX_SHOWN && <span>{`The first ${MAX_SHOWN} of ${counted(priceCount, 'price')}. `}</span>}
          <TextLink href={PRICES}>All your prices</TextLink>
        </>
      }
    >
      <ul>
        {prices.slice(0, MAX_SHOWN).map((price) => (
          <PriceRow key={price.id} price={price} />
        ))}
      </ul>
    </TitledSection>
  )
}

function PriceRow({ price }: { price: MovingPrice }) {
  const { item, supplier, requestId, priceCents, change, risePercent, isEnding, heldUntil } = price
  return (
    <ListRow>
      <RowWords>
        <p className={styles.name}>
          <TextLink href={quotePath(requestId)}>{item}</TextLink>
        </p>
        <p className={styles.soft}>{`${packInWords(price)}, ${supplier.businessName}`}</p>
        {risePercent !== null && (
          <p className={styles.alert}>
            <Icon name="warning-circle-fill" /> <span>{riseWords(risePercent)}</span>
          </p>
        )}
      </RowWords>
      <div className={styles.change}>
        {change ? (
          <>
            <p>{`${dollars(priceCents)} → ${dollars(change.priceCents)} from ${dayInWords(change.from)}`}</p>
            <p className={classNames(change.percent !== null && change.percent > 0 && styles.problem)}>{meaningOf(change)}</p>
          </>
        ) : (
          <p>{dollars(priceCents)}</p>
        )}
        {isEnding && heldUntil !== null && <p>{`Holds until ${dayInWords(heldUntil)}`}</p>}
      </div>
    </ListRow>
  )
}

/** Returns what a change comes to, as far as it is known. */
const meaningOf = ({ percent, yearlyCents }: NonNullable<MovingPrice['change']>): string =>
  [percentWords(percent), yearlyWords(yearlyCents)].filter((words) => words !== null).join(', ')
