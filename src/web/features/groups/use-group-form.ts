import { useRef, useState, type FormEvent } from 'react'
import type { Address, RequestOf, ResponseOf } from '#contract/api.ts'
import { amountProblem, centsOf, numberOf, numberProblem } from '#shared/money/typed-numbers.ts'
import { failureToast } from '#web/api/writes/failure-toast.ts'
import { fieldErrorsIn } from '#web/api/writes/field-errors.ts'
import { useAttempts } from '#web/api/writes/use-attempts.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { forgetText } from '#web/storage/text-drafts.ts'
import { CHANGES_GROUPS } from './group-reads.ts'

/** What is wrong with a form, by the name of its field. */
export type Problems = Record<string, string>

/** Reads fields of a form as people type them, and collects what is wrong with them. */
export function fieldsOf(form: HTMLFormElement) {
  const values = new FormData(form)
  const problems: Problems = {}
  const text = (name: string) => String(values.get(name) ?? '').trim()
  return {
    problems,
    text,
    isTicked: (name: string) => values.has(name),
    whole(name: string): number {
      const typed = text(name)
      const number = numberOf(typed)
      if (Number.isNaN(number)) problems[name] = typed === '' ? 'Please give a number.' : numberProblem(typed)
      else if (!Number.isInteger(number) || number < 1) problems[name] = 'Please give a whole number, 1 or more.'
      return number
    },
    /** An empty field is null. */
    cents(name: string): number | null {
      const typed = text(name)
      if (typed === '') return null
      const cents = centsOf(typed)
      if (Number.isNaN(cents)) problems[name] = amountProblem(typed)
      return cents
    },
  }
}
export type Fields = ReturnType<typeof fieldsOf>

type GroupForm<A extends Address> = {
  /** The name of the draft of its texts, and of its attempts. */
  name: string
  success: string
  failure: string
  /** Returns what is sent; problems that it notes keep the form from being sent. */
  inputOf: (fields: Fields) => RequestOf<A>
  onSent?: (output: ResponseOf<A>) => void
}

/** A form about groups: what was typed stays, and problems are shown at their fields, of which the first takes the focus. */
export function useGroupForm<A extends Address>(address: A, { name, success, failure, inputOf, onSent }: GroupForm<A>) {
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<Problems>({})
  const attempts = useAttempts(name)
  const { send, isPending } = useWrite(address, {
    invalidates: CHANGES_GROUPS,
    attempts,
    success,
    failure: (error) => {
      show(Object.fromEntries(fieldErrorsIn(error).map(({ path, message }) => [path, message])))
      return failureToast(error, failure)
    },
    onSuccess: (output) => {
      forgetText(name)
      onSent?.(output)
    },
  })
  const show = (found: Problems) => {
    setProblems(found)
    const [first] = Object.keys(found)
    const field = first && form.current?.elements.namedItem(first)
    if (field instanceof HTMLElement) field.focus()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = fieldsOf(event.currentTarget)
    const input = inputOf(fields)
    show(fields.problems)
    if (Object.keys(fields.problems).length === 0) void send(input)
  }
  return { form, submit, problems, isPending }
}
