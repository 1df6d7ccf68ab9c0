import type { Problem } from '#contract/problem.ts'

/** Returns the problem document that a call was refused with. A call that is not refused fails the test. */
export async function problemOf(call: Promise<unknown>): Promise<Problem> {
  const error = await call.then(
    () => null,
    (refusal: Error) => refusal,
  )
  if (!error) throw new Error('The call was not refused.')
  return JSON.parse(error.message.replace(/^\d{3}: /, '')) as Problem
}
