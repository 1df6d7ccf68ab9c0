import { Controller } from 'react-hook-form'
import { shownPicture } from '#shared/pictures/upload-variants.ts'
import { PictureField } from '#web/features/supplier-profile/pictures/picture-field.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { TextArea } from '#web/ui/controls/text-area.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import type { VenueForm } from './venue-form.ts'

type VenueFieldsProps = {
  form: VenueForm
  /** The fragment by which links refer to the name. */
  nameId?: string
  onUploading: (isUploading: boolean) => void
}

/** The fields of a venue, wherever one is added or changed. */
export function VenueFields({ form, nameId, onUploading }: VenueFieldsProps) {
  const { errors } = form.formState
  return (
    <>
      <Field {...(nameId && { id: nameId })} label="Venue name" required error={errors.venueName?.message}>
        <TextInput {...form.register('venueName')} maxLength={120} />
      </Field>
      <Controller
        control={form.control}
        name="logoUrl"
        render={({ field: { value, onChange } }) => (
          <PictureField label="Venue logo" value={shownPicture(value || null)} onChange={onChange} onBusy={onUploading} />
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
    </>
  )
}
