import { counted } from '#shared/text/words.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Segment, Segmented } from '#web/ui/controls/choice/segmented.tsx'
import { DateInput } from '#web/ui/controls/date-input.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { TextArea } from '#web/ui/controls/text-area.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import styles from '#web/features/held-prices/price-table.module.css'
import type { TypedPrices } from './new-prices.ts'

type ChangeFieldsProps = {
  typed: TypedPrices
  today: string
  errors: Record<string, string>
  isSending: boolean
  /** How many prices are chosen. */
  count: number
  onType: (typed: Partial<TypedPrices>) => void
}

/** Takes how the chosen prices change, from when, and what is said of it. */
export const ChangeFields = ({ typed, today, errors, isSending, count, onType }: ChangeFieldsProps) => (
  <Stack gap={4} align="stretch" className={styles.fields}>
    <div>
      <Segmented label="How the prices change">
        <Segment label="By a percentage" active={typed.by === 'percent'} onClick={() => onType({ by: 'percent' })} />
        <Segment label="Each its own" active={typed.by === 'price'} onClick={() => onType({ by: 'price' })} />
      </Segmented>
    </div>
    {typed.by === 'percent' && (
      <Field label="Change, %" id="price-percent" error={errors.percent} help="A minus makes them cheaper: -3.">
        <TextInput
          inputMode="text"
          autoComplete="off"
          value={typed.percent}
          onChange={(event) => onType({ percent: event.currentTarget.value })}
        />
      </Field>
    )}
    <Field label="First day of the new prices" id="price-from" error={errors.from}>
      <DateInput type="date" min={today} value={typed.from} onChange={(event) => onType({ from: event.currentTarget.value })} />
    </Field>
    <Field label="Note" optional id="price-note" error={errors.note} help="Every buyer of this change reads it.">
      <TextArea rows={3} maxLength={1000} value={typed.note} onChange={(event) => onType({ note: event.currentTarget.value })} />
    </Field>
    <div>
      <Button type="submit" icon="paper-plane-right" busy={isSending} busyLabel="Sending...">
        {count === 0 ? 'Send the new prices' : `Send ${counted(count, 'new price')}`}
      </Button>
    </div>
  </Stack>
)
