import { beforeAll, describe, expect, test } from 'vitest'
import { listSuppliers } from '#contract/directory/directory.ts'
import { requestQuote } from '#contract/quotes/quotes.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { collectLog } from '#test/app/log.ts'
import { hasPgBouncer, NO_POOLER, startPgBouncer } from '#test/database/pgbouncer.ts'
import { hasPostgres, NO_SERVER, startPostgres } from '#test/database/postgres.ts'
import { buyer, type Person } from '#test/people/people.ts'

const missing = hasPostgres() ? (hasPgBouncer() ? null : NO_POOLER) : NO_SERVER
const PEOPLE = 8

describe.skipIf(missing !== null)(`A site behind PgBouncer in transaction mode${missing === null ? '' : `: skipped, ${missing}`}`, () => {
  let app: TestApp
  const logged = collectLog()
  beforeAll(async () => {
    const server = (await startPostgres())!
    const pooler = await startPgBouncer(server.url)
    const addresses = { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: server.url }
    app = await createTestApp(
      { ...addresses, SESSION_SECRET: 'the secret of an app that is under test', LOG_LEVEL: 'info' },
      { logTo: logged },
    )
    return async () => {
      await app.stop()
      await pooler.stop()
      await server.stop()
    }
  })

  test('says at its start what the pooler does not keep', () => {
    expect(logged.entries().map(({ msg }) => msg)).toContainEqual(
      expect.stringMatching(/^The pooler at DATABASE_URL refuses or forgets settings .*ignore_startup_parameters/),
    )
  })

  test('people sign in, ask for quotes and search at once, again and again, and each copy leaves once', async () => {
    const { id } = await app.supplier({ businessName: 'Cauliflower Growers' })
    const people = await Promise.all(Array.from({ length: PEOPLE }, () => buyer(app)))
    const ask = (person: Person) =>
      person.call(requestQuote, {
        supplierId: id,
        businessName: 'Corner Cafe',
        contactEmail: person.email,
        requirements: 'Two boxes a week',
      })
    for (let round = 0; round < 3; round++) {
      const sent = await Promise.all(people.map(ask))
      expect(new Set(sent.map((request) => request.id)).size).toBe(PEOPLE)
      const found = await Promise.all(people.map(() => app.call(listSuppliers, { search: 'cauliflower growers' })))
      for (const { items } of found) expect(items.map(({ businessName }) => businessName)).toEqual(['Cauliflower Growers'])
    }
    const copies = (await app.emails()).filter(({ subject }) => subject?.startsWith('Your quote request to Cauliflower Growers'))
    expect(new Set(copies.map(({ subject }) => subject)).size).toBe(3 * PEOPLE)
    expect(copies).toHaveLength(3 * PEOPLE)
  })
})
