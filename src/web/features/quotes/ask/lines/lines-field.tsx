import { quantityInWords } from '#shared/order-line/quantity-texts.ts'
import { numberOf } from '#shared/money/typed-numbers.ts'
import { Checkbox } from '#web/ui/controls/choice/checkbox.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { changesInWords, chosenLines, type AskedLine, type LineChoice } from './asked-lines.ts'
import styles from './send-lines.module.css'

type LinesFieldProps = {
  /** With what the lines are compared. */
  since: string
  lines: readonly AskedLine[]
  choice: LineChoice
  onChoice: (choice: LineChoice) => void
}

/** The lines of this request: any is left out or asked in another amount, this time only. */
export function LinesField({ lines, since, choice, onChoice }: LinesFieldProps) {
  const changes = changesInWords(lines, choice)
  return (
    <div className={styles.lines}>
      <details>
        <summary
          className={styles.summary}
        >{`${chosenLines(lines, choice).length} of ${lines.length} lines. Change for this time`}</summary>
        <ul>
          {lines.map((line, at) => (
            <li key={at} className={styles.line}>
              <Checkbox
                label={line.item}
                checked={!choice.isLeftOut[at]}
                onChange={() => onChoice({ ...choice, isLeftOut: choice.isLeftOut.map((is, n) => (n === at ? !is : is)) })}
              />
              <QuantityField line={line} onQuantity={(quantity) => onChoice({ ...choice, quantities: changed(choice, at, quantity) })} />
            </li>
          ))}
        </ul>
      </details>
      {changes.length > 0 && (
        <div>
          <p className={styles.legend}>{`Changed since ${since}`}</p>
          <ul>
            {changes.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

const changed = ({ quantities }: LineChoice, at: number, quantity: number | null) => new Map([...quantities, [at, quantity]])

function QuantityField({ line, onQuantity }: { line: AskedLine; onQuantity: (quantity: number | null) => void }) {
  const take = (typed: string) => {
    const amount = numberOf(typed)
    if (typed.trim() === '') onQuantity(null)
    else if (amount > 0 && amount <= 1_000_000) onQuantity(amount)
  }
  return (
    <Field
      label={`Quantity of ${line.item}`}
      hiddenLabel
      help={quantityInWords({ ...line, quantity: null }) ?? undefined}
      className={styles.quantity}
    >
      <TextInput inputMode="decimal" defaultValue={line.quantity?.toString() ?? ''} onChange={(event) => take(event.target.value)} />
    </Field>
  )
}
