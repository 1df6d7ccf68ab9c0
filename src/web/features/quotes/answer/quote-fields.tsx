import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import { isBlank } from '#shared/text/visible-text.ts'
import { NativeSelect } from '#web/ui/controls/choice/native-select.tsx'
import { DateInput } from '#web/ui/controls/date-input.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { TextArea } from '#web/ui/controls/text-area.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { Grid } from '#web/ui/layout/grid.tsx'
import type { AnswerFormState } from './use-answer-form.ts'

type FormProps = { form: AnswerFormState }

/** The fields that apply to all lines. */
export function QuoteFields({ form }: FormProps) {
  const { register, formState } = form
  const { errors } = formState
  const [today] = useState(() => sydneyDay(new Date()))
  return (
    <>
      <Grid min={150} most={3} gap={3}>
        <Field label="Delivery fee, $" optional error={errors.deliveryCents?.message}>
          <TextInput {...register('deliveryCents')} inputMode="decimal" placeholder="0.00" />
        </Field>
        <Field label="Minimum order, $" optional error={errors.minimumCents?.message}>
          <TextInput {...register('minimumCents')} inputMode="decimal" placeholder="none" />
        </Field>
        <BelowMinimum form={form} />
        <Field label="Valid until" optional error={errors.validUntil?.message}>
          <DateInput {...register('validUntil')} type="date" min={today} />
        </Field>
      </Grid>
      <FurtherTerms form={form} />
      <Field label="Terms" optional error={errors.terms?.message}>
        <TextArea {...register('terms')} rows={2} maxLength={2000} placeholder="Payment, delivery days, cut-off times" />
      </Field>
    </>
  )
}

/** What happens below the minimum order, once there is one. */
function BelowMinimum({ form: { register, control, formState } }: FormProps) {
  const [minimumCents, belowMinimum] = useWatch({ control, name: ['minimumCents', 'belowMinimum'] })
  if (isBlank(minimumCents)) return null
  return (
    <>
      <Field label="Below the minimum" error={formState.errors.belowMinimum?.message}>
        <NativeSelect {...register('belowMinimum')}>
          <option value="">Difference</option>
          <option value="refuse">Not delivered</option>
          <option value="fee">A fee</option>
        </NativeSelect>
      </Field>
      {belowMinimum === 'fee' && (
        <Field label="Small order fee, $" required error={formState.errors.smallOrderFeeCents?.message}>
          <TextInput {...register('smallOrderFeeCents')} inputMode="decimal" placeholder="15.00" />
        </Field>
      )}
    </>
  )
}

/** What few answers say: it is folded unless something is said, and opens for an error. */
function FurtherTerms({ form: { register, control, formState } }: FormProps) {
  const { errors } = formState
  const said = useWatch({ control, name: ['freeDeliveryFromCents', 'deliveryGst', 'holdWeeks', 'noticeDays'] })
  const [isSaid] = useState(() => said.some((text) => text !== ''))
  const isWrong = Boolean(errors.freeDeliveryFromCents ?? errors.deliveryGst ?? errors.holdWeeks ?? errors.noticeDays)
  return (
    <details open={isSaid || isWrong || undefined}>
      <summary>Free delivery, and how long prices hold</summary>
      <Grid min={150} most={2} gap={3}>
        <Field label="Free delivery from, $" optional help="Of goods, without GST." error={errors.freeDeliveryFromCents?.message}>
          <TextInput {...register('freeDeliveryFromCents')} inputMode="decimal" placeholder="never" />
        </Field>
        <Field label="Delivery is taxed" error={errors.deliveryGst?.message}>
          <NativeSelect {...register('deliveryGst')}>
            <option value="">As the goods are taxed</option>
            <option value="taxable">+ 10% GST</option>
            <option value="free">GST-free</option>
          </NativeSelect>
        </Field>
        <Field label="Prices hold, weeks" optional help="Once they are accepted." error={errors.holdWeeks?.message}>
          <TextInput {...register('holdWeeks')} inputMode="numeric" placeholder="0" />
        </Field>
        <Field label="Notice before a change, days" optional error={errors.noticeDays?.message}>
          <TextInput {...register('noticeDays')} inputMode="numeric" placeholder="0" />
        </Field>
      </Grid>
    </details>
  )
}
