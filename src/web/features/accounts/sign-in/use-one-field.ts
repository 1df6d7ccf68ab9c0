import { useRef, useState, type SubmitEvent } from 'react'

type OneField = {
  /** The error message for a blank field. */
  missing: string
  /** The error message for the last value. */
  problem: string | undefined
  /** Returns whether it succeeded. */
  onValue: (value: string) => Promise<boolean>
}

/** Returns the state of a form with one field. After a failure the typed value stays, and the field receives the focus. */
export function useOneField({ missing, problem, onValue }: OneField) {
  const field = useRef<HTMLInputElement>(null)
  const [isMissing, setMissing] = useState(false)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const value = field.current?.value ?? ''
    const isBlank = value.trim() === ''
    setMissing(isBlank)
    if (isBlank || !(await onValue(value))) field.current?.focus()
  }
  return { field, problem: isMissing ? missing : problem, submit }
}
