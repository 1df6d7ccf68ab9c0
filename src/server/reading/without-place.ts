import type { PhrasePart } from './words/parts.ts'

const LEADING = /^(?:near|in|around|to|at|within)$/i

/** Returns a text without the place among its parts and the word that leads to it; one that names none as it is. */
export function withoutPlace(text: string, parts: readonly PhrasePart[]): string {
  const place = parts.find(({ kind }) => kind === 'place')
  if (!place) return text
  const before = parts.findLast(({ to }) => to <= place.from)
  const isLeading = before?.kind === 'filler' && LEADING.test(text.slice(before.from, before.to))
  return `${text.slice(0, isLeading ? before.from : place.from)} ${text.slice(place.to)}`.replace(/\s+/g, ' ').trim()
}
