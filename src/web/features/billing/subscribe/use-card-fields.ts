import { useRef, useState, type ChangeEvent } from 'react'
import { cardProblems, GROUPED, NO_CARD, type CardFields, type CardProblems } from './card-fields.ts'

type Name = keyof CardFields
const NAMES = ['number', 'expiry', 'cvc'] as const satisfies readonly Name[]

/** What was wrong with a field is no longer said once it is changed. */
function without(problems: CardProblems, name: Name): CardProblems {
  const others = { ...problems }
  delete others[name]
  return others
}

/** Returns the state of the fields of a card: grouped as typed, what is wrong at its field, the first wrong one with the focus. */
export function useCardFields() {
  const [values, setValues] = useState(NO_CARD)
  const [problems, setProblems] = useState<CardProblems>({})
  const inputs = useRef<{ [Field in Name]?: HTMLInputElement | null }>({})
  const put = (name: Name, text: string) => setValues((now) => ({ ...now, [name]: text }))
  const change = (name: Name) => (event: ChangeEvent<HTMLInputElement>) => {
    const { value, selectionStart } = event.target
    // Grouping moves the cursor, so what is changed in the middle is grouped when the field is left.
    setProblems((now) => without(now, name))
    put(name, selectionStart === value.length ? GROUPED[name](value) : value)
  }
  const show = (found: CardProblems) => {
    setProblems(found)
    const first = NAMES.find((name) => found[name])
    if (first) inputs.current[first]?.focus()
  }
  return {
    values,
    problems,
    show,
    /** Returns whether all fields can be sent. */
    check: () => {
      const found = cardProblems(values, new Date())
      setProblems({})
      if (Object.keys(found).length > 0) show(found)
      return Object.keys(found).length === 0
    },
    fill: (card: CardFields) => {
      setValues(card)
      setProblems({})
    },
    register: (name: Name) => ({
      value: values[name],
      ref: (input: HTMLInputElement | null) => void (inputs.current[name] = input),
      onChange: change(name),
      onBlur: () => put(name, GROUPED[name](values[name])),
      inputMode: 'numeric' as const,
    }),
  }
}
