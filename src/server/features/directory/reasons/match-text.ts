import { MATCH_LENGTH, type SearchMatch } from '#contract/directory/search-match.ts'
import type { Hit } from './marked-words.ts'

/** A part of a text with the hits in it, whose places are those in the whole text. */
type Snippet = { from: number; to: number; hits: Hit[] }

/** Marks at most, so that a text that says one word over and over stays readable. */
const MAX_MARKS = 8
/** The first mark ends within so many letters, so that it is seen where only two lines are shown; else so many are left before it. */
const IN_VIEW = 75
const LEAD = 30
const CUT = '…'

/** Returns the sentences of a text, each with its hits; a line is one. */
export function sentencesOf(text: string, hits: Hit[]): Snippet[] {
  const ends = [...text.matchAll(/[.!?]+(?=\s)|\n+/g)].map(({ 0: end, index }) => (end.startsWith('\n') ? index : index + end.length))
  return [...ends, text.length]
    .map((to, i) => partOf(text, ends[i - 1] ?? 0, to))
    .map(({ from, to }) => ({ from, to, hits: hits.filter((hit) => hit.from >= from && hit.to <= to) }))
}

/** Leaves out the space around a part. */
function partOf(text: string, from: number, to: number) {
  const part = text.slice(from, to)
  return { from: from + part.length - part.trimStart().length, to: to - (part.length - part.trimEnd().length) }
}

/** Returns a part of a text with marks at its hits, shortened at the ends of words, so that it begins near the first of them. */
export function markedText(text: string, { from, to, hits }: Snippet): Pick<SearchMatch, 'text' | 'marks'> {
  const marks = joined(text, hits)
  const [first] = marks
  const isNear = !first || first.to - from <= IN_VIEW
  if (to - from <= MATCH_LENGTH && isNear) return shown(text, from, to, marks)
  // Room for what says that something was left out, on both sides.
  const room = MATCH_LENGTH - 2 * CUT.length
  const start = isNear ? from : Math.min(first.from, wordFrom(text, Math.max(from, first.from - LEAD)))
  return shown(text, start, Math.min(to, start + room), marks, { isBegun: start > from, isWhole: to <= start + room })
}

/** Returns the beginning of the first word from a place on. */
const wordFrom = (text: string, at: number): number =>
  at === 0 || /\s/.test(text.charAt(at - 1)) ? at : at + Math.max(0, text.slice(at).search(/\s/) + 1)

/** Returns the end of the last whole word before a place; a text without spaces is cut anywhere. */
function wordTo(text: string, from: number, to: number): number {
  if (to >= text.length || /\s/.test(text.charAt(to))) return to
  const space = text.lastIndexOf(' ', to - 1)
  return space > from ? space : to
}

function shown(text: string, from: number, end: number, marks: SearchMatch['marks'], { isBegun = false, isWhole = true } = {}) {
  const to = isWhole ? end : wordTo(text, from, end)
  const lead = isBegun ? CUT : ''
  const part = isWhole ? text.slice(from, to) : text.slice(from, to).replace(/[\s,;:–-]+$/, '')
  return {
    text: lead + part + (isWhole ? '' : CUT),
    marks: marks
      .filter((mark) => mark.from >= from && mark.from < to)
      .map((mark) => ({ from: mark.from - from + lead.length, to: Math.min(mark.to, to) - from + lead.length })),
  }
}

/** Returns the marks of hits in order; those that overlap or have no more than a space or a hyphen between them are one. */
function joined(text: string, hits: Hit[]): SearchMatch['marks'] {
  const marks: SearchMatch['marks'] = []
  for (const { from, to } of hits.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    const last = marks.at(-1)
    if (last && (from <= last.to || /^[\s-]+$/.test(text.slice(last.to, from)))) last.to = Math.max(last.to, to)
    else marks.push({ from, to })
  }
  return marks.slice(0, MAX_MARKS)
}
