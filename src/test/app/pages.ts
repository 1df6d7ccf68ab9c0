import { parseHTML } from 'linkedom'
import type { TestApp } from './app.ts'

/**
 * A page as the server sends it: what search engines and browsers without scripts read. Styles do not apply, so an element that only a
 * style hides is here.
 */
export type ServedPage = { status: number; document: Document; main: Element }

export async function servedPage({ server }: Pick<TestApp, 'server'>, path: string): Promise<ServedPage> {
  const { statusCode, body } = await server.inject(path)
  const { document } = parseHTML(body)
  lowerAttributeNames(document)
  return { status: statusCode, document, main: byRole(document, 'main') }
}

/** In HTML `autoComplete`, as React writes it, is `autocomplete`; the parser keeps the letters as they are. */
function lowerAttributeNames(document: Document) {
  for (const element of document.querySelectorAll('*'))
    for (const { name, value } of element.attributes) if (name !== name.toLowerCase()) element.setAttribute(name.toLowerCase(), value)
}

/** The elements that have a role without saying so, of the roles that tests ask for. */
const IMPLICIT = {
  article: 'article',
  blockquote: 'blockquote',
  button: 'button',
  heading: 'h1, h2, h3, h4, h5, h6',
  link: 'a[href]',
  list: 'ul, ol',
  listitem: 'li',
  main: 'main',
  option: 'option',
  region: 'section[aria-label], section[aria-labelledby]',
  searchbox: 'input[type=search]',
  tab: '[role=tab]',
} as const
type Role = keyof typeof IMPLICIT
const HIDDEN = '[hidden], [aria-hidden=true], script, style, template'

/** Returns the elements with this role, in their order, and with this accessible name if one is given. */
export function allByRole(within: ParentNode, role: Role, name?: string | RegExp): Element[] {
  const elements = [...within.querySelectorAll(`:is(${IMPLICIT[role]}):not([role]), [role=${role}]`)]
  const isNamed = (element: Element) => (name instanceof RegExp ? name.test(nameOf(element)) : name === nameOf(element))
  return elements.filter((element) => !element.closest(HIDDEN) && (name === undefined || isNamed(element)))
}

/** Returns the one element with this role and name. @throws if there is none, or more than one */
export function byRole(within: ParentNode, role: Role, name?: string | RegExp): Element {
  const [element, ...others] = allByRole(within, role, name)
  if (element && others.length === 0) return element
  const existing = allByRole(within, role).map(nameOf).join(' | ')
  throw new Error(`${element ? others.length + 1 : 'No'} elements "${role}" are named ${name}. Those of this role: ${existing}`)
}

/** Returns the field with this label. */
export function byLabel(within: ParentNode, label: string): Element {
  const fields = [...within.querySelectorAll('input, select, textarea')].filter((field) => nameOf(field) === label)
  if (fields.length !== 1) throw new Error(`${fields.length} fields are labelled "${label}".`)
  return fields[0]!
}

/** Returns the text of an element as it reads: white space collapsed, without what is hidden from everybody. */
export function textOf(element: Element): string {
  const copy = element.cloneNode(true) as Element // a copy of an element is an element
  for (const hidden of copy.querySelectorAll(HIDDEN)) hidden.remove()
  return (copy.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
}

/** Returns the accessible name, as far as the site's elements need it: by reference, label, or content. */
function nameOf(element: Element): string {
  const { ownerDocument } = element
  const references = element.getAttribute('aria-labelledby')?.split(' ')
  if (references)
    return references
      .flatMap((id) => ownerDocument.getElementById(id) ?? [])
      .map(textOf)
      .join(' ')
  const label = element.getAttribute('aria-label')
  if (label !== null) return label
  if (!element.matches('input, select, textarea')) return textOf(element)
  const labelling = ownerDocument.querySelector(`label[for="${element.id}"]`) ?? element.closest('label')
  return labelling ? textOf(labelling) : ''
}

/** Returns the address that a browser without scripts opens when the form of a field or button is submitted with these values. */
export function submittedAddress(control: Element, values: Record<string, string> = {}): string {
  const form = formOf(control)
  const query = new URLSearchParams()
  for (const [name, initial] of initialValues(form))
    for (const value of name in values ? [values[name] ?? ''] : initial) query.append(name, value)
  const missing = Object.keys(values).filter((name) => !query.has(name))
  if (missing.length > 0) throw new Error(`The form has no field ${missing.join(', ')}.`)
  return query.size > 0 ? `${form.getAttribute('action')}?${query}` : `${form.getAttribute('action')}`
}

function formOf(control: Element): Element {
  const id = control.getAttribute('form')
  const form = id ? control.ownerDocument.getElementById(id) : control.closest('form')
  if (!form || (form.getAttribute('method') ?? 'get') !== 'get') throw new Error('There is no form that is submitted by GET.')
  return form
}

/** The values with which the page has a form submitted, by name, in their order. */
function initialValues(form: Element): Map<string, string[]> {
  const elsewhere = form.id ? form.ownerDocument.querySelectorAll(`[form="${form.id}"][name]`) : []
  const values = new Map<string, string[]>()
  for (const control of [...form.querySelectorAll('[name]'), ...elsewhere]) {
    const name = control.getAttribute('name') ?? ''
    values.set(name, [...(values.get(name) ?? []), ...valuesOf(control)])
  }
  return values
}

function valuesOf(control: Element): string[] {
  if (control.matches('[type=checkbox], [type=radio]'))
    return control.hasAttribute('checked') ? [control.getAttribute('value') ?? 'on'] : []
  if (!control.matches('select')) return [control.getAttribute('value') ?? '']
  const chosen = control.querySelector('option[selected]') ?? control.querySelector('option')
  return chosen ? [chosen.getAttribute('value') ?? textOf(chosen)] : []
}
