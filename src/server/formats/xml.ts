/** An element of XML as text; parts that are null are left out. */
type XmlPart = string | null
type Attributes = Readonly<Record<string, string>>

/** What XML 1.0 has no place for, however it is written: controls, halves of pairs, and the last two of a plane. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** Returns a text as XML has it, between tags or between quotes. */
export const xmlText = (text: string): string =>
  text.replaceAll(FORBIDDEN, '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Returns an element with a text; null where there is none, as nothing is said with an empty one. */
export const xmlValue = (name: string, text: string | null, attributes: Attributes = {}): XmlPart =>
  text === null || text.trim() === '' ? null : `<${name}${attributesOf(attributes)}>${xmlText(text)}</${name}>`

/** Returns an element with others in it; null where there are none. */
export function xmlElement(name: string, parts: readonly XmlPart[], attributes: Attributes = {}): XmlPart {
  const inner = parts.filter((part) => part !== null)
  return inner.length === 0 ? null : `<${name}${attributesOf(attributes)}>${inner.join('')}</${name}>`
}

export const xmlDocument = (root: XmlPart): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`

const attributesOf = (attributes: Attributes) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${xmlText(value)}"`)
    .join('')
