import type { ChangeEvent, FormEvent } from 'react'
import type { SeafoodRow } from '#contract/seafood/seafood.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { NativeSelect } from '#web/ui/controls/choice/native-select.tsx'
import { OriginOptions } from '#web/ui/controls/choice/origin-options.tsx'
import { DateInput } from '#web/ui/controls/date-input.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { TextArea } from '#web/ui/controls/text-area.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { Grid } from '#web/ui/layout/grid.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import type { OwnField } from './own-values.ts'
import { ownFieldId, useOwnForm } from './use-own-form.ts'

type OwnFormProps = {
  /** The row to change; without it a new one is noted. */
  row?: SeafoodRow
  onSaved?: () => void
  onCancel?: () => void
}

/** Takes what seafood is bought elsewhere, from whom, and where it is from. */
export function OwnForm({ row, onSaved = () => {}, onCancel }: OwnFormProps) {
  const form = useOwnForm(row, onSaved)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void form.submit()
  }
  const cancel = () => {
    form.clear()
    onCancel?.()
  }
  return (
    <form noValidate aria-label={row ? `Change ${row.item}` : 'Seafood bought elsewhere'} onSubmit={submit} className="no-print">
      <Stack gap={4} align="stretch">
        <OwnFields row={row} form={form} />
        {form.problem && <Note tone="error">{form.problem}</Note>}
        <Stack row gap={3}>
          <Button type="submit" busy={form.isPending} busyLabel="Saving...">
            {row ? 'Save' : 'Note it'}
          </Button>
          {onCancel && (
            <Button variant="quiet" onClick={cancel}>
              Cancel
            </Button>
          )}
        </Stack>
      </Stack>
    </form>
  )
}

type OwnFieldsProps = { row: SeafoodRow | undefined; form: ReturnType<typeof useOwnForm> }

function OwnFields({ row, form: { typed, errors, today, type } }: OwnFieldsProps) {
  const field = (name: OwnField) => ({ id: ownFieldId(row, name), error: errors[name] })
  const control = (name: OwnField) => ({
    value: typed[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) =>
      type({ [name]: event.currentTarget.value }),
  })
  return (
    <Grid min={200} most={2} gap={4}>
      <Field label="Item" {...field('item')}>
        <TextInput {...control('item')} maxLength={200} autoComplete="off" />
      </Field>
      <Field label="Who sells it" {...field('supplierName')}>
        <TextInput {...control('supplierName')} maxLength={200} autoComplete="off" />
      </Field>
      <Field label="Where it was harvested" {...field('origin')}>
        <NativeSelect {...control('origin')}>
          <OriginOptions none="Please choose" />
        </NativeSelect>
      </Field>
      <Field label="Bought since" {...field('from')}>
        <DateInput type="date" max={today} {...control('from')} />
      </Field>
      <Field label="Note" optional help="Where its proof is: the number of an invoice, a photo." {...field('note')}>
        <TextArea rows={2} {...control('note')} maxLength={500} />
      </Field>
    </Grid>
  )
}
