import type { MouseEvent, RefObject, SubmitEvent } from 'react'
import { opensElsewhere } from '#web/navigation/opens-elsewhere.ts'
import { Button, ButtonLink } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import {
  COST_CATEGORIES,
  MAX_ENTRY_LENGTH,
  newField,
  type CalculatorField,
  type CalculatorSearch,
} from '#web/addresses/calculator-search.ts'
import { CATEGORY_NAMES } from './calculator-texts.ts'
import { problemOf } from './typed-costs.ts'
import { fieldText, type CalculatorAddress } from './use-cost-form.ts'
import styles from './cost-form.module.css'

type CostFormProps = CalculatorAddress & {
  form: RefObject<HTMLFormElement | null>
  /** What is in the fields. */
  typed: CalculatorSearch
  onType: () => void
  /** Called when a field is left. */
  onLeave: () => void
  onCalculate: () => void
  onClear: () => void
}

/** Takes what is entered. Without a script its button loads the page with the result. */
export function CostForm({ form, typed, search, hrefOf, onType, onLeave, onCalculate, onClear }: CostFormProps) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onCalculate()
  }
  const clear = (event: MouseEvent) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    onClear()
  }
  const amount = (name: CalculatorField, label: string, help?: string) => (
    <Field label={label} help={help} error={problemOf(name, typed[name])}>
      <TextInput
        name={name}
        defaultValue={fieldText(name, search)}
        inputMode="decimal"
        autoComplete="off"
        maxLength={MAX_ENTRY_LENGTH}
        className={styles.amount}
        onChange={onType}
        onBlur={onLeave}
      />
    </Field>
  )
  return (
    <form ref={form} method="get" action={hrefOf({})} aria-label="Your costs" className={styles.form} onSubmit={submit}>
      <div className={styles.pair}>
        {amount('cost', 'Current monthly cost ($)', 'Leave it empty to use the four categories together.')}
        {amount('target', 'Target saving (%)', 'Of the current monthly cost.')}
      </div>
      <div className={styles.categories}>
        {COST_CATEGORIES.map((category) => (
          <fieldset key={category} className={styles.category}>
            <legend className={styles.legend}>{CATEGORY_NAMES[category]}</legend>
            <div className={styles.pair}>
              {amount(category, 'Current cost ($)')}
              {amount(newField(category), 'New cost ($)')}
            </div>
          </fieldset>
        ))}
      </div>
      <Stack row gap={2} align="center">
        <Button type="submit">Calculate</Button>
        <ButtonLink variant="quiet" href={hrefOf({})} onClick={clear}>
          Reset
        </ButtonLink>
      </Stack>
    </form>
  )
}
