/**
 * Makes the links and buttons of a toolbar one tab stop, as the WAI-ARIA pattern has it: arrow keys, Home and End move the focus among them.
 * Without a script each of them is a stop. To be given as `ref`; it changes the elements themselves, because a list has a hundred of them.
 */
export function oneTabStop(toolbar: HTMLElement | null) {
  if (!toolbar) return
  const items = () => [...toolbar.querySelectorAll<HTMLElement>('a, button')]
  const stopAt = (stop: EventTarget | null | undefined) => {
    for (const item of items()) item.tabIndex = item === stop ? 0 : -1
  }
  const onFocus = ({ target }: FocusEvent) => stopAt(target)
  const onKey = (event: KeyboardEvent) => {
    const all = items()
    const next = nextOf(event.key, all.indexOf(document.activeElement as HTMLElement), all.length)
    if (next === undefined) return
    event.preventDefault()
    all.at(next)?.focus()
  }
  stopAt(items()[0])
  toolbar.addEventListener('focusin', onFocus)
  toolbar.addEventListener('keydown', onKey)
  return () => {
    toolbar.removeEventListener('focusin', onFocus)
    toolbar.removeEventListener('keydown', onKey)
  }
}

/** Returns where a key leads, wrapping around; an index from the end is negative. */
function nextOf(key: string, from: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (from + 1) % count
  if (key === 'ArrowLeft') return from - 1
  if (key === 'Home') return 0
  return key === 'End' ? -1 : undefined
}
