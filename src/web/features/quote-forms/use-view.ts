import { useEffect, useState } from 'react'

/** Selectors of the elements that can receive the focus: in a field, or the button that adds one. */
const PARTS = {
  toggle: '[aria-expanded]',
  menu: '[popovertarget]',
  label: 'input',
  invalid: '[aria-invalid]',
  adder: '[data-adder]',
}
type FocusTarget = { part: 'adder' } | { part: Exclude<keyof typeof PARTS, 'adder'>; id: string }

export type View = {
  /** Id of the field whose properties are shown. */
  open: string | undefined
  setOpen: (id: string | undefined) => void
  /** Moves the focus after the next render. */
  goTo: (target: FocusTarget) => void
  /** A status for screen readers: what a button did that does not setStatus so itself. */
  status: string
  setStatus: (words: string) => void
}

/** Returns the view state of the builder: the open field, the focus and the status. */
export function useView(): View {
  const [open, setOpen] = useState<string>()
  const [status, setStatus] = useState('')
  const [target, goTo] = useState<FocusTarget>()
  useEffect(() => {
    if (!target) return
    const within = 'id' in target ? `[data-field="${CSS.escape(target.id)}"] ` : ''
    const found = document.querySelector<HTMLElement>(within + PARTS[target.part])
    found?.focus()
    if (target.part === 'label' && found instanceof HTMLInputElement) found.select()
  }, [target])
  return { open, setOpen, goTo, status, setStatus }
}
