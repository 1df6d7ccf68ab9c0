import { useEffect, useEffectEvent, useId, useState, type SyntheticEvent } from 'react'
import { nextIndex } from '#web/ui/overlays/menu-keys.ts'

type Combobox = {
  /** Of the page from the first paint on. It is not rendered here, so it stays a plain field where this script does not come. */
  input: HTMLInputElement
  /** What can be chosen for the text now. */
  options: readonly string[]
  onType: (text: string) => void
  onChoose: (option: string) => void
}

/**
 * Makes a combobox of an input with a list of suggestions, as the WAI-ARIA pattern has it: the focus stays in the input, arrows move in the list.
 * Answers the attributes of the list and of its options.
 */
export function useCombobox({ input, options, onType, onChoose }: Combobox) {
  const id = useId()
  const [isAsked, setAsked] = useState(false)
  const [active, setActive] = useState(-1)
  const isOpen = isAsked && options.length > 0
  const close = () => {
    setAsked(false)
    setActive(-1)
  }
  const choose = (at: number) => {
    close()
    onChoose(options[at]!)
  }
  const moveTo = (at: number) => {
    setAsked(true)
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
  useWiring(input, { isOpen, list: id, active: isOpen && active >= 0 ? `${id}-${active}` : '' })
  return {
    isOpen,
    active,
    list: { id, role: 'listbox', tabIndex: -1, onMouseDown: keepFocus },
    option: (at: number) => ({ id: `${id}-${at}`, role: 'option', onClick: () => choose(at) }),
  }
}

/** The focus stays in the input, or its leaving would close the list before the click. */
const keepFocus = (event: SyntheticEvent) => event.preventDefault()

type InputEvents = {
  onInput: () => void
  onArrow: (key: string) => void
  /** Where it is not given, the key does what it does anyway. */
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
    // A search that is sent as it was typed needs no list any more.
    if (event.key === 'Enter' && !act) events.onLeave()
    act?.()
  })
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    input.addEventListener('input', () => onInput(), { signal })
    input.addEventListener('keydown', (event) => onKey(event), { signal })
    input.addEventListener('blur', () => onLeave(), { signal })
    // What was typed before anybody listened: React may put a lazy component into the page up to 300 ms after rendering it.
    if (input.value !== input.defaultValue) onInput()
    return () => listening.abort()
  }, [input])
}

type Wiring = { isOpen: boolean; list: string; active: string }

function useWiring(input: HTMLInputElement, { isOpen, list, active }: Wiring) {
  useEffect(() => {
    const attributes = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': String(isOpen), 'aria-controls': list }
    for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value)
    if (active) input.setAttribute('aria-activedescendant', active)
    else input.removeAttribute('aria-activedescendant')
    document.getElementById(active)?.scrollIntoView({ block: 'nearest' })
  }, [input, isOpen, list, active])
}
