import { cut } from './cut.ts'

/** About as much as one line of a heading holds. */
const MAX_LENGTH = 60

/** Returns the beginning of a text as a heading: its first line, cut between two words where it is long. */
export function firstWords(text: string, most = MAX_LENGTH): string {
  const [line = ''] = text.trim().split(/\s*\n/)
  if (line.length <= most) return line
  const begin = cut(line, most)
  const lastSpace = begin.lastIndexOf(' ')
  return `${(lastSpace > most / 2 ? begin.slice(0, lastSpace) : begin).replace(/[\s,;:.–-]+$/, '')}…`
}
