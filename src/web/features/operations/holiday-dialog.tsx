import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { HOLIDAY_NAME_LENGTH } from '#contract/suppliers/holidays.ts'
import { STATES, type StateCode } from '#contract/options.ts'
import { dayInWords } from '#shared/time/day-texts.ts'
import { failureToast } from '#web/api/writes/failure-toast.ts'
import { showFieldErrors } from '#web/api/writes/field-errors.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { DateInput } from '#web/ui/controls/date-input.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { TextDraft } from '#web/text-draft.tsx'
import { forgetText } from '#web/storage/text-drafts.ts'
import { SHOWS_HOLIDAYS } from './shows-holidays.ts'

type HolidayDialogProps = {
  state: StateCode
  onClose: () => void
  /** Called after it is closed by a success. */
  onAdded: () => void
}

/** Asks for a public holiday of a state that is not in the table. */
export function HolidayDialog({ state, onClose, onAdded }: HolidayDialogProps) {
  const formId = useId()
  const draft = `holiday-${state}`
  const form = useForm({ defaultValues: { day: '', name: '' } })
  const { errors } = form.formState
  const { send, isPending, problem } = useWrite('PUT /api/admin/holidays', {
    invalidates: SHOWS_HOLIDAYS,
    success: ({ day }) => ({
      title: 'Public holiday added',
      description: `${dayInWords(day)}, ${STATES[state]}`,
      tone: 'success' as const,
    }),
    failure: (error) => (showFieldErrors(form, error) ? undefined : failureToast(error)),
    onSuccess() {
      forgetText(draft)
      onClose()
      onAdded()
    },
  })
  const add = form.handleSubmit((entered) => send({ state, isHoliday: true, ...entered }))
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Add a public holiday"
      description={`In ${STATES[state]}. Suppliers that have not said that they deliver on public holidays have no delivery on that day.`}
      problem={Object.keys(errors).length > 0 ? undefined : problem}
      footer={
        <Button type="submit" form={formId} busy={isPending} busyLabel="Saving...">
          Add the day
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void add(event)}>
        <Stack gap={4}>
          <TextDraft name={draft} />
          <Field label="Day" required error={errors.day?.message}>
            <DateInput {...form.register('day', { required: 'Please give the day.' })} type="date" />
          </Field>
          <Field label="Name" required error={errors.name?.message}>
            <TextInput {...form.register('name')} maxLength={HOLIDAY_NAME_LENGTH} placeholder="Melbourne Cup Day" />
          </Field>
        </Stack>
      </form>
    </Dialog>
  )
}
