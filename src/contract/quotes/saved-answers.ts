import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint/endpoint.ts'
import { linesOf, Quote, PricedLine, quoteTerms } from './supplier-quote.ts'
import { line, PathId, Uuid } from '#contract/endpoint/values.ts'

export const MAX_SAVED_ANSWERS = 20
/** An answer that a supplier saves as a template for answers to other requests. */
export const SavedAnswer = z.object({
  id: Uuid,
  name: z.string(),
  offer: z.extend(z.omit(Quote, { revision: true, isInstant: true, passedLineIds: true, attachment: true, createdAt: true }), {
    lines: z.array(PricedLine),
  }),
})
export type SavedAnswer = z.output<typeof SavedAnswer>
/** The most lines of a saved answer. */
const MAX_SAVED_LINES = 100
const reusable = { lines: linesOf(PricedLine, MAX_SAVED_LINES), ...quoteTerms }

export const listSavedAnswers = endpoint('GET /api/suppliers/:id/saved-answers', {
  isPrivate: true,
  summary: 'Answers that I keep to use again, by name',
  params: { id: PathId },
  output: z.array(SavedAnswer),
})
export const addSavedAnswer = endpoint('POST /api/suppliers/:id/saved-answers', {
  summary: 'Keep an answer to use again; one of the same name is replaced',
  params: { id: PathId },
  body: { name: line(80, 'Please give it a name.'), ...reusable },
  output: SavedAnswer,
  status: 201,
})
export const removeSavedAnswer = endpoint('DELETE /api/suppliers/:id/saved-answers/:answerId', {
  summary: 'No longer keep an answer',
  params: { id: PathId, answerId: Uuid },
})
