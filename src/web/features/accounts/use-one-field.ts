import { useRef, useState, type SubmitEvent } from 'react'
import { serverMessage } from '#web/api/call.ts'

type OneField = {
  /** Said when it is left blank. */
  missing: string
  /** @throws what is then said at the field */
  onValue: (value: string) => Promise<void>
  /** For a failure that is to be said elsewhere, too. */
  sentenceFor?: (error: unknown) => string
}

/** A form of one field. What is refused is said, stays as it was typed, and takes the focus. */
export function useOneField({ missing, onValue, sentenceFor = serverMessage }: OneField) {
  const field = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const refuse = (sentence: string) => {
    setProblem(sentence)
    field.current?.focus()
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { value } = field.current!
    if (value.trim() === '') return refuse(missing)
    setProblem(undefined)
    setBusy(true)
    try {
      await onValue(value)
    } catch (error) {
      refuse(sentenceFor(error))
    } finally {
      setBusy(false)
    }
  }
  return { field, problem, isBusy, submit }
}
