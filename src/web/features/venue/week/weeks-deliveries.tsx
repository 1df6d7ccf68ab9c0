import type { ResponseOf } from '#contract/api.ts'
import { telHref } from '#shared/contact/phone.ts'
import { supplierPath } from '#web/paths.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { TitledSection } from '#web/ui/layout/titled-section.tsx'
import { daysOfWeek, type DayOfWeek } from './days-of-week.ts'
import styles from './weeks-deliveries.module.css'

type WeeksDeliveriesProps = { deliveries: ResponseOf<'GET /api/venue/week'>['deliveries'] }
type OwnSupplier = WeeksDeliveriesProps['deliveries'][number]['supplier']

/** Who comes when in the seven days from today on: on paper it is a board for the wall. Nothing for a venue without suppliers. */
export function WeeksDeliveries({ deliveries }: WeeksDeliveriesProps) {
  if (deliveries.length === 0) return null
  const { days, others } = daysOfWeek(deliveries)
  return (
    <TitledSection
      id="deliveries"
      title="Deliveries of the week"
      sub="Suppliers whose prices hold, or whose prices you accepted in the last five weeks."
    >
      <div className={styles.board}>
        {days.map((day) => (
          <Day key={day.date} day={day} />
        ))}
        {others.length > 0 && (
          <section aria-label="On none of these days" className={styles.day}>
            <h3 className={styles.title}>On none of these days</h3>
            <ul>
              {others.map(({ supplier, words }) => (
                <Row key={supplier.id} supplier={supplier} words={words} />
              ))}
            </ul>
          </section>
        )}
      </div>
      <Button variant="quiet" icon="printer" className="no-print" onClick={() => window.print()}>
        Print the board
      </Button>
    </TitledSection>
  )
}

const Day = ({ day: { title, deliveries } }: { day: DayOfWeek }) => (
  <section aria-label={title} className={styles.day}>
    <h3 className={styles.title}>{title}</h3>
    <ul>
      {deliveries.map(({ supplier, cutOff }) => (
        <Row key={supplier.id} supplier={supplier} words={cutOff} />
      ))}
    </ul>
  </section>
)

const Row = ({ supplier: { id, businessName, phone }, words }: { supplier: OwnSupplier; words: string }) => (
  <li className={styles.row}>
    <TextLink href={supplierPath(id)}>{businessName}</TextLink>
    <span>{words}</span>
    <span>{phone === null ? 'Phone not known' : <TextLink href={telHref(phone)}>{phone}</TextLink>}</span>
  </li>
)
