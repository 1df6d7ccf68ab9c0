import type { PostcodeRange } from '#contract/suppliers/delivery.ts'

/** Parses postcodes and ranges with commas between, as the contract has checked them. */
export const rangesIn = (text: string): PostcodeRange[] =>
  text.split(',').map((range) => {
    const [from = '', to = from] = range.split('-')
    return { from, to }
  })

export const isWithin = (ranges: readonly PostcodeRange[], postcode: string): boolean =>
  ranges.some(({ from, to }) => from <= postcode && postcode <= to)
