import { Controller } from 'react-hook-form'
import { MAX_BUSINESS_NAME, CATEGORIES } from '#contract/options.ts'
import { PictureField } from '#web/features/supplier-profile/pictures/picture-field.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { Grid } from '#web/ui/layout/grid.tsx'
import { NativeSelect } from '#web/ui/controls/choice/native-select.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { TextArea } from '#web/ui/controls/text-area.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import type { ProfileForm } from './use-profile.ts'

type BusinessFieldsProps = {
  form: ProfileForm
  /** Called when a logo upload starts and ends; until it ends, the form has the previous logo. */
  onUploading: (isUploading: boolean) => void
}

/** The fields for name, category, ABN, logo, description and tags. */
export function BusinessFields({ form: { register, control, formState }, onUploading }: BusinessFieldsProps) {
  const { errors } = formState
  return (
    <Stack gap={4}>
      <Field label="Business name" required help={tooLong(formState.defaultValues?.businessName)} error={errors.businessName?.message}>
        <TextInput {...register('businessName')} autoComplete="organization" maxLength={MAX_BUSINESS_NAME} />
      </Field>
      <Grid min={200} most={2} gap={4}>
        <Field label="Category" required error={errors.category?.message}>
          <NativeSelect {...register('category')}>
            {CATEGORIES.map((category) => (
              <option key={category}>{category}</option>
            ))}
          </NativeSelect>
        </Field>
        <Field id="abn" label="ABN" optional help="Eleven digits. We check that they make an ABN." error={errors.abn?.message}>
          <TextInput {...register('abn')} inputMode="numeric" placeholder="51 824 753 556" />
        </Field>
      </Grid>
      <div>
        <Controller
          control={control}
          name="logoUrl"
          render={({ field: { value, onChange } }) => (
            <PictureField
              id="logo"
              label="Logo"
              value={value || null}
              onChange={(url) => onChange(url ?? '')}
              uploaded="Logo uploaded successfully"
              onBusy={onUploading}
            />
          )}
        />
      </div>
      <Field
        label="Description"
        optional
        help="What you supply, to whom, and how. The first two lines are on your card."
        error={errors.description?.message}
        id="about"
      >
        <TextArea {...register('description')} rows={5} maxLength={5000} />
      </Field>
      <Field label="Tags" optional help="Up to twelve words that buyers look for, with commas between." error={errors.tags?.message}>
        <TextInput {...register('tags')} placeholder="Organic, Single origin, Decaf" />
      </Field>
    </Stack>
  )
}

/** Says that a stored name is over the limit: it stays as it is until its supplier shortens it. */
const tooLong = (name = '') =>
  name.length > MAX_BUSINESS_NAME
    ? `This name has ${name.length} characters, and names have ${MAX_BUSINESS_NAME} at most. It stays as it is until you shorten it.`
    : undefined
