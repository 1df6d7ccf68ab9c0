import { useEffect, useRef, useState } from 'react'
import { navigate } from '#web/navigation/navigate.ts'
import { parseSearch, queryString } from '#web/query-string.ts'
import { toast } from '#web/ui/feedback/toast.ts'
import { CALCULATOR_FIELDS, DEFAULT_TARGET, type CalculatorSearch } from '#web/addresses/calculator-search.ts'
import { normalisedCosts } from './typed-costs.ts'

/** The pause in typing after which the address and the result follow. */
const PAUSE_MS = 300

export type CalculatorAddress = {
  /** What is entered, as it stands in the address. */
  search: CalculatorSearch
  /** Returns the address of the page with this entered. */
  hrefOf: (search: CalculatorSearch) => string
}

/**
 * Keeps the address at what the form says, and the form at what the address says. Typing replaces the entry of the history, so that the back
 * button leads to the page before.
 */
export function useCostForm({ search, hrefOf }: CalculatorAddress) {
  const form = useRef<HTMLFormElement>(null)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [typed, setTyped] = useState(search)
  const goTo = (next: CalculatorSearch) => {
    if (!isSame(next, searchNow())) navigate(hrefOf(next), { replace: true, keepScroll: true, keepChanges: true })
  }
  const read = () => (form.current ? textsIn(form.current) : search)
  const show = () => {
    clearTimeout(pause.current)
    pause.current = undefined
    goTo(normalisedCosts(read()))
  }
  const onType = () => {
    setTyped(read())
    clearTimeout(pause.current)
    pause.current = setTimeout(show, PAUSE_MS)
  }
  useEffect(() => {
    // Something was typed before the script was there, or the browser has filled in what it remembers.
    if (!isSame(read(), search)) onType()
    return () => clearTimeout(pause.current)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the form is there
  }, [])
  useEffect(() => {
    // While somebody types, and on a slow machine, the page shows an earlier address.
    if (!form.current || pause.current !== undefined || !isSame(search, searchNow())) return
    if (isSame(textsIn(form.current), search)) return
    fill(form.current, search)
    setTyped(search)
  }, [search])
  const clear = () => {
    const before = normalisedCosts(read())
    clearTimeout(pause.current)
    pause.current = undefined
    setTyped({})
    if (form.current) fill(form.current, {})
    goTo({})
    toast({ title: 'Calculator cleared', action: { label: 'Undo', onAct: () => goTo(before) } })
  }
  return { form, typed, onType, show, clear, read }
}

const searchNow = (): CalculatorSearch => parseSearch(location.search)
/** Returns whether two entries count as the same, however they are written. */
const isSame = (a: CalculatorSearch, b: CalculatorSearch) => queryString(normalisedCosts(a)) === queryString(normalisedCosts(b))

const textsIn = (form: HTMLFormElement): CalculatorSearch => {
  const data = new FormData(form)
  return Object.fromEntries(CALCULATOR_FIELDS.map((field) => [field, String(data.get(field) ?? '')]))
}

function fill(form: HTMLFormElement, search: CalculatorSearch) {
  for (const field of CALCULATOR_FIELDS) {
    // All fields of these names are inputs.
    const input = form.elements.namedItem(field) as HTMLInputElement | null
    if (input) input.value = fieldText(field, search)
  }
}

/** Returns the text of a field for what is in the address. */
export const fieldText = (field: keyof CalculatorSearch, search: CalculatorSearch) =>
  search[field] ?? (field === 'target' ? DEFAULT_TARGET : '')
