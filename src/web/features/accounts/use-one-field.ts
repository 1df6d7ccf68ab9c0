import { useRef, useState, type SubmitEvent } from 'react'

type OneField = {
  /** Said when it is left blank. */
  missing: string
  /** Said of the last value. */
  problem: string | undefined
  /** Returns whether it went well. */
  onValue: (value: string) => Promise<boolean>
}

/** A form of one field. What went wrong is said, stays as it was typed, and takes the focus. */
export function useOneField({ missing, problem, onValue }: OneField) {
  const field = useRef<HTMLInputElement>(null)
  const [isMissing, setMissing] = useState(false)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { value } = field.current!
    const isBlank = value.trim() === ''
    setMissing(isBlank)
    if (isBlank || !(await onValue(value))) field.current?.focus()
  }
  return { field, problem: isMissing ? missing : problem, submit }
}
