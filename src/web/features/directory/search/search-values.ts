import { useEffect, useRef, type RefObject } from 'react'
import { withoutUnreadable } from '#shared/text/unreadable.ts'

/** The three values of a search bar; absent means not filtered. */
export type SearchValues = { category?: string; location?: string; search?: string }

const FIELDS = ['category', 'location', 'search'] as const
/** The value of a field that does not filter. */
const BLANK = { category: 'all', location: '', search: '' }

function valuesIn(form: HTMLFormElement): SearchValues {
  const data = new FormData(form)
  const valueOf = (name: (typeof FIELDS)[number]) => {
    const value = withoutUnreadable(String(data.get(name) ?? '')).trim()
    return value === BLANK[name] ? undefined : value || undefined
  }
  return { category: valueOf('category'), location: valueOf('location'), search: valueOf('search') }
}

const areSame = (a: SearchValues, b: SearchValues) => FIELDS.every((name) => a[name] === b[name])

/**
 * Returns a function that reads the fields, and updates them when `values` change for another reason than the fields themselves: a chip,
 * the back button, a removed filter. Values that were read earlier and arrive late are recognised and ignored, so that they do not
 * overwrite what is being typed.
 */
export function useSearchFields(form: RefObject<HTMLFormElement | null>, values: SearchValues) {
  const shown = useRef(values)
  const returned = useRef<SearchValues[]>([])
  useEffect(() => {
    const before = shown.current
    if (areSame(before, values)) return
    shown.current = values
    const echo = returned.current.findIndex((earlier) => areSame(earlier, values))
    returned.current = returned.current.slice(echo < 0 ? returned.current.length : echo + 1)
    // A text that is still being typed stays when a place comes that was remembered.
    if (echo < 0 && form.current) fill(form.current, values, before)
  })
  return () => {
    const read = form.current ? valuesIn(form.current) : {}
    returned.current.push(read)
    return read
  }
}

function fill(form: HTMLFormElement, values: SearchValues, before: SearchValues) {
  for (const name of FIELDS) {
    if (values[name] === before[name]) continue
    // The fields of these names are inputs, selects or hidden inputs, all of which have a `value`.
    const field = form.elements.namedItem(name) as HTMLInputElement | null
    if (field) field.value = values[name] ?? BLANK[name]
  }
}
