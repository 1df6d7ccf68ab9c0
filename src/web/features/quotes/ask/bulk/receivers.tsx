import { MAX_BULK } from '#contract/options.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import type { Receiver, Undelivered } from './receiver.ts'
import styles from './receivers.module.css'
import { unlistedInWords } from '#web/features/quotes/hints/unlisted.ts'

type ReceiversProps = {
  suppliers: readonly Receiver[]
  /** Names of the receivers that were removed because they are no longer listed. */
  unlisted: readonly string[]
  undelivered: Undelivered | undefined
  onRemove: (id: number) => void
}

/** Lists the receivers of the request before it is sent. */
export function Receivers({ suppliers, unlisted, undelivered, onRemove }: ReceiversProps) {
  const tooMany = suppliers.length - MAX_BULK
  return (
    <section aria-labelledby="receivers" className={styles.receivers}>
      <h4 id="receivers" className={styles.title}>
        Going to {suppliers.length === 1 ? '1 supplier' : `${suppliers.length} suppliers`}
      </h4>
      <ul className={styles.list} aria-labelledby="receivers">
        {suppliers.map((supplier) => (
          <li key={supplier.id} className={styles.receiver}>
            <span>
              <b>{supplier.businessName}</b>
              <span className={styles.place}>{whatAndWhere(supplier)}</span>
              {undelivered?.ids.includes(supplier.id) && (
                <span className={styles.undelivered}>{`Does not deliver to ${undelivered.place}`}</span>
              )}
            </span>
            <IconButton dense icon="x" label={`Remove ${supplier.businessName}`} onClick={() => onRemove(supplier.id)} />
          </li>
        ))}
      </ul>
      {unlisted.length > 0 && <p>{unlistedInWords(unlisted, suppliers.length)}</p>}
      {tooMany > 0 && (
        <p role="alert" className={styles.tooMany}>
          One request reaches at most {MAX_BULK} suppliers. Please take {tooMany} off the list.
        </p>
      )}
      {suppliers.length === 0 && <p role="alert">No supplier is left. Close this and select at least one.</p>}
    </section>
  )
}

const whatAndWhere = ({ category, suburb, state }: Receiver) =>
  [category, [suburb, state].filter(Boolean).join(' ')].filter(Boolean).join(', ')
