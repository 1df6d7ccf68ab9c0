import type { Cell } from '#contract/quotes/comparison/comparison-results.ts'
import type { Column } from '#web/features/quotes/compare/lines/columns.ts'
import type { ComparedRow } from '#web/features/quotes/compare/lines/compared-rows.ts'
import type { Rules } from '#web/features/quotes/compare/lines/rules/use-rules.ts'
import { Checkbox } from '#web/ui/controls/choice/checkbox.tsx'
import { hasRule, withRule } from '#web/features/quotes/compare/lines/rules/page-rules.ts'
import styles from './price.module.css'

/** What one supplier has said to one line. */
export type PriceProps = { cell: Cell; row: ComparedRow; column: Column; rules: Rules }

/** Shows what is offered in the place of the item, with a switch: it counts once it is allowed. Nothing where it is the thing itself. */
export function Substitute({ cell: { substitute, state, offerId }, row, column: { name }, rules: { rules, change } }: PriceProps) {
  if (substitute === null) return null
  const rule = { offerId, lineId: row.lineId }
  return (
    <>
      <p className={styles.substitute}>
        <span>Instead: </span>
        <b>{substitute}</b>
      </p>
      {state === 'substitute' && (
        <Checkbox
          className={styles.allow}
          checked={hasRule(rules.substitutes, offerId, row.lineId)}
          onChange={({ currentTarget }) => change(withRule(rules, 'substitutes', rule, currentTarget.checked))}
          aria-label={`Allow ${substitute} from ${name} for ${row.item}`}
          label="Allow it"
        />
      )}
    </>
  )
}
