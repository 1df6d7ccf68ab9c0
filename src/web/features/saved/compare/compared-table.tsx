import type { Id } from '#contract/endpoint/values.ts'
import type { Supplier } from '#contract/suppliers/suppliers.ts'
import { supplierPath } from '#web/paths.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import styles from './comparison.module.css'
import { FactLines } from './fact-lines.tsx'
import type { FactRow } from './facts.ts'

export type ComparedProps = { suppliers: readonly Supplier[]; rows: readonly FactRow[]; onRemove: (id: Id) => void }

/** A column for each supplier. It scrolls within its frame; the heads of rows and columns stay in view. */
export const ComparedTable = ({ suppliers, rows, onRemove }: ComparedProps) => (
  // What scrolls has to be reachable by keyboard, which not every browser does by itself.
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <section aria-label="Suppliers side by side" tabIndex={0} className={styles.frame}>
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">What is compared</span>
          </th>
          {suppliers.map((supplier) => (
            <th key={supplier.id} scope="col">
              <SupplierHead supplier={supplier} onRemove={onRemove} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, facts }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {suppliers.map(({ id }, at) => (
              <td key={id}>{facts[at] && <FactLines fact={facts[at]} />}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)

type SupplierHeadProps = { supplier: Supplier; onRemove: (id: Id) => void; isHeading?: boolean }

/** The name of a supplier that is compared, with the button that takes it out. */
export function SupplierHead({ supplier, onRemove, isHeading }: SupplierHeadProps) {
  const { id, businessName, category, suburb, state } = supplier
  const Name = isHeading ? 'h3' : 'span'
  const place = [suburb, state].filter(Boolean).join(' ')
  return (
    <>
      <Name>
        <TextLink href={supplierPath(id)} className={styles.name}>
          {businessName}
        </TextLink>
      </Name>
      <span className={styles.more}>{place ? `${category}, ${place}` : category}</span>
      <Button variant="quiet" size="sm" icon="x" className="no-print" aria-label={`Take out ${businessName}`} onClick={() => onRemove(id)}>
        Take out
      </Button>
    </>
  )
}
