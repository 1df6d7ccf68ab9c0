import type { Problem } from '#contract/endpoint/problem.ts'

/** Returns the problem document that a call failed with. A call that succeeds fails the test. */
export async function problemOf(call: Promise<unknown>): Promise<Problem> {
  const error = await call.then(
    () => null,
    (failure: Error) => failure,
  )
  if (!error) throw new Error('The call was not refused.')
  return JSON.parse(error.message.replace(/^\d{3}: /, '')) as Problem
}

/** Returns the status that a call was refused with, and the fields that it names. */
export async function refusedFields(call: Promise<unknown>): Promise<[status: number, fields: string | undefined]> {
  const { status, errors } = await problemOf(call)
  return [status, errors?.map(({ path }) => path).join()]
}
