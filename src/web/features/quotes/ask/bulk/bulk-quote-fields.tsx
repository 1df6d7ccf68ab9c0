import type { UseFormReturn } from 'react-hook-form'
import type { Input, CallerInput } from '#contract/endpoint/endpoint.ts'
import type { requestQuotes } from '#contract/quotes/quotes.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { TextArea } from '#web/ui/controls/text-area.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'

export type BulkForm = UseFormReturn<CallerInput<typeof requestQuotes>, unknown, Input<typeof requestQuotes>>

type FieldsProps = { form: BulkForm }

/** Takes what is asked of all suppliers. */
export const MessageField = ({ form: { register, formState } }: FieldsProps) => (
  <Field
    label="Message"
    required
    error={formState.errors.message?.message}
    help="What you need, how much of it a week, where it goes and from when: that is what a price depends on."
  >
    <TextArea
      {...register('message')}
      rows={4}
      placeholder="Oat milk for a 40-seat cafe in Preston: 36 L a week, delivered Monday and Thursday before 7 am."
    />
  </Field>
)

/** Asks who the buyer is. */
export function BulkRequesterFields({ form: { register, formState } }: FieldsProps) {
  const { errors } = formState
  return (
    <>
      <Field label="Your name" optional error={errors.contactName?.message}>
        <TextInput {...register('contactName')} autoComplete="name" />
      </Field>
      <Field label="Email" required error={errors.contactEmail?.message}>
        <TextInput {...register('contactEmail')} type="email" autoComplete="email" />
      </Field>
      <Field label="Phone" optional error={errors.contactPhone?.message}>
        <TextInput {...register('contactPhone')} type="tel" autoComplete="tel" placeholder="+61 4 9157 0006" />
      </Field>
      <Field label="Company" optional error={errors.company?.message}>
        <TextInput {...register('company')} autoComplete="organization" />
      </Field>
    </>
  )
}
