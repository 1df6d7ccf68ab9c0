import { groundOf, type LabelChoice } from '#shared/pictures/artwork-options.ts'

/**
 * Offsets of the neighbours before a card: beside it, above it in a grid of three columns, above it in one of two; earlier ones weigh more.
 */
const NEIGHBOURS = [1, 3, 2]
/** More steps than any category has tones. */
const STEPS = [0, 1, 2, 3, 4]

/**
 * Returns a step for each label of a list, such that neighbours have different colours in layouts of one, two and three columns, as far as
 * the tones of the categories allow.
 */
export function labelSteps(items: readonly LabelChoice[]): number[] {
  const grounds: string[] = []
  return items.map((item, at) => {
    const choices = STEPS.map((step) => groundOf({ ...item, step }))
    const clashes = choices.map((ground) =>
      NEIGHBOURS.reduce((sum, back, weight) => (grounds[at - back] === ground ? sum + 2 ** -weight : sum), 0),
    )
    const best = clashes.indexOf(Math.min(...clashes))
    grounds.push(choices[best] ?? '')
    return best
  })
}
