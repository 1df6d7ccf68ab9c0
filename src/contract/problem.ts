import * as z from 'zod/mini'

/**
 * The body of every error response, after RFC 9457 (docs/behaviour.md, Errors). `errors` has an entry for each invalid field of a 400, and
 * for each missing resource of a 404 that concerns several.
 */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.optional(z.string()),
  errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
})
export type Problem = z.output<typeof Problem>
