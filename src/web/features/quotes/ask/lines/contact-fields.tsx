import { useState } from 'react'
import type { ContactDetails } from '#web/features/quotes/ask/contact-details.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'

type ContactFieldsProps = {
  values: ContactDetails
  errors: Record<string, string>
  onValue: (name: keyof ContactDetails, value: string) => void
}

const FIELDS = [
  { name: 'contactEmail', label: 'Email', type: 'email', autoComplete: 'email' },
  { name: 'contactName', label: 'Your name', type: 'text', autoComplete: 'name' },
  { name: 'contactPhone', label: 'Phone', type: 'tel', autoComplete: 'tel' },
  { name: 'businessName', label: 'Company', type: 'text', autoComplete: 'organization' },
] as const

/** Asks who the buyer is: in one line where that is known, else in fields. */
export function ContactFields({ values, errors, onValue }: ContactFieldsProps) {
  const [isOpen, setOpen] = useState(!values.contactEmail)
  if (!isOpen && Object.keys(errors).length === 0)
    return (
      <p>
        <span>{`Asked as ${[values.contactName, values.businessName, values.contactEmail].filter(Boolean).join(', ')}.`}</span>{' '}
        <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
          Change who asks
        </Button>
      </p>
    )
  return FIELDS.map(({ name, label, ...input }) => (
    <Field
      key={name}
      label={label}
      required={name === 'contactEmail'}
      optional={name !== 'contactEmail'}
      error={errors[name === 'businessName' ? 'company' : name]}
    >
      <TextInput {...input} name={name} value={values[name] ?? ''} onChange={(event) => onValue(name, event.target.value)} />
    </Field>
  ))
}
