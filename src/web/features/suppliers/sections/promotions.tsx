import type { Promotion } from '#contract/suppliers/promotions.ts'
import { dayInWords } from '#shared/time/day-texts.ts'
import { Section } from '#web/ui/layout/section.tsx'
import styles from './promotions.module.css'

/** Shows what the supplier offers today; renders nothing if that is nothing. */
export function Promotions({ promotions }: { promotions: readonly Promotion[] }) {
  if (promotions.length === 0) return null
  return (
    <Section title="On offer" id="offers">
      <ul className={styles.promotions}>
        {promotions.map(({ id, title, text, price, insteadOf, endsOn }) => (
          <li key={id} className={styles.promotion}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
            <p className={styles.terms}>
              {price && <b className={styles.price}>{price}</b>} {insteadOf && <span>{`instead of ${insteadOf}. `}</span>}Until{' '}
              {dayInWords(endsOn)}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
