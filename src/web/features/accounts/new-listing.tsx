import '#web/api/zod-without-eval.ts'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import { addOwnListing } from '#contract/own-listing.ts'
import type { CallerInput, Input } from '#contract/endpoint.ts'
import { CATEGORIES } from '#contract/options.ts'
import { useWrite } from '#web/api/use-write.ts'
import { AccountForm } from './account-form.tsx'
import { atField } from './at-field.ts'
import { showAtForm } from './show-at-form.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { NativeSelect } from '#web/ui/controls/native-select.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { Panel } from '#web/ui/layout/panel.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'

/** The form that makes the listing of a supplier that has none. The rest of it is filled in on the profile. */
export function NewListing() {
  const form = useForm<CallerInput<typeof addOwnListing>, unknown, Input<typeof addOwnListing>>({
    resolver: standardSchemaResolver(addOwnListing.body),
  })
  const { register, formState } = form
  const { errors, isSubmitting } = formState
  const { send } = useWrite('POST /api/account/listing', {
    invalidates: ['GET /api/me', 'GET /api/account'],
    success: { title: 'Your listing is made', description: 'It is public at once. Fill in the rest under Profile.', tone: 'success' },
    failure: (error) => void showAtForm(form, error),
  })
  return (
    <Panel title="Make your listing">
      <AccountForm
        onSubmit={form.handleSubmit(send)}
        problem={errors.root?.message}
        action="Make my listing"
        busyAction="Making your listing..."
        isBusy={isSubmitting}
      >
        <Stack gap={4}>
          <Field label="Business name" required error={atField(errors.businessName, 'Enter the name of your business.')}>
            <TextInput {...register('businessName')} autoComplete="organization" maxLength={200} />
          </Field>
          <Field label="Category" required error={atField(errors.category, 'Choose a category.')}>
            <NativeSelect {...register('category')} defaultValue="">
              <option value="" disabled>
                Choose a category
              </option>
              {CATEGORIES.map((category) => (
                <option key={category}>{category}</option>
              ))}
            </NativeSelect>
          </Field>
          <Field label="Phone" required error={atField(errors.phone, 'Enter a phone number.')}>
            <TextInput {...register('phone')} type="tel" autoComplete="tel" placeholder="+61 3 5550 0142" />
          </Field>
        </Stack>
      </AccountForm>
    </Panel>
  )
}
