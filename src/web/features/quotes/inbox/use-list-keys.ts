import { useEffect, useRef } from 'react'

/** Returns whether keys belong to the element in which they were pressed, such as a text field or a menu. */
const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input, textarea, select, summary, [contenteditable], [role=dialog], [role=menu], [popover]') !== null

/**
 * Handles the keys of a list that stands beside its open entry: j and k, or arrows within the list, move the focus along its links; Enter
 * opens, as on any link; Esc calls `onBack`. Returns the ref for the list.
 */
export function useListKeys(onBack: () => void) {
  const list = useRef<HTMLUListElement>(null)
  const back = useRef(onBack)
  useEffect(() => {
    back.current = onBack
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (event.key === 'Escape') return back.current()
      // Keys are pressed in a node.
      const step = stepOf(event.key, list.current?.contains(event.target as Node) ?? false)
      if (step === 0) return
      event.preventDefault()
      move(list.current, step)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return list
}

/** Returns the direction of a key; arrows count only with the focus in the list, elsewhere they scroll the page. */
function stepOf(key: string, isInList: boolean): number {
  if (key === 'j' || (key === 'ArrowDown' && isInList)) return 1
  return key === 'k' || (key === 'ArrowUp' && isInList) ? -1 : 0
}

/** Moves the focus by `step`, from the focused link or else from the open entry, and stops at the ends. */
function move(list: HTMLElement | null, step: number) {
  const links = [...(list?.querySelectorAll<HTMLElement>('a[href]') ?? [])]
  const focused = links.findIndex((link) => link === document.activeElement)
  const from = focused >= 0 ? focused : links.findIndex((link) => link.getAttribute('aria-current') === 'true')
  const next = from < 0 ? 0 : Math.min(Math.max(from + step, 0), links.length - 1)
  links[next]?.focus()
}
