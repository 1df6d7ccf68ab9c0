import type { FieldType } from '#contract/quotes/quote-forms.ts'
import { SHARED_FIELDS } from '#shared/text/request-texts.ts'
import { Icon } from '#web/ui/graphics/icon.tsx'
import styles from './dialog-fields.module.css'
import type { Fields } from './fields.ts'
import { TYPE_NAMES } from './type-texts.ts'

/** A question that the quote dialog asks by itself. */
type DialogField = { id: string; label: string; type: FieldType; required?: boolean }

/** Those before the supplier's own questions, and those after them, as buyers see them. */
export const BEFORE: readonly DialogField[] = [{ id: 'requirements', label: 'Requirements', type: 'textarea', required: true }]
const AFTER: readonly DialogField[] = [
  { id: 'quantity', label: 'Quantity', type: 'text' },
  { id: 'deliveryLocation', label: 'Delivery location', type: 'text' },
  { id: 'timeline', label: 'Timeline', type: 'select' },
  { id: 'urgency', label: 'Urgency', type: 'select' },
  { id: 'specialRequirements', label: 'Special requirements', type: 'textarea' },
  { id: 'businessName', label: 'Business name', type: 'text', required: true },
  { id: 'contactEmail', label: 'Email', type: 'email', required: true },
  { id: 'contactPhone', label: 'Phone', type: 'phone' },
  { id: 'venueType', label: 'Venue type', type: 'select' },
  { id: 'seatingCapacity', label: 'Seating capacity', type: 'select' },
]

/** Returns what is asked after the supplier's questions; some of them take the place of one of these. */
export const askedAfter = (own: Fields): readonly DialogField[] =>
  AFTER.filter(({ id }) => !(SHARED_FIELDS as readonly string[]).includes(id) || own.every((field) => field.id !== id))

type DialogFieldsProps = {
  /** The accessible name. */
  label: string
  why: string
  fields: readonly DialogField[]
  /** The number of the first one. */
  first: number
}

/** Questions that the quote dialog asks whatever the form has; they cannot be changed. */
export const DialogFields = ({ label, why, fields, first }: DialogFieldsProps) => (
  <section aria-label={label} className={styles.locked}>
    <p className={styles.why}>
      <Icon name="lock-simple" />
      {why}
    </p>
    <ol className={styles.fields}>
      {fields.map(({ id, label: name, type, required }, at) => (
        <li key={id} className={styles.field}>
          <span className={styles.number}>{first + at}</span>
          <span className={styles.name}>{name}</span>
          <span className={styles.kind}>{`${TYPE_NAMES[type]}${required ? ', required' : ''}`}</span>
        </li>
      ))}
    </ol>
  </section>
)
