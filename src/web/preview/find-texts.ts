import { markedAs, withoutMarks } from '#shared/site/text-marks.ts'

/** Attributes in which components show texts. */
const ATTRIBUTES = ['alt', 'aria-label', 'placeholder', 'title']

/**
 * Finds the texts of the page by their marks, now and whenever they change, and takes the marks out before anything is painted. `onText` is
 * called with the element of each that is in view. `numberAt` returns the number of a text, of an element with one, or of one that has it as an
 * attribute.
 */
export function findTexts(onText: (element: HTMLElement, at: number) => void) {
  const found = new WeakMap<Node, { at: number; text: string }>()
  const note = (node: Node, at: number, text: string, element: Node | null) => {
    found.set(node, { at, text })
    if (element instanceof HTMLElement && document.body.contains(element)) onText(element, at)
  }
  const readText = (node: Text) => {
    const at = markedAs(node.data)
    if (at !== undefined) {
      node.data = withoutMarks(node.data)
      note(node, at, node.data, node.parentElement)
      // What a component has put in its place is another text.
    } else if (found.get(node)?.text !== node.data) found.delete(node)
  }
  const readAttributes = (element: Element) => {
    for (const name of ATTRIBUTES) {
      const text = element.getAttribute(name)
      const at = text === null ? undefined : markedAs(text)
      if (text === null || at === undefined) continue
      element.setAttribute(name, withoutMarks(text))
      note(element, at, text, name === 'alt' ? element : null)
    }
  }
  const readNode = (node: Node) => {
    if (node instanceof Text) readText(node)
    else if (node instanceof Element) readAttributes(node)
  }
  const read = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
    for (let node: Node | null = root; node; node = walker.nextNode()) readNode(node)
  }
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'childList') addedNodes.forEach(read)
      else readNode(target)
    }
  })
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributeFilter: ATTRIBUTES })
  read(document)
  const numberAt = (node: Node): number | undefined => {
    const own = [...node.childNodes].find((child) => child instanceof Text && found.has(child))
    return found.get(own ?? node)?.at
  }
  return { numberAt, stop: () => observer.disconnect() }
}
