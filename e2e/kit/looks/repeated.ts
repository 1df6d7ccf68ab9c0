/**
 * Returns the parts of the page that consist only of what it shows three times before them, such as the cards of a long list: elements with
 * the same attributes, inside elements with the same attributes. Their texts, names and addresses may differ, provided that they are there.
 * It runs in the page, so it uses nothing from outside.
 */
export function repeatedElements(): Element[] {
  // Three, because styles may alternate between neighbours (`:nth-child`).
  const REQUIRED = 3
  // To leave out a small part takes as long as to check it.
  const SMALL = 4
  const OWN_VALUES =
    /^(id|for|name|value|href|src|srcset|alt|title|datetime|aria-(label|labelledby|describedby|controls|valuetext)|[xy][12]?|d)$/

  const counts = new Map<string, number>()
  const countOf = (kind: string) => counts.get(kind) ?? 0
  const kinds = new Map<Element, string>()
  const fill = (text: string) => (text.trim() === '' ? '' : '…')
  const nameKinds = (element: Element, parent: string) => {
    const values = [...element.attributes].map(({ name, value }) => `${name}=${OWN_VALUES.test(name) ? fill(value) : value}`)
    const text = [...element.childNodes].map((node) => (node instanceof Text ? node.data : '')).join('')
    const kind = `${parent}>${element.localName} ${values.sort().join(' ')} ${fill(text)}`
    kinds.set(element, kind)
    for (const child of element.children) nameKinds(child, kind)
  }
  nameKinds(document.body, '')

  const repeated: Element[] = []
  const visit = (element: Element) => {
    const inside = [element, ...element.querySelectorAll('*')].map((each) => kinds.get(each)!)
    if (inside.length > SMALL && inside.every((kind) => countOf(kind) >= REQUIRED)) return void repeated.push(element)
    const kind = kinds.get(element)!
    counts.set(kind, countOf(kind) + 1)
    for (const child of element.children) visit(child)
  }
  visit(document.body)
  return repeated
}
