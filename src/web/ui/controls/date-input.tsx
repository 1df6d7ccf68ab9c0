import { useEffect, useId, useImperativeHandle, useRef, useState, type ComponentProps } from 'react'
import { Icon } from '#web/ui/graphics/icon.tsx'
import styles from './field.module.css'
import { useFieldWiring } from './field-wiring.ts'
import { TextInput } from './text-input.tsx'

type DateInputProps = Omit<ComponentProps<'input'>, 'onInput' | 'onInvalid'> & { type: 'date' | 'time' }

const WORDS = {
  date: 'Please give a whole date that exists, or clear the field.',
  time: 'Please give a whole time, or clear the field.',
}

/**
 * A field for a date or a time. Half of one, or a day that does not exist, has an empty value, as if there were none: so its form is not
 * submitted, and the field says why.
 */
export function DateInput({ type, ref, ...rest }: DateInputProps) {
  const { input, isHalf, setHalf } = useHalfTyped(ref)
  const problem = useId()
  const described = useFieldWiring()['aria-describedby']
  return (
    <>
      <TextInput
        {...rest}
        {...(isHalf && { 'aria-invalid': true, 'aria-describedby': described ? `${described} ${problem}` : problem })}
        type={type}
        ref={input}
        onInput={() => isHalf && setHalf(isHalfTyped(input.current))}
        onInvalid={() => setHalf(isHalfTyped(input.current))}
      />
      {isHalf && (
        <p id={problem} className={styles.error}>
          <Icon name="warning-circle-fill" />
          <span>{WORDS[type]}</span>
        </p>
      )}
    </>
  )
}

/** A field that is out of view, in another step of its form, was checked when that step was left. */
const isHalfTyped = (input: HTMLInputElement | null) => input !== null && input.validity.badInput && input.checkVisibility()

/** Returns whether what is in an input is half typed, as of the last attempt to submit its form, which it then stops. */
function useHalfTyped(ref: DateInputProps['ref']) {
  const input = useRef<HTMLInputElement>(null)
  const [isHalf, setHalf] = useState(false)
  // The element is there, and the same, as long as the field.
  useImperativeHandle(ref, () => input.current!, [])
  useEffect(() => {
    const form = input.current?.form
    const check = (event: Event) => {
      const isStopped = isHalfTyped(input.current)
      setHalf(isStopped)
      if (!isStopped) return
      event.preventDefault()
      event.stopPropagation()
      input.current?.focus()
    }
    // On the way down, before the form's own handler.
    form?.addEventListener('submit', check, true)
    return () => form?.removeEventListener('submit', check, true)
  }, [])
  return { input, isHalf, setHalf }
}
