import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { keysOf } from '#shared/objects.ts'
import { isBlank } from '#shared/text/visible-text.ts'
import { showFieldErrors } from '#web/api/writes/field-errors.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { failureToast } from '#web/api/writes/failure-toast.ts'
import { SHOWS_LISTINGS } from '#web/features/supplier-profile/shows-listings.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { TextDraft } from '#web/text-draft.tsx'
import { forgetText } from '#web/storage/text-drafts.ts'
import styles from './client-venues.module.css'
import { VenueFields } from './venue-fields.tsx'
import { BLANK, useVenueForm } from './venue-form.ts'

/** The name of what is typed until it is sent. */
const DRAFT = 'venue'

/** The form that adds a venue; it can be submitted once the venue has a name. */
export function AddVenue({ supplierId }: { supplierId: number }) {
  const { form, submit } = useNewVenue(supplierId)
  const [isUploading, setUploading] = useState(false)
  const isNamed = !isBlank(useWatch({ control: form.control, name: 'venueName' }))
  return (
    <Section title="Add a venue">
      <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        <Stack gap={4}>
          <TextDraft name={DRAFT} />
          <VenueFields form={form} nameId="venue-name" onUploading={setUploading} />
          <Button
            type="submit"
            icon="plus"
            busy={form.formState.isSubmitting}
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
  const form = useVenueForm()
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
