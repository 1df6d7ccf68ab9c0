import { useEffect, useEffectEvent, useId, useState, type SyntheticEvent } from 'react'
import { nextIndex } from '#web/ui/overlays/menu-keys.ts'

type Combobox = {
  /**
   * The input, rendered by the page from the first paint on. It is not rendered here, so that it is a plain field if this script is not
   * loaded.
   */
  input: HTMLInputElement
  /** The options for the current text. */
  options: readonly string[]
  onType: (text: string) => void
  onChoose: (option: string) => void
}

/**
 * Makes an input with a list of suggestions a combobox, following the WAI-ARIA pattern: the focus stays in the input, arrow keys move in
 * the list. Returns the attributes of the list and of its options.
 */
export function useCombobox({ input, options, onType, onChoose }: Combobox) {
  const id = useId()
  const [isExpanded, setExpanded] = useState(false)
  const [active, setActive] = useState(-1)
  const isOpen = isExpanded && options.length > 0
  const close = () => {
    setExpanded(false)
    setActive(-1)
  }
  const choose = (at: number) => {
    close()
    // Only options that are shown can be chosen.
    onChoose(options[at]!)
  }
  const moveTo = (at: number) => {
    setExpanded(true)
    setActive(at)
  }
  useInput(input, {
    onInput: () => {
      moveTo(-1)
      onType(input.value)
    },
    onArrow: (key) => moveTo(nextIndex(key, isOpen ? active : -1, options.length) ?? -1),
    onEscape: isOpen ? close : undefined,
    onEnter: isOpen && active >= 0 ? () => choose(active) : undefined,
    onLeave: close,
  })
  useAriaAttributes(input, { isOpen, list: id, active: isOpen && active >= 0 ? `${id}-${active}` : '' })
  return {
    isOpen,
    active,
    list: { id, role: 'listbox', tabIndex: -1, onMouseDown: keepFocus },
    option: (at: number) => ({ id: `${id}-${at}`, role: 'option', onClick: () => choose(at) }),
  }
}

/** Keeps the focus in the input: its blur event would close the list before the click. */
const keepFocus = (event: SyntheticEvent) => event.preventDefault()

type InputEvents = {
  onInput: () => void
  onArrow: (key: string) => void
  /** If undefined, the key keeps its default action. */
  onEscape: (() => void) | undefined
  onEnter: (() => void) | undefined
  onLeave: () => void
}

function useInput(input: HTMLInputElement, events: InputEvents) {
  const onInput = useEffectEvent(events.onInput)
  const onLeave = useEffectEvent(events.onLeave)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp'
    const act = isArrow ? () => events.onArrow(event.key) : { Escape: events.onEscape, Enter: events.onEnter }[event.key]
    if (act) event.preventDefault()
    // Enter without an active option submits the search as typed, so the list closes.
    if (event.key === 'Enter' && !act) events.onLeave()
    act?.()
  })
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    input.addEventListener('input', () => onInput(), { signal })
    input.addEventListener('keydown', (event) => onKey(event), { signal })
    input.addEventListener('blur', () => onLeave(), { signal })
    // Text typed before the listener was added: React may insert a lazy component up to 300 ms after rendering it.
    if (input.value !== input.defaultValue) onInput()
    return () => controller.abort()
  }, [input])
}

type AriaState = { isOpen: boolean; list: string; active: string }

function useAriaAttributes(input: HTMLInputElement, { isOpen, list, active }: AriaState) {
  useEffect(() => {
    const attributes = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': String(isOpen), 'aria-controls': list }
    for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value)
    if (active) input.setAttribute('aria-activedescendant', active)
    else input.removeAttribute('aria-activedescendant')
    document.getElementById(active)?.scrollIntoView({ block: 'nearest' })
  }, [input, isOpen, list, active])
}
