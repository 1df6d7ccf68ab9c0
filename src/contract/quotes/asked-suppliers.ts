import * as z from 'zod/mini'
import { MAX_BULK } from '#contract/options.ts'
import { Id } from '#contract/endpoint/values.ts'

const NONE = 'Please choose at least one supplier.'
const TOO_MANY = `Please choose at most ${MAX_BULK} suppliers.`

/** The suppliers of a bulk request, as they were sent: one named twice counts once. */
export const AskedSuppliers = z.array(Id, NONE).check(
  z.maxLength(1000, TOO_MANY),
  z.minLength(1, NONE),
  z.refine((ids) => new Set(ids).size <= MAX_BULK, TOO_MANY),
)
