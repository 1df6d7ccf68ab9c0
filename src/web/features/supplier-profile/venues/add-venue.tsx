import '#web/api/zod-without-eval.ts'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import type { Input, Sent } from '#contract/endpoint.ts'
import { addVenue } from '#contract/showcase.ts'
import { shownPicture } from '#shared/upload-variants.ts'
import { isBlank } from '#shared/visible-text.ts'
import { callOverHttp, serverMessage } from '#web/api/call.ts'
import { listingChanged } from '#web/features/supplier-profile/listing-changed.ts'
import { PictureField } from '#web/features/supplier-profile/pictures/picture-field.tsx'
import { showRefusal } from '#web/features/supplier-profile/show-refusal.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Section } from '#web/ui/section.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { toast } from '#web/ui/toast.ts'
import styles from './client-venues.module.css'

type NewVenue = Pick<Sent<typeof addVenue>, 'venueName' | 'logoUrl' | 'description'>
type Checked = Pick<Input<typeof addVenue>, keyof NewVenue>

const BLANK: NewVenue = { venueName: '', logoUrl: '', description: '' }

/** The form for one more venue. It cannot be sent until the venue has a name. */
export function AddVenue({ supplierId }: { supplierId: number }) {
  const { form, submit } = useNewVenue(supplierId)
  const { errors, isSubmitting } = form.formState
  const [isUploading, setUploading] = useState(false)
  const isNamed = !isBlank(useWatch({ control: form.control, name: 'venueName' }))
  return (
    <Section title="Add a venue">
      <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        <Stack gap={4}>
          <Field label="Venue name" required error={errors.venueName?.message}>
            <TextInput {...form.register('venueName')} maxLength={120} />
          </Field>
          <Controller
            control={form.control}
            name="logoUrl"
            render={({ field: { value, onChange } }) => (
              <PictureField label="Venue logo" value={shownPicture(value || null)} onChange={onChange} onBusy={setUploading} />
            )}
          />
          <Field
            label="Logo address"
            optional
            help="Filled in by an upload. Only uploaded pictures are shown: for one of another site the venue’s name is drawn."
            error={errors.logoUrl?.message}
          >
            <TextInput {...form.register('logoUrl')} inputMode="url" maxLength={500} autoCapitalize="none" spellCheck={false} />
          </Field>
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
  const client = useQueryClient()
  const form = useForm<NewVenue, unknown, Checked>({ resolver: standardSchemaResolver(addVenue.body!), defaultValues: BLANK })
  const submit = form.handleSubmit(async (venue) => {
    try {
      await callOverHttp('POST /api/suppliers/:id/client-logos', { id: String(supplierId), ...venue })
      form.reset(BLANK)
      toast({ title: 'Client venue added successfully', tone: 'success' })
    } catch (error) {
      showRefusal(form, error)
      toast({ title: 'Failed to add client venue', description: serverMessage(error), tone: 'destructive' })
    }
    await listingChanged(client)
  })
  return { form, submit }
}
