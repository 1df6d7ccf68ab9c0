import { Icon } from '#web/ui/graphics/icon.tsx'
import type { Fields } from './fields.ts'
import styles from './locked-fields.module.css'
import { TYPE_NAMES } from './type-texts.ts'

/** The fields that the quote dialog itself has; they cannot be changed. */
export const LockedFields = ({ fields }: { fields: Fields }) => (
  <section aria-label="Always asked" className={styles.locked}>
    <p className={styles.why}>
      <Icon name="lock-simple" />
      Every quote request needs these four, so they stay as they are. Buyers may leave the phone number out.
    </p>
    <ol className={styles.fields}>
      {fields.map(({ id, label, type, order }) => (
        <li key={id} className={styles.field}>
          <span className={styles.number}>{order}</span>
          <span className={styles.name}>{label}</span>
          <span className={styles.kind}>{TYPE_NAMES[type]}</span>
        </li>
      ))}
    </ol>
  </section>
)
