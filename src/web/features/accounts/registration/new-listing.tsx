import '#web/api/zod-without-eval.ts'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import { addOwnListing } from '#contract/suppliers/own-listing.ts'
import type { CallerInput, Input } from '#contract/endpoint/endpoint.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { TextDraft } from '#web/text-draft.tsx'
import { forgetText } from '#web/storage/text-drafts.ts'
import { AccountForm } from '#web/features/accounts/sign-in/account-form.tsx'
import { ListingFields } from './listing-fields.tsx'
import { showAtForm } from '#web/features/accounts/sign-in/show-at-form.ts'
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
    onSuccess: () => forgetText('listing'),
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
          <TextDraft name="listing" />
          <ListingFields
            errors={errors}
            fields={{ businessName: register('businessName'), category: register('category'), phone: register('phone') }}
          />
        </Stack>
      </AccountForm>
    </Panel>
  )
}
