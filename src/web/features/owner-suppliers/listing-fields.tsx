import { MAX_BUSINESS_NAME, CATEGORIES, STATE_CODES, STATES } from '#contract/options.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { NativeSelect } from '#web/ui/controls/choice/native-select.tsx'
import { TextArea } from '#web/ui/controls/text-area.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import styles from './supplier-dialog.module.css'
import type { SupplierForm } from './supplier-values.ts'

type ListingFieldsProps = {
  form: SupplierForm
  /** False where there is none yet, and none has to be made up. */
  needsEmail: boolean
  /** Called once a field has been left that tells a business from others. */
  onLeave?: (() => void) | undefined
}

/** The fields of a listing that an owner edits. */
export const ListingFields = (props: ListingFieldsProps) => (
  <>
    <MainFields {...props} />
    <PlaceFields form={props.form} />
  </>
)

function MainFields({ form: { register, formState }, needsEmail, onLeave }: ListingFieldsProps) {
  const { errors } = formState
  const leaving = { onBlur: onLeave }
  return (
    <>
      <Field label="Business name" required error={errors.businessName?.message}>
        <TextInput {...register('businessName', leaving)} maxLength={MAX_BUSINESS_NAME} />
      </Field>
      <div className={styles.pair}>
        <Field
          label="Email"
          required={needsEmail}
          optional={!needsEmail}
          help={needsEmail ? undefined : 'Without one, requests come to you.'}
          error={errors.email?.message}
        >
          <TextInput {...register('email', leaving)} type="email" maxLength={254} />
        </Field>
        <Field label="Phone" optional error={errors.phone?.message}>
          <TextInput {...register('phone', leaving)} type="tel" maxLength={60} />
        </Field>
        <Field label="Category" required error={errors.category?.message}>
          <NativeSelect {...register('category')}>
            <option value="">Choose one</option>
            {CATEGORIES.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </NativeSelect>
        </Field>
        <Field label="ABN" optional error={errors.abn?.message}>
          <TextInput {...register('abn', leaving)} inputMode="numeric" maxLength={40} />
        </Field>
      </div>
      <Field label="Website" optional error={errors.website?.message}>
        <TextInput {...register('website')} type="url" maxLength={500} placeholder="https://" />
      </Field>
      <Field label="Description" optional error={errors.description?.message}>
        <TextArea {...register('description')} rows={4} maxLength={5000} />
      </Field>
    </>
  )
}

function PlaceFields({ form: { register, formState } }: { form: SupplierForm }) {
  const { errors } = formState
  return (
    <>
      <Field label="Address" optional error={errors.address?.message}>
        <TextInput {...register('address')} maxLength={300} />
      </Field>
      <div className={styles.pair}>
        <Field label="Suburb" optional error={errors.suburb?.message}>
          <TextInput {...register('suburb')} maxLength={80} />
        </Field>
        <Field label="State" optional error={errors.state?.message}>
          <NativeSelect {...register('state')}>
            <option value="">Not given</option>
            {STATE_CODES.map((code) => (
              <option key={code} value={code}>
                {STATES[code]}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Field label="Postcode" optional error={errors.postcode?.message}>
          <TextInput {...register('postcode')} inputMode="numeric" maxLength={4} />
        </Field>
      </div>
    </>
  )
}
