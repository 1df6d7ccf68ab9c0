import * as z from 'zod/mini'

// When, where and from which amount a supplier delivers.

export const RANGES_MOST = 200

export const Postcode = z.string().check(z.trim(), z.regex(/^\d{4}$/, 'Please give a postcode of four digits.'))

/** From one postcode to another, both included; one alone is a range from itself to itself. */
export const PostcodeRange = z
  .object({ from: Postcode, to: Postcode })
  .check(z.refine(({ from, to }) => from <= to, { error: 'The first postcode is above the second.', path: ['to'] }))
export type PostcodeRange = z.output<typeof PostcodeRange>
