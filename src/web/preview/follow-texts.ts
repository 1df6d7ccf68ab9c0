import './follow-texts.css'
import { findTexts } from './find-texts.ts'

type Editing = {
  /** Returns what the editor calls a text, by its number. */
  labelOf: (at: number) => string | undefined
  choose: (at: number) => void
}

/**
 * Has a click on a text choose it, or Enter on one that has the focus; so that keys reach them, texts can be focused. What a button does
 * otherwise, such as opening an answer, it still does. `signal` ends it.
 */
export function followTexts({ labelOf, choose }: Editing, signal: AbortSignal): void {
  const { numberAt, stop } = findTexts((element, at) => {
    element.dataset.text = String(at)
    element.title ||= `Edit: ${labelOf(at)}`
    if (!element.closest(CONTROLS)) element.tabIndex = 0
  })
  signal.addEventListener('abort', stop)
  const listen = { signal, capture: true }
  document.addEventListener('click', (event) => chooseIfKnown(numberOfClick(event, numberAt)), listen)
  document.addEventListener(
    'keydown',
    (event) => {
      const { key, target } = event
      // What is a control by itself is clicked by its keys.
      if (key !== 'Enter' || !(target instanceof HTMLElement) || target.matches(CLICKED_BY_KEYS)) return
      event.preventDefault()
      chooseIfKnown(numberAt(target))
    },
    listen,
  )

  function chooseIfKnown(at: number | undefined) {
    if (at !== undefined) choose(at)
  }
}

const CLICKED_BY_KEYS = 'a[href], button, summary, input, select, textarea'
const CONTROLS = `${CLICKED_BY_KEYS}, label, [tabindex='0']`

type NumberAt = (node: Node) => number | undefined

/** Returns the number of the text that was clicked: the one under the pointer, else one in the control, else the nearest around it. */
function numberOfClick({ target, clientX, clientY, detail }: MouseEvent, numberAt: NumberAt): number | undefined {
  if (!(target instanceof Element)) return undefined
  // A click by keys is at no place.
  const pointed = detail > 0 ? document.caretPositionFromPoint?.(clientX, clientY)?.offsetNode : undefined
  const isPointed = pointed && target.contains(pointed)
  const control = target.closest(CLICKED_BY_KEYS)
  return (isPointed ? numberAt(pointed) : undefined) ?? (control && numberWithin(control, numberAt)) ?? numberAround(target, numberAt)
}

function numberWithin(element: Element, numberAt: NumberAt): number | undefined {
  const walker = document.createTreeWalker(element)
  for (let node: Node | null = element; node; node = walker.nextNode()) {
    const at = numberAt(node)
    if (at !== undefined) return at
  }
  return undefined
}

function numberAround(target: Element, numberAt: NumberAt): number | undefined {
  for (let element: Element | null = target; element; element = element.parentElement) {
    const at = numberAt(element)
    if (at !== undefined) return at
  }
  return undefined
}
