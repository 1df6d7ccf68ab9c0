import * as z from 'zod/mini'

/**
 * The document of every error response (docs/behaviour/http.md, Errors): RFC 9457, with `errors` for each field on a 400, and on a 404 for each
 * of several things that do not exist.
 * `requestId` is what the lines of the log about this request carry.
 */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.optional(z.string()),
  errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  requestId: z.string(),
})
export type Problem = z.output<typeof Problem>
