/**
 * The most types that a check of everything may instantiate: a tenth above what it takes. It is a count, the same on every machine, and what
 * time and memory of the check follow.
 */
export const MAX_INSTANTIATIONS = 9_900_000

const INSTANTIATIONS = /^Instantiations:\s+(\d+)$/m

/** Splits what `tsc --extendedDiagnostics` prints: the errors, and in lines of our own how much was instantiated. */
export function readDiagnostics(printed) {
  const start = printed.search(/^Files:\s+\d+$/m)
  const errors = (start < 0 ? printed : printed.slice(0, start)).trimEnd()
  const count = Number(INSTANTIATIONS.exec(printed)?.[1] ?? 0)
  const isOver = count > MAX_INSTANTIATIONS
  const lines = count > 0 ? [`Types: ${millions(count)} million instantiations of at most ${millions(MAX_INSTANTIATIONS)}.`] : []
  return { errors, isOver, lines: isOver ? [...lines, MEND] : lines }
}

const MEND = `That is above the budget, and a type check as dear as that takes minutes. Some type is made anew wherever it is used: compare a union member by
member (Extract, a conditional type over all endpoints) and it grows with the square of the contract. Look it up by key in a mapped type instead, as
src/contract/api.ts does. \`npx tsc --noEmit --generateTrace .cache/trace\` says which type it is. Where the code has just grown, raise the budget in
setup/type-budget.mjs.`

const millions = (count) => (count / 1e6).toFixed(1)
