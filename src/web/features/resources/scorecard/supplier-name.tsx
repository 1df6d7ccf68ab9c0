import { useRef } from 'react'
import { Field } from '#web/ui/controls/field.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { nameKey, scoreKey, type ComparedSupplier, type Remembered, type ScorecardCategory } from './compared-suppliers.ts'
import styles from './scorecard.module.css'

type SupplierNameProps = Remembered & {
  supplier: ComparedSupplier
  categories: readonly ScorecardCategory[]
  /** Id of the list of names to choose from. */
  suggestions: string
}

/** The name of a supplier, typed or chosen from the saved ones, with a button that removes it together with its scores. */
export function SupplierName({ supplier: { slot, name, isUsed }, categories, suggestions, values, set }: SupplierNameProps) {
  const input = useRef<HTMLInputElement>(null)
  const key = nameKey(slot)
  const remove = () => {
    const before = [key, ...categories.map((category) => scoreKey(category, slot))].map((item) => [item, values[item] ?? ''] as const)
    for (const [item] of before) set(item, '')
    input.current?.focus()
    toast({
      title: 'Removed',
      description: `${name} and its scores are no longer compared.`,
      action: { label: 'Undo', onAct: () => before.forEach(([item, value]) => set(item, value)) },
    })
  }
  return (
    <div className={styles.name}>
      <Field label={`Supplier ${slot}`} className={styles.field}>
        <TextInput
          ref={input}
          list={suggestions}
          maxLength={100}
          autoComplete="off"
          placeholder="Name"
          value={values[key] ?? ''}
          onChange={({ target }) => set(key, target.value)}
        />
      </Field>
      {isUsed && <IconButton icon="x" dense label={`Remove ${name}`} className="no-print" onClick={remove} />}
    </div>
  )
}
