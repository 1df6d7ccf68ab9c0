import { OPTIONAL_QUESTIONS, type OptionalQuestion } from '#contract/quotes/optional-questions.ts'
import type { FieldType } from '#contract/quotes/quote-forms.ts'
import { SHARED_FIELDS } from '#shared/text/request-texts.ts'
import { Checkbox } from '#web/ui/controls/choice/checkbox.tsx'
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

/** Whether a supplier can leave a question out; the others have to be there for an answer. */
const isOptional = (id: string): id is OptionalQuestion => OPTIONAL_QUESTIONS.some((one) => one === id)

type DialogFieldsProps = {
  /** The accessible name. */
  label: string
  why: string
  fields: readonly DialogField[]
  /** The number of the first one. */
  first: number
  leavesOut?: readonly OptionalQuestion[]
  onAsk?: (question: OptionalQuestion, isAsked: boolean) => void
}

/** Questions that the quote dialog asks by itself: with a switch where the supplier can leave them out, and without a number then. */
export function DialogFields({ label, why, fields, first, leavesOut = [], onAsk }: DialogFieldsProps) {
  const isAsked = (id: string) => leavesOut.every((one) => one !== id)
  const numbers = new Map(fields.filter(({ id }) => isAsked(id)).map(({ id }, at) => [id, first + at]))
  return (
    <section aria-label={label} className={styles.locked}>
      <p className={styles.why}>
        {!onAsk && <Icon name="lock-simple" />}
        <span>{why}</span>
      </p>
      <ol className={styles.fields}>
        {fields.map((field) => (
          <li key={field.id} className={styles.field} data-left-out={isAsked(field.id) ? undefined : ''}>
            <span className={styles.number}>{numbers.get(field.id)}</span>
            <span className={styles.name}>{field.label}</span>
            <span className={styles.kind}>{`${TYPE_NAMES[field.type]}${field.required ? ', required' : ''}`}</span>
            {onAsk && <AskThis field={field} isAsked={isAsked(field.id)} onAsk={onAsk} />}
          </li>
        ))}
      </ol>
    </section>
  )
}

type AskThisProps = { field: DialogField; isAsked: boolean; onAsk: (question: OptionalQuestion, isAsked: boolean) => void }

const AskThis = ({ field: { id, label }, isAsked, onAsk }: AskThisProps) =>
  isOptional(id) ? (
    <Checkbox
      className={styles.ask}
      label="Ask this"
      aria-label={`Ask this: ${label}`}
      checked={isAsked}
      onChange={(event) => onAsk(id, event.target.checked)}
    />
  ) : (
    <span className={styles.always}>
      <Icon name="lock-simple" />
      <span>Always asked</span>
    </span>
  )
