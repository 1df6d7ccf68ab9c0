import type { PostcodeRange } from '#contract/delivery.ts'

/** "3000-3207, 3220" as ranges; what is no postcode is left to be refused. */
export const rangesOf = (typed: string): PostcodeRange[] =>
  typed
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [from = '', to = from] = part.split(/\s*(?:-|–|\bto\b)\s*/)
      return { from, to }
    })

/** As it is typed again: "3000-3207, 3220". */
export const typedRanges = (ranges: readonly PostcodeRange[]): string =>
  ranges.map(({ from, to }) => (from === to ? from : `${from}-${to}`)).join(', ')

/** Both together, in their order, those that touch or overlap as one. */
export function joinedRanges(some: readonly PostcodeRange[], others: readonly PostcodeRange[]): PostcodeRange[] {
  const joined: PostcodeRange[] = []
  for (const { from, to } of [...some, ...others].toSorted((a, b) => a.from.localeCompare(b.from))) {
    const last = joined.at(-1)
    if (!last || Number(from) > Number(last.to) + 1) joined.push({ from, to })
    else if (to > last.to) last.to = to
  }
  return joined
}

/** As it is read: "3000–3207". */
export const rangeInWords = ({ from, to }: PostcodeRange): string => (from === to ? from : `${from}–${to}`)
