/**
 * Returns what two spellings of an address have in common: escaped or not, in either Unicode form, with a slash at its end or without.
 * What is no valid escape stays as it is.
 */
export function addressKey(address: string): string {
  const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(address) ?? []
  return (unescaped(path).replace(/\/+$/, '') || '/') + unescaped(query)
}

const unescaped = (text: string) => text.replace(/(?:%[\da-f]{2})+/gi, decoded).normalize('NFC')

function decoded(escapes: string): string {
  try {
    return decodeURIComponent(escapes)
  } catch {
    return escapes
  }
}

/** Returns an address as it stands in a header, where every sign is of ASCII. */
export function escapedAddress(address: string): string {
  const { pathname, search } = new URL(address, 'http://site.example')
  return pathname + search
}
