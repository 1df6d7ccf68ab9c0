import { PassThrough } from 'node:stream'
import { expect, vi } from 'vitest'
import type { TestApp } from './app.ts'
import { PATIENCE_MS } from './patience.ts'
import type { Person } from '#test/people/people.ts'

/** Sends the beginning of a request; the returned function sends the rest once `meanwhile` has run, and returns the response. */
export async function slowly(
  { context: { db } }: TestApp,
  ann: Person,
  method: 'PUT' | 'POST',
  url: string,
  body: Record<string, unknown>,
) {
  const long = '2020-01-01T00:00:00Z'
  const old = new Date(Date.now() - 2 * 3_600_000)
  await db.updateTable('sessions').set({ seenAt: old }).where('accountId', '=', ann.id).execute()
  const text = JSON.stringify(body)
  const payload = new PassThrough()
  payload.write(text.slice(0, 1))
  const headers = { 'content-type': 'application/json', 'content-length': String(text.length) }
  const response = ann.ask({ method, url, payload, headers })
  // A session that is read after more than an hour notes that it was used.
  await vi.waitFor(async () => {
    const sessions = await db.selectFrom('sessions').select('seenAt').where('accountId', '=', ann.id).execute()
    expect(sessions.some(({ seenAt }) => new Date(seenAt) > old && seenAt > long)).toBe(true)
  }, PATIENCE_MS)
  return () => {
    payload.end(text.slice(1))
    return response
  }
}
