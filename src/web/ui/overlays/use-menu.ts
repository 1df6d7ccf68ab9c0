import { useId, useRef, type FocusEvent, type KeyboardEvent } from 'react'
import { focusByKey } from './menu-keys.ts'

/** Returns the props of a button and its popover that add arrow keys, and close it after an item is used or the focus has left. */
export function useMenu() {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const close = () => list.current?.hidePopover()
  const moveByKey = (event: KeyboardEvent) => focusByKey(list.current, event)
  const openByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    // opened through its button, so that the button is the popover's anchor
    if (!list.current?.matches(':popover-open')) button.current?.click()
    moveByKey(event)
  }
  const closeOnLeaving = ({ relatedTarget: next }: FocusEvent) => {
    if (next && next !== button.current && !list.current?.contains(next)) close()
  }
  return {
    button: { ref: button, popoverTarget: id, onKeyDown: openByKey },
    list: { ref: list, id, onClick: close, onKeyDown: moveByKey, onBlur: closeOnLeaving },
  }
}
