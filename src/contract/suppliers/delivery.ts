import * as z from 'zod/mini'
import { typedPostcode } from '#shared/contact/postcode.ts'

// Schemas for where a supplier delivers.

export const MAX_RANGES = 200

export const Postcode = z.string().check(z.overwrite(typedPostcode), z.regex(/^\d{4}$/, 'Please give a postcode of four digits.'))

/** All postcodes between two, both included. A single postcode is a range in which both ends are equal. */
export const PostcodeRange = z
  .object({ from: Postcode, to: Postcode })
  .check(z.refine(({ from, to }) => from <= to, { error: 'The first postcode is above the second.', path: ['to'] }))
export type PostcodeRange = z.output<typeof PostcodeRange>
