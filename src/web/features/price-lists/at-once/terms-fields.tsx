import type { ChangeEvent } from 'react'
import styles from '#web/features/price-lists/price-list.module.css'
import { classNames } from '#web/ui/class-names.ts'
import { NativeSelect } from '#web/ui/controls/choice/native-select.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import type { TermsField, TermsProblems, TermsValues } from './terms-values.ts'

type TermsFieldsProps = { values: TermsValues; problems: TermsProblems; onType: (more: Partial<TermsValues>) => void }

/** On what terms a list answers. */
export function TermsFields({ values, problems, onType }: TermsFieldsProps) {
  const wiring = (name: TermsField) => ({
    name,
    value: values[name],
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => onType({ [name]: currentTarget.value }),
  })
  const numberField = (name: TermsField, label: string, optional = false) => (
    <Field label={label} error={problems[name]} optional={optional}>
      <TextInput {...wiring(name)} inputMode="decimal" maxLength={15} autoComplete="off" />
    </Field>
  )
  return (
    <div className={classNames(styles.fields, styles.terms)}>
      {numberField('leastPercent', 'Answer if this much has a price, %')}
      {numberField('discountPercent', 'Discount on your list, %')}
      {numberField('validDays', 'Prices valid, days')}
      {numberField('deliveryCents', 'Delivery without GST, $', true)}
      {numberField('freeDeliveryFromCents', 'Free delivery from, $', true)}
      <Field label="Below your minimum order" error={problems.belowMinimum}>
        <NativeSelect {...wiring('belowMinimum')}>
          <option value="refuse">Leave it to me</option>
          <option value="difference">Charge the difference</option>
        </NativeSelect>
      </Field>
      {numberField('holdWeeks', 'Prices hold once accepted, weeks', true)}
      {numberField('noticeDays', 'Notice before they change, days', true)}
    </div>
  )
}
