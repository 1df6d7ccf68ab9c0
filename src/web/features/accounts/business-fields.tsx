import type { FieldErrors } from 'react-hook-form'
import type { SupplierData } from '#contract/own-listing.ts'
import { BUSINESS_NAME_MOST, CATEGORIES } from '#contract/options.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { NativeSelect } from '#web/ui/controls/native-select.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { Candidates } from './candidates.tsx'
import { atField } from './at-field.ts'
import type { RegisterForm } from './register-form.ts'
import { useCandidates } from './use-candidates.ts'
import styles from './business-fields.module.css'

/** The Business Information of a supplier that registers. */
export function BusinessFields({ form }: { form: RegisterForm }) {
  const { register, formState } = form
  const errors: FieldErrors<SupplierData> = formState.errors.supplierData ?? {}
  const { found, look } = useCandidates(form)
  return (
    <fieldset className={styles.block}>
      <legend className={styles.title}>Business Information</legend>
      <Field label="Business name" required error={atField(errors.businessName, 'Enter the name of your business.')}>
        <TextInput
          {...register('supplierData.businessName', { onBlur: look })}
          autoComplete="organization"
          maxLength={BUSINESS_NAME_MOST}
        />
      </Field>
      <Field label="Category" required error={atField(errors.category, 'Choose a category.')}>
        <NativeSelect {...register('supplierData.category')} defaultValue="">
          <option value="" disabled>
            Choose a category
          </option>
          {CATEGORIES.map((category) => (
            <option key={category}>{category}</option>
          ))}
        </NativeSelect>
      </Field>
      <Field label="Phone" required error={atField(errors.phone, 'Enter a phone number.')}>
        <TextInput {...register('supplierData.phone', { onBlur: look })} type="tel" autoComplete="tel" placeholder="+61 3 5550 0142" />
      </Field>
      <Field label="Website" optional error={errors.website?.message}>
        <TextInput
          {...register('supplierData.website', { setValueAs: withScheme })}
          type="url"
          autoComplete="url"
          placeholder="https://yourbusiness.com.au"
        />
      </Field>
      <Candidates found={found} form={form} />
    </fieldset>
  )
}

/** Adds the scheme to an address typed without one: "tinshed.com.au". */
const withScheme = (typed: string | undefined) => {
  const text = typed?.trim() ?? ''
  return text === '' || /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`
}
