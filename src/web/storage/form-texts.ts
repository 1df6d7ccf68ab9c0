/** A field that somebody types text into. */
export type TextField = HTMLInputElement | HTMLTextAreaElement

const KINDS = new Set(['text', 'email', 'tel', 'url', 'number', 'textarea'])
/** Secrets of browsers' own lists: passwords and codes, and cards. */
const SECRET = /password|one-time-code|^cc-/

/** Returns whether the element is such a field, and what is typed into it may be stored: no password, code, card or file. */
export const isTextField = (element: EventTarget | null): element is TextField =>
  (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
  KINDS.has(element.type) &&
  !SECRET.test(element.autocomplete) &&
  !element.readOnly

/** Returns by what a field is found again after a reload: its name in the form, else its label. */
export const keyOfField = (field: TextField): string => field.name || field.ariaLabel || field.labels?.[0]?.textContent || ''

export const textFieldsOf = (form: HTMLFormElement): TextField[] => [...form.elements].filter(isTextField)

/** Types a text into a field, for React and for whatever else listens. */
export function typeText(field: TextField, text: string) {
  const { prototype } = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  // React watches the property of the element itself, and takes a change through it for its own.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
