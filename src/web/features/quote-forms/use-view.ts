import { useEffect, useState } from 'react'

/** Where the focus can go: in a field, or to the button that adds one. */
const PARTS = {
  toggle: '[aria-expanded]',
  menu: '[popovertarget]',
  label: 'input',
  refused: '[aria-invalid]',
  adder: '[data-adder]',
}
type Wanted = { part: 'adder' } | { part: Exclude<keyof typeof PARTS, 'adder'>; id: string }

export type View = {
  /** The field whose properties are shown. */
  open: string | undefined
  setOpen: (id: string | undefined) => void
  /** Where the focus goes once the next state is shown. */
  goTo: (wanted: Wanted) => void
  /** Read out: what was done by a button that says nothing of it itself. */
  said: string
  say: (words: string) => void
}

/** What is seen of a form, apart from what it is. */
export function useView(): View {
  const [open, setOpen] = useState<string>()
  const [said, say] = useState('')
  const [wanted, goTo] = useState<Wanted>()
  useEffect(() => {
    if (!wanted) return
    const within = 'id' in wanted ? `[data-field="${CSS.escape(wanted.id)}"] ` : ''
    const found = document.querySelector<HTMLElement>(within + PARTS[wanted.part])
    found?.focus()
    if (wanted.part === 'label' && found instanceof HTMLInputElement) found.select()
  }, [wanted])
  return { open, setOpen, goTo, said, say }
}
