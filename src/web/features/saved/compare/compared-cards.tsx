import { SupplierHead, type ComparedProps } from './compared-table.tsx'
import styles from './comparison.module.css'
import { FactLines } from './fact-lines.tsx'

/** A card for each supplier, one below the other. */
export const ComparedCards = ({ suppliers, rows, onRemove }: ComparedProps) => (
  <ul aria-label="Suppliers side by side" className={styles.cards}>
    {suppliers.map((supplier, at) => (
      <li key={supplier.id} className={styles.card}>
        <div className={styles.head}>
          <SupplierHead isHeading supplier={supplier} onRemove={onRemove} />
        </div>
        <dl className={styles.facts}>
          {rows.map(({ label, facts }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{facts[at] && <FactLines fact={facts[at]} />}</dd>
            </div>
          ))}
        </dl>
      </li>
    ))}
  </ul>
)
