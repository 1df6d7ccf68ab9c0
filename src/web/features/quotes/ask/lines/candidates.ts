import type { CategoryName } from '#contract/options.ts'
import { positionsFor, type AskedLine } from './asked-lines.ts'

/** A supplier that may be asked. */
export type Candidate = {
  id: number
  businessName: string
  category: CategoryName
  suburb: string | null
  state: string | null
  averageRating?: string
  /** Whether it delivers to the place of the request; null or undefined where that is not known. */
  delivers?: boolean | null | undefined
  /** The lines that it got last time, where that is known. */
  got?: readonly string[]
}
/** Why a supplier is proposed, the best reason first. */
export type Group = 'last' | 'saved' | 'sells'
export type Proposed = Candidate & { group: Group; positions: number[] }

const GROUPS: readonly Group[] = ['last', 'saved', 'sells']

/**
 * Returns the suppliers that may be asked, each once: those asked last, then saved ones, then others that sell the categories. Within a group
 * who delivers there comes first, then who gets more of the lines, then the better rated. Of those that nobody has chosen before, who says no
 * to the place or sells nothing of the list is left out.
 */
export function proposed(groups: Record<Group, readonly Candidate[]>, lines: readonly AskedLine[]): Proposed[] {
  const seen = new Set<number>()
  const deliveries = new Map(
    Object.values(groups).flatMap((all) => all.flatMap(({ id, delivers }) => (delivers === undefined ? [] : [[id, delivers]]))),
  )
  return GROUPS.flatMap((group) => {
    const found = groups[group].filter(({ id }) => !seen.has(id) && seen.add(id))
    return found
      .map((candidate) => ({
        ...candidate,
        delivers: deliveries.get(candidate.id),
        group,
        positions: positionsFor(lines, candidate.category, candidate.got),
      }))
      .filter(({ delivers, positions }) => group !== 'sells' || (delivers !== false && positions.length > 0))
      .toSorted(
        (one, other) =>
          fit(other) - fit(one) ||
          other.positions.length - one.positions.length ||
          Number(other.averageRating ?? 0) - Number(one.averageRating ?? 0),
      )
  })
}

const fit = ({ delivers }: Candidate) => (delivers === true ? 2 : delivers === false ? 0 : 1)

/** Returns the items that none of the suppliers gets. */
export const unasked = (lines: readonly AskedLine[], receivers: readonly { positions: readonly number[] }[]): string[] => {
  const asked = new Set(receivers.flatMap(({ positions }) => positions))
  return lines.filter((_, at) => !asked.has(at)).map(({ item }) => item)
}
