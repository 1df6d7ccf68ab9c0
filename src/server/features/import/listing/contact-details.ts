import { parsePhoneNumberFromString } from 'libphonenumber-js'
import { phoneNumberIn, tidiedPhone } from '#shared/contact/phone.ts'
import { Email } from '#contract/endpoint/values.ts'

/** Returns the first valid phone number of a value that may hold several, in international form (+61 …); null when none is valid. */
export function phoneOf(text: string): string | null {
  const phone = tidiedPhone(text)
  // The whole value comes last: a single number may contain a slash or another country's prefix.
  for (const part of [...phone.split(/[/;,|\n]|\bor\b/i), phone]) {
    const { digits = '', extension } = phoneNumberIn(part) ?? {}
    const number = parsePhoneNumberFromString(digits, 'AU')
    if (extension) number?.setExt(extension)
    if (number?.isValid()) return number.formatInternational()
  }
  return null
}

/** Returns the first email address of a value that may hold several; null when it is not valid. */
export function emailOf(text: string): string | null {
  const first = text.split(/[;,\s|<>]+/).find((part) => part.includes('@')) ?? ''
  return Email.safeParse(first.replace(/^mailto:/i, '')).data ?? null
}

/** Returns an absolute URL, with https when the text has no scheme; null when it is not valid. */
export function websiteOf(text: string): string | null {
  const [first = ''] = text.trim().split(/[\s;,|]+/)
  const address = /^https?:\/\//i.test(first) ? first : `https://${first}`
  if (/^https?:\/\/[a-z][a-z\d+.-]*:\/\//i.test(address) || !URL.canParse(address)) return null
  const { hostname, username, href } = new URL(address)
  const isHost = /^[^.]+(\.[^.]+)+$/.test(hostname) && /[a-z]{2}$/i.test(hostname) && username === ''
  // The URL stays as it was typed, unless its normalised form differs in more than the last slash.
  return isHost && href.length <= 500 ? (`${address}/` === href ? address : href) : null
}
