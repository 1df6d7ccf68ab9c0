import { readFileSync } from 'node:fs'
import type { CategoryName } from '#contract/options.ts'
import type { Entry, Kind } from './entry.ts'

/**
 * The built-in vocabulary, an entry a line below the names of its columns, separated by tabs: goods, brands, services, qualities and units
 * of the Australian trade. Lists within a column are separated by `|`.
 */
const FILE = new URL('goods.tsv', import.meta.url)

/** Returns the lines of the built-in vocabulary; an entry is read out of its line when it is first asked for. */
export const readGoodsFile = (): string[] => readFileSync(FILE, 'utf8').trimEnd().split('\n').slice(1)

const listOf = (text: string): string[] => (text === '' ? [] : text.split('|'))

/** Returns the names of a line: its term and its synonyms. */
export function namesOfLine(line: string): string[] {
  const [term = '', , , , , , , synonyms = ''] = line.split('\t')
  return [term, ...listOf(synonyms)]
}

/** Returns of what a line's term is a kind; an empty text for none. */
export const parentOfLine = (line: string): string | undefined => line.split('\t', 7)[6]

/** Reads the entry of a line. */
export function entryOfLine(line: string): Entry {
  const [term = '', kind, head = '', category, also = '', group = '', parent, synonyms = '', found = '', measure, gst] = line.split('\t')
  // A test holds that the file's kinds, categories and GST are those of the types.
  return {
    term,
    kind: kind as Kind,
    head,
    category: (category || null) as CategoryName | null,
    alsoCategories: listOf(also) as CategoryName[],
    group,
    parent: parent || null,
    synonyms: listOf(synonyms),
    alsoFound: listOf(found),
    measure: measure || null,
    gst: (gst || null) as Entry['gst'],
  }
}
