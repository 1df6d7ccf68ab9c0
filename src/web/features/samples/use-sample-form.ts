import { useRef, useState, type FormEvent } from 'react'
import type { Address, RequestOf, ResponseOf } from '#contract/api.ts'
import { failureToast } from '#web/api/writes/failure-toast.ts'
import { fieldErrorsIn } from '#web/api/writes/field-errors.ts'
import { useAttempts } from '#web/api/writes/use-attempts.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { forgetText } from '#web/storage/text-drafts.ts'
import type { ToastText } from '#web/ui/feedback/toast-queue.ts'
import type { sampleRead } from './sample-reads.ts'
import { SHOWS_SAMPLES } from './sample-reads.ts'

/** What is wrong with a form, by the name of its field. */
export type Problems = Record<string, string>

type SampleForm<A extends Address> = {
  /** The name of the draft of its texts, and of its attempts. */
  name: string
  linkKey?: string | null
  /** The sample that the response is. */
  updates?: ReturnType<typeof sampleRead>
  success: string | ((output: ResponseOf<A>) => ToastText)
  inputOf: (values: FormData) => RequestOf<A>
  onSent?: (output: ResponseOf<A>, values: RequestOf<A>) => void
}

/** A form about a sample: what was typed stays, and what the server says is shown at the fields, of which the first takes the focus. */
export function useSampleForm<A extends Address>(address: A, { name, linkKey, updates, success, inputOf, onSent }: SampleForm<A>) {
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<Problems>({})
  const { send, isPending, problem } = useWrite(address, {
    invalidates: SHOWS_SAMPLES,
    ...(updates && { updates }),
    ...(linkKey && { linkKey }),
    attempts: useAttempts(name),
    success,
    failure: (error) => {
      show(Object.fromEntries(fieldErrorsIn(error).map(({ path, message }) => [path, message])))
      return failureToast(error)
    },
    onSuccess: (output, values) => {
      forgetText(name)
      onSent?.(output, values)
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
    show({})
    void send(inputOf(new FormData(event.currentTarget)))
  }
  return { form, submit, problems, problem, isPending }
}

/** Returns a text of a form as it was typed. */
export const textIn = (values: FormData, name: string): string => String(values.get(name) ?? '')
