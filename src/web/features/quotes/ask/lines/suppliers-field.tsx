import { counted, listed } from '#shared/text/words.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Checkbox } from '#web/ui/controls/choice/checkbox.tsx'
import { itemAt } from '#shared/item-at.ts'
import type { AskedLine } from './asked-lines.ts'
import type { Group, Proposed } from './candidates.ts'
import styles from './send-lines.module.css'

type SuppliersFieldProps = {
  lines: readonly AskedLine[]
  suppliers: readonly Proposed[]
  chosen: ReadonlySet<number>
  onToggle: (id: number) => void
  /** Those that get all lines, whatever they sell. */
  withAll: ReadonlySet<number>
  onToggleAll: (id: number) => void
  place: string
}

const TITLES: Record<Group, string> = { last: 'Asked last time', saved: 'Saved suppliers', sells: 'Sell what is on the list' }
const GROUPS = ['last', 'saved', 'sells'] as const

/** The suppliers to choose from, and which lines each of them gets. */
export const SuppliersField = ({ suppliers, ...props }: SuppliersFieldProps) =>
  GROUPS.map((group) => {
    const members = suppliers.filter((supplier) => supplier.group === group)
    if (members.length === 0) return null
    return (
      <fieldset key={group} className={styles.group}>
        <legend className={styles.legend}>{TITLES[group]}</legend>
        <ul>
          {members.map((supplier) => (
            <SupplierChoice key={supplier.id} supplier={supplier} {...props} />
          ))}
        </ul>
      </fieldset>
    )
  })

type SupplierChoiceProps = Omit<SuppliersFieldProps, 'suppliers'> & { supplier: Proposed }

function SupplierChoice({ supplier, lines, chosen, onToggle, withAll, onToggleAll, place }: SupplierChoiceProps) {
  const { id, businessName, category, suburb, state, positions } = supplier
  const where = [category, [suburb, state].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  const hasAll = withAll.has(id)
  const items = (hasAll ? lines : positions.map((at) => itemAt(lines, at))).map(({ item }) => item)
  return (
    <li className={styles.supplier}>
      <Checkbox label={<b>{businessName}</b>} checked={chosen.has(id)} onChange={() => onToggle(id)} />
      <div className={styles.about}>
        <p>
          <span>{where}</span> <DeliveryWords delivers={supplier.delivers} place={place} />
        </p>
        <p>
          {items.length === 0
            ? 'Sells none of these lines by its category.'
            : `Gets ${items.length} of ${counted(lines.length, 'line')}: ${listed(items.slice(0, 4))}${items.length > 4 ? ' and more' : ''}.`}
        </p>
        {chosen.has(id) && positions.length < lines.length && (
          <Button variant="quiet" size="sm" onClick={() => onToggleAll(id)}>
            {hasAll ? `Send ${businessName} only what it sells` : `Send ${businessName} all lines`}
          </Button>
        )}
      </div>
    </li>
  )
}

function DeliveryWords({ delivers, place }: { delivers: boolean | null | undefined; place: string }) {
  if (place === '' || delivers === undefined) return null
  if (delivers === null) return <span>Has not said whether it delivers to {place}.</span>
  return delivers ? <span>Delivers to {place}.</span> : <b>Says it does not deliver to {place}.</b>
}
