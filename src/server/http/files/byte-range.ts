export type ByteRange = { first: number; last: number }

/**
 * Returns the part of a body that a Range header asks for, null for the whole: without the header, and for a header that asks for several
 * parts or for nothing that this server knows. 'unsatisfiable' is a part that the body does not have.
 */
export function byteRange(header: string | undefined, length: number): ByteRange | 'unsatisfiable' | null {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === undefined || to === undefined || from + to === '') return null
  const first = from === '' ? Math.max(0, length - Number(to)) : Number(from)
  const last = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1)
  if (to !== '' && from !== '' && Number(to) < first) return null
  return first > last ? 'unsatisfiable' : { first, last }
}
