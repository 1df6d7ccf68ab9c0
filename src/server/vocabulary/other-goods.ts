import { CATEGORIES } from '#contract/options.ts'
import type { Entry } from './entry.ts'
import { keyOf } from './key-of.ts'
import { hasKinds, lookUp } from './vocabulary.ts'

/** Generations from a kind of goods to what it is a kind of. */
const DEEPEST = 4
const categories = new Set(CATEGORIES.map(keyOf))

/**
 * Returns those of the names that a search for goods finds too which are no names of them: what they are a kind of, other kinds of it, and
 * whole categories. Who has whiting, fish or seafood does not say that it has salmon; who has tiger prawns does say that it has prawns.
 */
export function otherGoodsIn({ kind, term, parent, group, alsoFound }: Entry): string[] {
  if (kind !== 'goods') return []
  const above = new Set(ancestorsOf(parent))
  // Whoever has fresh produce has vegetables, but not surely avocados.
  const isBroad = hasKinds(term) || keyOf(group) === keyOf(term)
  return alsoFound.filter((name) => {
    if (categories.has(keyOf(name))) return !isBroad
    const other = lookUp(name)
    if (other?.kind !== 'goods' || other.term === term) return false
    return above.has(other.term) || (parent !== null && other.parent === parent && !(isBroad && other.group === group))
  })
}

function ancestorsOf(parent: string | null, generations = DEEPEST): string[] {
  if (parent === null || generations === 0) return []
  return [parent, ...ancestorsOf(lookUp(parent)?.parent ?? null, generations - 1)]
}
