import type { PostcodeRange } from '#contract/delivery.ts'

/** Parses "3000-3207, 3220" as ranges; parts that are not postcodes stay as they are, and validation rejects them. */
export const rangesOf = (typed: string): PostcodeRange[] =>
  typed
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [from = '', to = from] = part.split(/\s*(?:-|–|\bto\b)\s*/)
      return { from, to }
    })

/** Formats ranges as they are typed: "3000-3207, 3220". */
export const typedRanges = (ranges: readonly PostcodeRange[]): string =>
  ranges.map(({ from, to }) => (from === to ? from : `${from}-${to}`)).join(', ')

/** Returns both lists as one in ascending order, with adjacent and overlapping ranges merged. */
export function joinedRanges(some: readonly PostcodeRange[], others: readonly PostcodeRange[]): PostcodeRange[] {
  const joined: PostcodeRange[] = []
  for (const { from, to } of [...some, ...others].toSorted((a, b) => a.from.localeCompare(b.from))) {
    const last = joined.at(-1)
    if (!last || Number(from) > Number(last.to) + 1) joined.push({ from, to })
    else if (to > last.to) last.to = to
  }
  return joined
}

/** Formats a range for display: "3000–3207". */
export const rangeInWords = ({ from, to }: PostcodeRange): string => (from === to ? from : `${from}–${to}`)
