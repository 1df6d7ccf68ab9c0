import { useRef, useState, type RefObject, type SubmitEvent } from 'react'
import { Field } from './field.tsx'
import { TextInput } from './text-input.tsx'

/** The one field of a form that takes an email address. What is no address, and what `refuse` says of one, stands at the field and gives it the focus. */
export function useEmailField() {
  const field = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string>()
  const refuse = (sentence: string) => {
    setError(sentence)
    field.current?.focus()
  }
  /** What is done when the form is sent: `onEmail` with an address, or the refusal. */
  const submitTo = (onEmail: (email: string) => void) => (event: SubmitEvent) => {
    event.preventDefault()
    const { value, validity } = field.current!
    setError(undefined)
    if (validity.valid) onEmail(value.trim())
    else refuse(value.trim() === '' ? 'Enter your email address.' : 'Enter an email address like you@yourcafe.com.au.')
  }
  return { field, error, refuse, submitTo }
}

type EmailFieldProps = {
  label: string
  field: RefObject<HTMLInputElement | null>
  error: string | undefined
  /** On its way: what was typed stays as it is. */
  isSending: boolean
}

export const EmailField = ({ label, field, error, isSending }: EmailFieldProps) => (
  <Field label={label} error={error} required>
    <TextInput ref={field} type="email" placeholder="you@yourcafe.com.au" autoComplete="email" maxLength={254} readOnly={isSending} />
  </Field>
)
