import { expect, type Caller } from './site.ts'

/** Posts to the API and returns the response body; fails the test on an error status. */
export async function send({ request }: Caller, path: string, data: object = {}) {
  const answer = await request.post(path, { data })
  expect([path, answer.status(), answer.ok() ? '' : await answer.text()]).toEqual([path, answer.status(), ''])
  return answer.status() === 204 ? undefined : await answer.json()
}
