import { CATEGORIES } from '#contract/options.ts'
import { ancestorsOf } from './ancestors.ts'
import type { Entry } from './entry.ts'
import { keyOf } from './key-of.ts'
import { kindsOf, lookUp } from './vocabulary.ts'

/** What has so many kinds is nearly what a category is. */
const MANY_KINDS = 20
const categories = new Set(CATEGORIES.map(keyOf))

/**
 * Returns those of the names that a search for goods finds too which are no names of them: what they are a kind of, other kinds of it, and
 * whole categories. Who has whiting, fish or seafood does not say that it has salmon; who has tiger prawns does say that it has prawns.
 */
export function otherGoodsIn(entry: Entry): string[] {
  const { kind, term, parent, group, alsoFound } = entry
  if (kind !== 'goods' || alsoFound.length === 0) return []
  const above = new Set(ancestorsOf(entry))
  return alsoFound.filter((name) => {
    // Whoever has fresh produce has vegetables, but not surely avocados.
    if (categories.has(keyOf(name))) return parent !== null || kindsOf(term) < MANY_KINDS
    const other = lookUp(name)
    if (other?.kind !== 'goods' || other.term === term) return false
    // Oat milk is a kind of plant milk too.
    const isKind = keyOf(group) === keyOf(term) && other.group === group
    return above.has(other.term) || (parent !== null && other.parent === parent && !isKind)
  })
}
