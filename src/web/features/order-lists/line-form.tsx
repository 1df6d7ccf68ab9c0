import { useEffect, useRef, useState, type ComponentProps, type FormEvent } from 'react'
import { EVERY } from '#contract/order-lists/every.ts'
import { MAX_UNIT } from '#contract/order-lists/unit.ts'
import { CATEGORIES } from '#contract/options.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { NativeSelect } from '#web/ui/controls/choice/native-select.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { useListEditor } from './list-editor.ts'
import { lineWith, problemsIn, valuesOf, type LineProblems, type LineValues } from './line-values.ts'
import { EVERY_WORDS, MAX_ITEM, MAX_NOTE, type ListLine } from './list-line.ts'
import styles from './order-list.module.css'

/** The fields of one line, in its place. */
export function LineForm({ line, onClose }: { line: ListLine; onClose: () => void }) {
  const form = useRef<HTMLFormElement>(null)
  const { replaceLine, privacy } = useListEditor()
  const [values, setValues] = useState(() => valuesOf(line))
  const [problems, setProblems] = useState<LineProblems>({})
  const focus = (name: string) => form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
  useEffect(() => focus('item'), [])
  const field = (name: keyof LineValues) => ({
    name,
    value: values[name],
    error: problems[name],
    onValue: (value: string) => setValues((now) => ({ ...now, [name]: value })),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = problemsIn(values)
    setProblems(found)
    const [first] = Object.keys(found)
    if (first) return focus(first)
    replaceLine(lineWith(line, values))
    onClose()
  }
  return (
    <form ref={form} noValidate aria-label={`Change ${line.item}`} onSubmit={submit} className={styles.form}>
      <TextField {...field('item')} label="Item" maxLength={MAX_ITEM} />
      <div className={styles.fields}>
        <TextField {...field('quantity')} label="Quantity" inputMode="decimal" />
        <TextField {...field('unit')} label="Unit" maxLength={MAX_UNIT} />
        <TextField {...field('holds')} label="One holds" inputMode="decimal" />
        <TextField {...field('measure')} label="Measure" help="kg, L or piece" maxLength={MAX_UNIT} />
        <ChoiceField {...field('every')} label="How often" options={EVERY.map((value) => [value, EVERY_WORDS[value]])} />
        <ChoiceField {...field('category')} label="Category" options={[['', 'None'], ...CATEGORIES.map((name) => [name, name] as const)]} />
        <TextField {...field('paid')} label="Price paid today, $" help={privacy} inputMode="decimal" />
        <TextField {...field('paidPer')} label="Paid per" help="Box, kg, bottle" maxLength={MAX_UNIT} />
        <ChoiceField {...field('paidGst')} label="GST in that price" options={PAID_GST_OPTIONS} />
        <TextField {...field('paidTo')} label="Paid to" help={privacy} maxLength={200} />
      </div>
      <TextField {...field('note')} label="Note" maxLength={MAX_NOTE} />
      <Stack row gap={3}>
        <Button type="submit">Save line</Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </Stack>
    </form>
  )
}

const PAID_GST_OPTIONS = [
  ['excluded', 'Not in it'],
  ['included', 'Included'],
] as const

type FieldProps = { name: string; label: string; value: string; error?: string; help?: string; onValue: (value: string) => void }

const TextField = ({ label, error, help, onValue, ...input }: FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps>) => (
  <Field label={label} error={error} help={help}>
    <TextInput {...input} autoComplete="off" onChange={(event) => onValue(event.target.value)} />
  </Field>
)

const ChoiceField = ({ label, error, onValue, options, ...select }: FieldProps & { options: readonly (readonly [string, string])[] }) => (
  <Field label={label} error={error}>
    <NativeSelect {...select} onChange={(event) => onValue(event.target.value)}>
      {options.map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </NativeSelect>
  </Field>
)
