import { recordOf } from '#shared/objects.ts'
import { itemAt } from '#shared/item-at.ts'
import { FIELDS, SPELLINGS, type Field } from './spellings.ts'

/** The positions, for each field, of the columns that may hold it, in order of preference. */
export type Columns = Record<Field, number[]>

/** Finds the columns by their headings; `named` are the headings that a mapping assigns to fields, which no other field then uses. */
export function findColumns(headings: string[], named: Partial<Record<Field, string>> = {}): Columns {
  const plain = headings.map(plainHeading)
  const mapped = new Set(Object.values(named).map(normaliseHeading))
  const positions = (spelling: string) => plain.flatMap((heading, i) => (heading === spelling ? [i] : []))
  const found = (field: Field) => {
    const name = named[field]
    if (name !== undefined) return positions(normaliseHeading(name))
    const known = SPELLINGS[field].filter((spelling) => !mapped.has(spelling)).flatMap(positions)
    // Every position is that of a heading.
    return [...known, ...anzsicColumns(plain, field).filter((i) => !known.includes(i) && !mapped.has(itemAt(plain, i)))]
  }
  return recordOf(FIELDS, found)
}

/** Reduces a heading to its letters and digits in lower case: "Post code", "post_code" and "PostCode" are the same heading. */
export const normaliseHeading = (heading: string) =>
  heading
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Leaves out what stands in brackets, where this makes a known heading: "Name (required)". */
function plainHeading(heading: string): string {
  const [whole, part] = [normaliseHeading(heading), normaliseHeading(heading.replace(/[([{][^)\]}]*[)\]}]/g, ' '))]
  return !KNOWN.has(whole) && KNOWN.has(part) ? part : whole
}
const KNOWN = new Set(Object.values(SPELLINGS).flat())

/** Finds the ANZSIC columns, which statistical files name in many ways: "Industry_ANZSIC4_code", "ANZSIC 2006 class title". */
function anzsicColumns(plain: string[], field: Field): number[] {
  if (field !== 'industry' && field !== 'industryCode') return []
  return plain.flatMap((heading, i) => (heading.includes('anzsic') && heading.includes('code') === (field === 'industryCode') ? [i] : []))
}
