import { useEffect, useEffectEvent, useId, useState, type SyntheticEvent } from 'react'
import { nextIndex } from '#web/ui/overlays/menu-keys.ts'
import { itemAt } from '#shared/item-at.ts'

type Combobox<Option> = {
  /**
   * The input, rendered by the page from the first paint on. It is not rendered here, so that it is a plain field if this script is not
   * loaded.
   */
  input: HTMLInputElement
  /** What stood in the input when it got the focus. */
  valueAtFocus?: string | undefined
  /** The options for the current text. */
  options: readonly Option[]
  /** Called with the text that options are wanted for. */
  onType: (text: string) => void
  onChoose: (option: Option) => void
  /** Called on Escape once the list is closed. */
  onClear?: () => void
  /** Whether there are options for an empty field, which then show as soon as it has the focus. */
  hasOptionsWhenEmpty?: boolean
}

/**
 * Makes an input with a list of suggestions a combobox, following the WAI-ARIA pattern: the focus stays in the input, arrow keys move in
 * the list. Returns the attributes of the list and of its options.
 */
export function useCombobox<Option>({
  input,
  valueAtFocus,
  options,
  onType,
  onChoose,
  onClear,
  hasOptionsWhenEmpty = false,
}: Combobox<Option>) {
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
    onChoose(itemAt(options, at))
  }
  const moveTo = (at: number) => {
    setExpanded(true)
    setActive(at)
  }
  const open = () => {
    moveTo(-1)
    onType(input.value)
  }
  useInput(input, valueAtFocus, {
    onInput: open,
    onEnterField: () => hasOptionsWhenEmpty && input.value === '' && open(),
    onArrow: (key) => {
      if (!isOpen) onType(input.value)
      moveTo(nextIndex(key, isOpen ? active : -1, options.length) ?? -1)
    },
    // Without an active option they move in the text, as in any field.
    onEdge: isOpen && active >= 0 ? (key) => moveTo(nextIndex(key, active, options.length) ?? -1) : undefined,
    onEscape: isOpen ? close : onClear,
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
  /** The field has the focus, or is pressed again. */
  onEnterField: () => void
  onArrow: (key: string) => void
  onEdge: ((key: string) => void) | undefined
  /** If undefined, the key keeps its default action. */
  onEscape: (() => void) | undefined
  onEnter: (() => void) | undefined
  onLeave: () => void
}

function useInput(input: HTMLInputElement, valueAtFocus: string | undefined, events: InputEvents) {
  const onInput = useEffectEvent(events.onInput)
  const onLeave = useEffectEvent(events.onLeave)
  const onEnterField = useEffectEvent(events.onEnterField)
  const wasTyped = useEffectEvent(() => input === document.activeElement && input.value !== (valueAtFocus ?? input.defaultValue))
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return
    const { onArrow, onEdge, onEscape, onEnter } = events
    const keys = { ArrowDown: onArrow, ArrowUp: onArrow, Home: onEdge, End: onEdge, Escape: onEscape, Enter: onEnter }
    const act = keys[event.key as keyof typeof keys]
    if (act) event.preventDefault()
    // Enter without an active option submits the search as typed, so the list closes.
    if (event.key === 'Enter' && !act) events.onLeave()
    act?.(event.key)
  })
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    input.addEventListener('input', () => onInput(), { signal })
    input.addEventListener('keydown', (event) => onKey(event), { signal })
    input.addEventListener('blur', () => onLeave(), { signal })
    for (const type of ['focus', 'click']) input.addEventListener(type, () => onEnterField(), { signal })
    // What happened before the listener was added: React may insert a lazy component up to 300 ms after rendering it, and by then the page
    // may have searched for what was typed, which is the input's default from then on.
    if (input.value !== input.defaultValue || wasTyped()) onInput()
    else if (input === document.activeElement) onEnterField()
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
