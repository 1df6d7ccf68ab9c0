import { useEffect, useRef, type RefObject } from 'react'

/** The three values that a search bar hands back; absent means not narrowed. */
export type SearchValues = { category?: string; location?: string; search?: string }

const FIELDS = ['category', 'location', 'search'] as const
/** What a field shows when it does not narrow. */
const BLANK = { category: 'all', location: '', search: '' }

function valuesIn(form: HTMLFormElement): SearchValues {
  const data = new FormData(form)
  const given = (name: (typeof FIELDS)[number]) => {
    const value = String(data.get(name) ?? '').trim()
    return value === BLANK[name] ? undefined : value || undefined
  }
  return { category: given('category'), location: given('location'), search: given('search') }
}

const areSame = (a: SearchValues, b: SearchValues) => FIELDS.every((name) => a[name] === b[name])

/**
 * Reads the fields, and lets them follow `values` when those change for another reason than the fields themselves:
 * a chip, the back button, a cleared filter. Late echoes of what was typed are told apart, so that nobody's typing is disturbed.
 */
export function useSearchFields(form: RefObject<HTMLFormElement | null>, values: SearchValues) {
  const shown = useRef(values)
  const handed = useRef<SearchValues[]>([])
  useEffect(() => {
    if (areSame(shown.current, values)) return
    shown.current = values
    const echo = handed.current.findIndex((earlier) => areSame(earlier, values))
    handed.current = handed.current.slice(echo < 0 ? handed.current.length : echo + 1)
    if (echo < 0 && form.current) fill(form.current, values)
  })
  return () => {
    const read = form.current ? valuesIn(form.current) : {}
    handed.current.push(read)
    return read
  }
}

function fill(form: HTMLFormElement, values: SearchValues) {
  for (const name of FIELDS) {
    const field = form.elements.namedItem(name) as HTMLInputElement | null
    if (field) field.value = values[name] ?? BLANK[name]
  }
}
