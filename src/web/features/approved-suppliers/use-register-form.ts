import { useRef, useState, type FormEvent } from 'react'
import type { Address, RequestOf, ResponseOf } from '#contract/api.ts'
import { serverMessage } from '#web/api/call-error.ts'
import { fieldErrorsIn } from '#web/api/writes/field-errors.ts'
import { useAttempts } from '#web/api/writes/use-attempts.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { CHANGES_REGISTER } from './register-reads.ts'

type RegisterForm<A extends Address> = {
  /** The name of its attempts. */
  name: string
  success: string
  inputOf: (text: (name: string) => string) => RequestOf<A>
  /** Returns what is wrong before anything is sent, by the names of fields. */
  check?: (values: FormData) => Record<string, string>
  onSent: (output: ResponseOf<A>, values: FormData) => void
}

/** A form of the register: what was typed stays, and problems are shown at their fields, of which the first takes the focus. */
export function useRegisterForm<A extends Address>(address: A, { name, success, inputOf, check = () => ({}), onSent }: RegisterForm<A>) {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [problem, setProblem] = useState<string>()
  const show = (found: Record<string, string>) => {
    setErrors(found)
    const [first] = Object.keys(found)
    const field = first && form.current?.elements.namedItem(first)
    if (field instanceof HTMLElement) field.focus()
  }
  const { send, isPending } = useWrite(address, {
    invalidates: CHANGES_REGISTER,
    attempts: useAttempts(name),
    success,
    failure: (error) => {
      setProblem(serverMessage(error))
      show(Object.fromEntries(fieldErrorsIn(error).map(({ path, message }) => [path, message])))
    },
    onSuccess: (output) => form.current && onSent(output, new FormData(form.current)),
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    const found = check(values)
    show(found)
    setProblem(undefined)
    if (Object.keys(found).length > 0) return
    void send(inputOf((field) => String(values.get(field) ?? '').trim()))
  }
  return { form, submit, errors, problem, isPending }
}
