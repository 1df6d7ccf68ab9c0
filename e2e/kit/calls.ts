import { expect, type Caller } from './site.ts'

/** Posts to the API and returns the response body, undefined for an empty one; fails the test on an error status. */
export async function send({ request }: Caller, path: string, data: object = {}) {
  const answer = await request.post(path, { data })
  const body = await answer.text()
  expect([path, answer.status(), answer.ok() ? '' : body]).toEqual([path, answer.status(), ''])
  return body === '' ? undefined : JSON.parse(body)
}
