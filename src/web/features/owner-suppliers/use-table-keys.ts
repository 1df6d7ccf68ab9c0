import { useEffect, useRef } from 'react'

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input:not([type=checkbox]), textarea, select, [role=dialog], [popover]') !== null

/** Handles the keys of the table: / goes to the search, j and k move along the links of the rows. Returns the refs of both. */
export function useTableKeys() {
  const table = useRef<HTMLTableElement>(null)
  const search = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      const step = { j: 1, k: -1 }[event.key]
      if (event.key !== '/' && step === undefined) return
      event.preventDefault()
      if (step === undefined) search.current?.focus()
      else move(table.current, step)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return { table, search }
}

/** Moves the focus to the link of the next or previous row, and stops at the ends; from anywhere else it begins with the first. */
function move(table: HTMLElement | null, step: number) {
  const links = [...(table?.querySelectorAll<HTMLElement>('tbody th a[href]') ?? [])]
  const row = document.activeElement?.closest('tbody tr')
  const from = links.findIndex((link) => link.closest('tr') === row)
  const next = from < 0 ? 0 : Math.min(Math.max(from + step, 0), links.length - 1)
  links[next]?.focus()
}
