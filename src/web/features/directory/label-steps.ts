import { groundOf, type LabelChoice } from '#shared/artwork-options.ts'

/** Neighbours before a card: beside it, above it in a grid of three, above it in a grid of two; the first weigh most. */
const NEIGHBOURS = [1, 3, 2]
/** More than any category has tones. */
const STEPS = [0, 1, 2, 3, 4]

/** A step for each label of a list that is laid out in one, two or three columns, so that neighbours differ in each of them as far as the tones reach. */
export function labelSteps(items: readonly LabelChoice[]): number[] {
  const grounds: string[] = []
  return items.map((item, at) => {
    const choices = STEPS.map((step) => groundOf({ ...item, step }))
    const clashes = choices.map((ground) =>
      NEIGHBOURS.reduce((sum, back, weight) => (grounds[at - back] === ground ? sum + 2 ** -weight : sum), 0),
    )
    const best = clashes.indexOf(Math.min(...clashes))
    grounds.push(choices[best]!)
    return best
  })
}
