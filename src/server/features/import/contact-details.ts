import { parsePhoneNumberFromString } from 'libphonenumber-js'
import { telHref } from '#shared/tel-href.ts'
import { Email } from '#contract/values.ts'

/** The first number of what may be several, in its +61 form; null where it cannot be called. */
export function phoneOf(text: string): string | null {
  // A number that is cut in two by a slash, or has another country's prefix, is read as it is dialled.
  for (const written of [...text.split(/[/;,|\n]|\bor\b/i), telHref(text)]) {
    const number = parsePhoneNumberFromString(written, 'AU')
    if (number?.isValid()) return number.formatInternational()
  }
  return null
}

/** The first address of what may be several. */
export function emailOf(text: string): string | null {
  const first = text.split(/[;,\s|<>]+/).find((part) => part.includes('@')) ?? ''
  return Email.safeParse(first.replace(/^mailto:/i, '')).data ?? null
}

/** An absolute address; one without scheme gets https. */
export function websiteOf(text: string): string | null {
  const first = text.trim().split(/[\s;,|]+/)[0]!
  const address = /^https?:\/\//i.test(first) ? first : `https://${first}`
  if (/^https?:\/\/[a-z][a-z\d+.-]*:\/\//i.test(address) || !URL.canParse(address)) return null
  const { hostname, username, href } = new URL(address)
  const isHost = /^[^.]+(\.[^.]+)+$/.test(hostname) && /[a-z]{2,}$/i.test(hostname) && username === ''
  // As it was typed, unless the browser's form differs in more than the last slash.
  return isHost && href.length <= 500 ? (`${address}/` === href ? address : href) : null
}
