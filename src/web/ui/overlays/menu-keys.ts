import type { KeyboardEvent } from 'react'

/** Moves the focus among the links and buttons of a list: arrow keys (wrapping around), Home, End. Other keys are ignored. */
export function focusByKey(list: HTMLElement | null, event: KeyboardEvent) {
  const items = [...(list?.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)') ?? [])]
  const from = items.findIndex((item) => item === document.activeElement)
  const next = nextIndex(event.key, from, items.length)
  if (next === undefined) return
  event.preventDefault()
  items[next]?.focus()
}

/** Returns the index that a key leads to from `from`, where -1 is "none yet"; undefined for other keys. */
export function nextIndex(key: string, from: number, count: number) {
  if (count === 0) return
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key === 'ArrowDown') return (from + 1) % count
  if (key === 'ArrowUp') return from <= 0 ? count - 1 : from - 1
}
