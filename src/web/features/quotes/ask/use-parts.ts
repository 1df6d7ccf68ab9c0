import { useEffect, useRef, type RefObject, type SubmitEvent } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import type { HistorySteps } from '#web/navigation/use-history-steps.ts'
import { useMedia } from '#web/use-media.ts'
import { unfold } from './unfold.ts'

/** Where a dialog is a sheet (ui/overlays/dialog.module.css). */
const SHEET = '(max-width: 39.9375rem)'

export type Parts = {
  /** Whether one part is shown at a time, as on phones. */
  isStepped: boolean
  /** The part that is shown then, counted from 0. */
  step: number
  isLast: boolean
  /** The element that has the parts as its children. */
  container: RefObject<HTMLDivElement | null>
  /** Shows the next part if the fields of this one are valid, else focuses the first that is not. */
  goOn: (event: SubmitEvent) => void
  goBack: () => void
  /** Focuses the first field with an error in the order of the page, and shows its part. */
  showFirstError: () => void
}

/** Returns the parts of a dialog's form: side by side, or on a phone one step after the other. `fields` has the names of each part's fields. */
export function useParts<Values extends FieldValues, Checked>(
  form: UseFormReturn<Values, unknown, Checked>,
  fields: readonly (readonly FieldPath<Values>[])[],
  { step, goOn, goBackTo }: HistorySteps,
): Parts {
  const { trigger, setFocus, getFieldState } = form
  const isStepped = useMedia(SHEET)
  const container = useRef<HTMLDivElement>(null)
  const wanted = useRef<FieldPath<Values>>(undefined)
  const left = useRef(step)
  const isChecking = useRef(false)
  useEffect(() => {
    if (left.current === step) return
    left.current = step
    if (wanted.current) setFocus(wanted.current)
    else focusPart(container.current?.children[step])
    wanted.current = undefined
  }, [step, setFocus])
  useRecheck(form)
  const showFirstError = () => {
    const invalid = fields.map((names) => names.find((name) => getFieldState(name).invalid))
    const part = invalid.findIndex((name) => name !== undefined)
    const name = invalid[part]
    if (name === undefined) return
    unfold(container.current, name)
    if (!isStepped || part === step) return setFocus(name)
    wanted.current = name
    goBackTo(part)
  }
  return {
    isStepped,
    step,
    isLast: step === fields.length - 1,
    container,
    goOn(event) {
      event.preventDefault()
      // A second press must not go two steps.
      if (isChecking.current) return
      isChecking.current = true
      // There is a part for each step.
      void trigger(fields[step]).then((isValid) => {
        isChecking.current = false
        return isValid ? goOn() : showFirstError()
      })
    },
    goBack: () => goBackTo(step - 1),
    showFirstError,
  }
}

/** Checks a field with an error again while it is typed in, also before the form was sent. */
function useRecheck<Values extends FieldValues, Checked>({
  subscribe,
  trigger,
  getFieldState,
}: Pick<UseFormReturn<Values, unknown, Checked>, 'subscribe' | 'trigger' | 'getFieldState'>) {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          // The form names its own fields.
          const field = name as FieldPath<Values> | undefined
          if (field && getFieldState(field).invalid) void trigger(field)
        },
      }),
    [subscribe, trigger, getFieldState],
  )
}

/** Focuses the first field of a part that comes into view, or its heading where that field is filled in. */
function focusPart(part: Element | undefined) {
  const field = part?.querySelector<HTMLInputElement>('input, textarea')
  const target = field?.value === '' ? field : part?.querySelector<HTMLElement>('h3')
  target?.focus()
}
