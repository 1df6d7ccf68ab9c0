import { STATES } from '#contract/options.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { Grid } from '#web/ui/layout/grid.tsx'
import { NativeSelect } from '#web/ui/controls/choice/native-select.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { usePlaceOfAddress } from './place-of-address.ts'
import type { ProfileForm } from './use-profile.ts'

/** The fields for contact details and address. */
export function ContactFields({ form }: { form: ProfileForm }) {
  const { register, formState } = form
  const { errors } = formState
  const place = usePlaceOfAddress(form)
  return (
    <Stack gap={4}>
      <Grid min={200} most={2} gap={4}>
        <Field id="profile-phone" label="Phone" required error={errors.phone?.message}>
          <TextInput {...register('phone')} type="tel" autoComplete="tel" placeholder="+61 3 5550 0142" />
        </Field>
        <Field id="profile-email" label="Email" required help="Emails about requests go here." error={errors.email?.message}>
          <TextInput {...register('email')} type="email" autoComplete="email" />
        </Field>
      </Grid>
      <Field label="Website" optional error={errors.website?.message}>
        <TextInput {...register('website')} type="url" autoComplete="url" placeholder="https://yourbusiness.com.au" />
      </Field>
      <Field id="profile-address" label="Address" optional error={errors.address?.message}>
        <TextInput
          {...register('address', { onBlur: place.fill })}
          autoComplete="address-line1"
          maxLength={300}
          placeholder="12 Plenty Rd"
        />
      </Field>
      <output className="visually-hidden">{place.status}</output>
      <Grid min={140} most={3} gap={4}>
        <Field label="Suburb" optional error={errors.suburb?.message}>
          <TextInput {...register('suburb')} autoComplete="address-level2" maxLength={80} />
        </Field>
        <Field label="State" optional error={errors.state?.message}>
          <NativeSelect {...register('state')} autoComplete="address-level1">
            <option value="">Choose a state</option>
            {Object.keys(STATES).map((code) => (
              <option key={code}>{code}</option>
            ))}
          </NativeSelect>
        </Field>
        <Field label="Postcode" optional error={errors.postcode?.message}>
          <TextInput {...register('postcode')} inputMode="numeric" autoComplete="postal-code" maxLength={4} />
        </Field>
      </Grid>
    </Stack>
  )
}
