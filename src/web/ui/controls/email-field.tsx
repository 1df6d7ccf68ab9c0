import { useRef, useState, type RefObject, type SubmitEvent } from 'react'
import { Field } from './field.tsx'
import { TextInput } from './text-input.tsx'

/**
 * Returns the state of a form's only field, an email address. An invalid address, and what `refuse` is called with, is shown at the field,
 * which takes the focus.
 */
export function useEmailField() {
  const field = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string>()
  const refuse = (message: string) => {
    setError(message)
    field.current?.focus()
  }
  /** Returns the form's submit handler, which calls `onEmail` with a valid address, or shows why it is invalid. */
  const submitTo = (onEmail: (email: string) => void) => (event: SubmitEvent) => {
    event.preventDefault()
    // The field is part of the form that is submitted.
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
  /** The request is pending; the field is read-only until it is done. */
  isSending: boolean
}

export const EmailField = ({ label, field, error, isSending }: EmailFieldProps) => (
  <Field label={label} error={error} required>
    <TextInput ref={field} type="email" placeholder="you@yourcafe.com.au" autoComplete="email" maxLength={254} readOnly={isSending} />
  </Field>
)
