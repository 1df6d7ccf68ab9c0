import type { FieldErrors } from 'react-hook-form'
import type { SupplierData } from '#contract/suppliers/own-listing.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { Candidates } from './candidates.tsx'
import { ListingFields } from './listing-fields.tsx'
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
      <ListingFields
        errors={errors}
        fields={{
          businessName: register('supplierData.businessName', { onBlur: look }),
          category: register('supplierData.category'),
          phone: register('supplierData.phone', { onBlur: look }),
        }}
      />
      <Field label="Website" optional error={errors.website?.message}>
        <TextInput
          {...register('supplierData.website', { setValueAs: withScheme })}
          type="url"
          autoComplete="url"
          placeholder="https://yourbusiness.com.au"
        />
      </Field>
      <Field label="ABN" optional help="With it we find your business if it is listed already." error={errors.abn?.message}>
        <TextInput {...register('supplierData.abn', { onBlur: look })} inputMode="numeric" maxLength={20} autoComplete="off" />
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
