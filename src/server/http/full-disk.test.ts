import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changeAccount, getAccount, getMe } from '#contract/accounts/accounts.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { collectLog } from '#test/app/log.ts'
import { buyer, type Person } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'

const HOUR_MS = 3_600_000

let time = Date.now()
let app: TestApp
let ann: Person
beforeAll(async () => {
  app = await createTestApp({}, { now: () => new Date(time), logTo: collectLog() })
  ann = await buyer(app)
})
afterAll(() => app.stop())

/** Makes PostgreSQL refuse the changes of two tables as it does on a full disk. */
async function fillDisk() {
  const { db } = app.context
  await sql`create function refuse_change() returns trigger language plpgsql as
    $$ begin raise exception using errcode = '53100', message = 'could not extend file: No space left on device'; end $$`.execute(db)
  for (const table of ['sessions', 'accounts'])
    await sql`create trigger full_disk before update on ${sql.table(table)} for each row execute function refuse_change()`.execute(db)
}
const freeDisk = () => sql`drop function refuse_change() cascade`.execute(app.context.db)

const askMe = async () => {
  const response = await ann.ask({ url: '/api/me' })
  return { user: response.json().user?.id, renewed: response.headers['set-cookie'] !== undefined }
}

describe('On a full disk', () => {
  test('reads of signed-in users go on, whose last use is not stored until there is room, and writes get 503', async () => {
    time += 2 * HOUR_MS
    await fillDisk()
    try {
      expect(await askMe()).toEqual({ user: ann.id, renewed: false })
      expect(await ann.call(getAccount, {})).toMatchObject({ id: ann.id })
      expect(await problemOf(ann.call(changeAccount, { username: 'another' }))).toMatchObject({ status: 503 })
    } finally {
      await freeDisk()
    }
    expect(await askMe()).toEqual({ user: ann.id, renewed: true })
    expect(await askMe()).toEqual({ user: ann.id, renewed: false })
    expect((await ann.call(getMe, {})).user).toMatchObject({ id: ann.id })
  })
})
