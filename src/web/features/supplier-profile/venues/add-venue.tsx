import '#web/api/zod-without-eval.ts'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import type { Input, CallerInput } from '#contract/endpoint/endpoint.ts'
import { addVenue } from '#contract/directory/showcase.ts'
import { keysOf } from '#shared/objects.ts'
import { shownPicture } from '#shared/pictures/upload-variants.ts'
import { isBlank } from '#shared/text/visible-text.ts'
import { showFieldErrors } from '#web/api/writes/field-errors.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { failureToast } from '#web/api/writes/failure-toast.ts'
import { PictureField } from '#web/features/supplier-profile/pictures/picture-field.tsx'
import { SHOWS_LISTINGS } from '#web/features/supplier-profile/shows-listings.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { TextArea } from '#web/ui/controls/text-area.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { TextDraft } from '#web/text-draft.tsx'
import { forgetText } from '#web/storage/text-drafts.ts'
import styles from './client-venues.module.css'

type NewVenue = Pick<CallerInput<typeof addVenue>, 'venueName' | 'logoUrl' | 'description'>
type Checked = Pick<Input<typeof addVenue>, keyof NewVenue>

/** The name of what is typed until it is sent. */
const DRAFT = 'venue'
const BLANK: NewVenue = { venueName: '', logoUrl: '', description: '' }

/** The form that adds a venue; it can be submitted once the venue has a name. */
export function AddVenue({ supplierId }: { supplierId: number }) {
  const { form, submit } = useNewVenue(supplierId)
  const { errors, isSubmitting } = form.formState
  const [isUploading, setUploading] = useState(false)
  const isNamed = !isBlank(useWatch({ control: form.control, name: 'venueName' }))
  return (
    <Section title="Add a venue">
      <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        <Stack gap={4}>
          <TextDraft name={DRAFT} />
          <Field id="venue-name" label="Venue name" required error={errors.venueName?.message}>
            <TextInput {...form.register('venueName')} maxLength={120} />
          </Field>
          <Controller
            control={form.control}
            name="logoUrl"
            render={({ field: { value, onChange } }) => (
              <PictureField label="Venue logo" value={shownPicture(value || null)} onChange={onChange} onBusy={setUploading} />
            )}
          />
          <details open={errors.logoUrl !== undefined}>
            <summary>Paste an address</summary>
            <Field
              label="Logo address"
              optional
              help="Only uploaded pictures are shown: for one of another site the venue’s name is drawn."
              error={errors.logoUrl?.message}
            >
              <TextInput {...form.register('logoUrl')} inputMode="url" maxLength={500} autoCapitalize="none" spellCheck={false} />
            </Field>
          </details>
          <Field label="Description" optional help="What you supply, in a sentence." error={errors.description?.message}>
            <TextArea {...form.register('description')} rows={2} maxLength={300} />
          </Field>
          <Button
            type="submit"
            icon="plus"
            busy={isSubmitting}
            busyLabel="Adding..."
            disabled={!isNamed || isUploading}
            style={{ alignSelf: 'start' }}
          >
            Add Venue
          </Button>
        </Stack>
      </form>
    </Section>
  )
}

function useNewVenue(supplierId: number) {
  const form = useForm<NewVenue, unknown, Checked>({ resolver: standardSchemaResolver(addVenue.body), defaultValues: BLANK })
  const { send } = useWrite('POST /api/suppliers/:id/client-logos', {
    invalidates: SHOWS_LISTINGS,
    success: 'Client venue added successfully',
    failure: (error) => {
      showFieldErrors(form, error)
      return failureToast(error, 'Failed to add client venue')
    },
  })
  const submit = form.handleSubmit(async (venue) => {
    const typed = form.getValues()
    if (!(await send({ id: String(supplierId), ...venue }))) return
    forgetText(DRAFT)
    // What was typed of the next one meanwhile stays.
    for (const name of keysOf(BLANK)) if (form.getValues(name) === typed[name]) form.resetField(name)
  })
  return { form, submit }
}
