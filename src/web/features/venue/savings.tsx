import type { ResponseOf } from '#contract/api.ts'
import { dollars, unitPrice } from '#shared/money/money.ts'
import { counted } from '#shared/text/words.ts'
import { quotePath } from '#web/paths.ts'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { TitledSection } from '#web/ui/layout/titled-section.tsx'
import styles from './venue-parts.module.css'

type SavingsProps = { savings: ResponseOf<'GET /api/venue/overview'>['savings'] }

const NEEDS = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 3 })

/** What accepted prices save against those paid before; the figure opens what it is the sum of. */
export function Savings({ savings: { cents, from } }: SavingsProps) {
  if (from.length === 0) return null
  return (
    <TitledSection
      title={cents < 0 ? 'Dearer than before' : 'Saved so far'}
      sub="What you accepted, against the prices paid on your order lists, without GST."
    >
      <details className={styles.sum}>
        <summary>
          <span>{counted(from.length, 'price')}</span>
          <span className={styles.cents}>{dollars(Math.abs(cents))}</span>
        </summary>
        <ul>
          {from.map((saving) => (
            <li key={saving.requestId + saving.priceId} className={styles.row}>
              <TextLink href={quotePath(saving.requestId)}>{saving.item}</TextLink>
              <span className={styles.soft}>{savingInWords(saving)}</span>
              <span className={styles.cents} data-dearer={saving.cents < 0 || undefined}>
                {dollars(saving.cents)}
              </span>
            </li>
          ))}
        </ul>
      </details>
    </TitledSection>
  )
}

type SavingsRow = SavingsProps['savings']['from'][number]

/** Returns what a figure is made of: "$2.00 before, $1.80 now, 25 kg a week for 3 weeks, 10% cheaper". */
function savingInWords(saving: SavingsRow): string {
  const need = `${NEEDS.format(saving.need)} ${saving.measure}`
  const howMuch = saving.every === 'once' ? `${need} once` : `${need} a week for ${counted(saving.weeks, 'week')}`
  return `${unitPrice(saving.paidCents)} before, ${unitPrice(saving.acceptedCents)} now, ${howMuch}, ${percentInWords(saving)}`
}

/** Returns how a price has moved, "8.3% cheaper". */
function percentInWords({ paidCents, acceptedCents }: SavingsRow): string {
  const percent = Math.round((Math.abs(acceptedCents - paidCents) / paidCents) * 1000) / 10
  if (percent === 0) return 'as before'
  return `${percent}% ${acceptedCents > paidCents ? 'dearer' : 'cheaper'}`
}
