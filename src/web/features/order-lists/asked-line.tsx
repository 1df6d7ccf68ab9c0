import { useState } from 'react'
import type { ReadOrderLine } from '#contract/order-lists/order-lists.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { NativeSelect } from '#web/ui/controls/choice/native-select.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { amountInWords } from '#shared/order-line/quantity-texts.ts'
import { amountIn, likelyMeasure, MEASURES, wholeOf } from './list-line.ts'
import styles from './order-list.module.css'

/** How much is needed in all. */
export type Answer = { amount: number; measure: string }

type AskedLineProps = { line: ReadOrderLine; answer: Answer | undefined; onAnswer: (answer: Answer | undefined) => void }

/** The question about a line, with its likely answer at one tap, or another one typed. */
export function AskedLine({ line, answer, onAnswer }: AskedLineProps) {
  const { question, suggestion } = line
  if (answer)
    return (
      <p className={styles.answered}>
        <span>{`${amountInWords(answer)} in all`}</span>
        <Button variant="quiet" size="sm" onClick={() => onAnswer(undefined)}>
          Change answer
        </Button>
      </p>
    )
  return (
    <fieldset className={styles.question}>
      <legend className={styles.asked}>{question}</legend>
      {suggestion && (
        <Button variant="outline" size="sm" icon="check" onClick={() => onAnswer(suggestion)}>
          {`${amountInWords(suggestion)} in all`}
        </Button>
      )}
      <TypedAnswer line={line} onAnswer={onAnswer} />
    </fieldset>
  )
}

function TypedAnswer({ line, onAnswer }: Pick<AskedLineProps, 'line' | 'onAnswer'>) {
  const [typed, setTyped] = useState('')
  const [measure, setMeasure] = useState(() => likelyMeasure(line))
  const [problem, setProblem] = useState<string>()
  const answer = () => {
    const amount = amountIn(typed)
    if (amount === null) return setProblem('Please type a number above 0.')
    onAnswer(wholeOf(line, { amount, measure }))
  }
  return (
    <div className={styles.typed}>
      <Field label={line.unit && line.quantity !== null ? `One ${line.unit} holds` : 'In all'} error={problem}>
        <TextInput
          inputMode="decimal"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && answer()}
        />
      </Field>
      <Field label="Measure">
        <NativeSelect value={measure} onChange={(event) => setMeasure(event.target.value)}>
          {Object.entries(MEASURES).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Button variant="quiet" onClick={answer}>
        Use this
      </Button>
    </div>
  )
}
