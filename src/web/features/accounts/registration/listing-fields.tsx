import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form'
import { MAX_BUSINESS_NAME, CATEGORIES } from '#contract/options.ts'
import type { ListingData } from '#contract/suppliers/own-listing.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { NativeSelect } from '#web/ui/controls/choice/native-select.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { atField } from '#web/features/accounts/sign-in/at-field.ts'

type Needed = 'businessName' | 'category' | 'phone'
type ListingFieldsProps = {
  /** What `register` returns for each. */
  fields: Record<Needed, UseFormRegisterReturn>
  errors: FieldErrors<Pick<ListingData, Needed>>
}

/** Takes what a listing needs to begin with. */
export const ListingFields = ({ fields, errors }: ListingFieldsProps) => (
  <>
    <Field label="Business name" required error={atField(errors.businessName, 'Enter the name of your business.')}>
      <TextInput {...fields.businessName} autoComplete="organization" maxLength={MAX_BUSINESS_NAME} />
    </Field>
    <Field label="Category" required error={atField(errors.category, 'Choose a category.')}>
      <NativeSelect {...fields.category} defaultValue="">
        <option value="" disabled>
          Choose a category
        </option>
        {CATEGORIES.map((category) => (
          <option key={category}>{category}</option>
        ))}
      </NativeSelect>
    </Field>
    <Field label="Phone" required error={atField(errors.phone, 'Enter a phone number.')}>
      <TextInput {...fields.phone} type="tel" autoComplete="tel" placeholder="+61 3 5550 0142" />
    </Field>
  </>
)
