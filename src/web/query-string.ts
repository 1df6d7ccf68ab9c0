import { decodedFormText } from '#shared/form-encoding.ts'
import { hasUnreadable } from '#shared/text/unreadable.ts'

type Raw = Record<string, unknown>

/** Parses a query string. Every value stays the text it is in the address: `?search=123` is "123". Of a repeated name the last counts. */
export const parseSearch = (query: string): Raw =>
  Object.fromEntries(
    query
      .replace(/^\?/, '')
      .split('&')
      .filter(Boolean)
      .map((pair) => pair.split(/=(.*)/s, 2).map(decodedFormText))
      .map(([name, value = '']) => [name, value]),
  )

/** Returns whether what was parsed has a text that no call would take: control characters, or bytes that are no characters. */
export const isUnreadable = (search: Raw): boolean =>
  Object.values(search).some((value) => typeof value === 'string' && hasUnreadable(value))

/** The inverse of `parseSearch`, in the order given, leaving out undefined values: `?a=1+2`, or an empty text. */
export function queryString(search: Raw): string {
  const present = Object.entries(search).filter(([, value]) => value !== undefined)
  return present.length > 0 ? `?${new URLSearchParams(present.map(([name, value]) => [name, String(value)]))}` : ''
}
