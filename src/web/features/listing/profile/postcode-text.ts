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
