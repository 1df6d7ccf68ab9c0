import { createHash } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { forgotPassword, login, register } from '#contract/accounts/accounts.ts'
import { stopEmails } from '#contract/emails/unsubscribe.ts'
import { addressHash, hashOfColumn, padsOf } from '#server/db/address-hash.ts'
import { signaturesOf } from '#server/security/encryption.ts'
import { insertConfirmedAddresses } from '#server/features/emails/queue/queries.ts'
import { hasStopped } from '#server/features/emails/readers/stop-queries.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { createBrowser } from '#test/app/browser.ts'
import { collectLog } from '#test/app/log.ts'
import { newcomer } from '#test/people/people.ts'
import { loadAddressKey } from './load-address-key.ts'

let app: TestApp
afterEach(() => app.stop())

const EMAIL = 'Ann@cafe.example'
const unkeyed = (email: string) => createHash('sha256').update(email.toLowerCase()).digest('base64url')

describe('The key of address hashes', () => {
  test('nothing that is stored can be made from an address alone', async () => {
    app = await createTestApp()
    const { db, pool } = app.context
    const ann = { ...newcomer(), email: EMAIL }
    const browser = createBrowser(app)
    await browser.call(register, ann)
    await browser.call(login, { ...ann, password: 'a wrong one' }).catch(() => {})
    await browser.call(forgotPassword, { email: EMAIL })
    await app.emails()
    await insertConfirmedAddresses(db, [addressHash(db, EMAIL)])
    await db
      .insertInto('emailStops')
      .values({ emailHash: addressHash(db, EMAIL), list: 'reminders' })
      .execute()
    const tables = await Promise.all(
      ['rate_limits', 'confirmed_addresses', 'email_stops'].map((table) => pool.query(`select * from ${table}`)),
    )
    const stored = JSON.stringify(tables.map(({ rows }) => rows))
    expect(stored).toContain(addressHash(db, EMAIL))
    expect(stored).toContain(`login-failures:${addressHash(db, EMAIL).slice(0, 22)}`)
    expect(stored).not.toContain(unkeyed(EMAIL).slice(0, 22))
  })

  test('a statement makes the same hash as the program, of an address in any case', async () => {
    app = await createTestApp()
    const { db } = app.context
    const { id } = await app.supplier({ email: EMAIL })
    const row = db
      .selectFrom('suppliers')
      .select(hashOfColumn('email', padsOf(db)).as('hash'))
      .where('id', '=', id)
    expect(await row.executeTakeFirstOrThrow()).toEqual({ hash: addressHash(db, EMAIL.toUpperCase()) })
  })

  test('what was stored before there was a key counts after the next start, and links of emails of before still stop them', async () => {
    app = await createTestApp()
    const { context } = app
    const { db, secrets } = context
    await db.deleteFrom('addressKey').execute()
    await db
      .insertInto('emailStops')
      .values({ emailHash: unkeyed(EMAIL), list: 'reminders' })
      .execute()
    await Promise.all([loadAddressKey(context), loadAddressKey(context)])
    expect(await hasStopped(db, { list: 'reminders', emailHash: addressHash(db, EMAIL) })).toBe(true)
    const [signature] = signaturesOf(secrets, `unsubscribe:newsletter:${unkeyed(EMAIL)}`)
    await app.call(stopEmails, { token: ['newsletter', unkeyed(EMAIL), signature].join('.') })
    expect(await hasStopped(db, { list: 'newsletter', emailHash: addressHash(db, EMAIL) })).toBe(true)
  })

  test('the key stays when the secrets change, and where none opens it there is a new one, as the log says', async () => {
    const log = collectLog()
    app = await createTestApp({}, { logTo: log })
    const { context } = app
    const { db, secrets } = context
    const before = addressHash(db, EMAIL)
    await loadAddressKey({ ...context, secrets: ['a new secret', secrets[0]] })
    await loadAddressKey({ ...context, secrets: ['a new secret'] })
    expect(addressHash(db, EMAIL)).toBe(before)
    expect(log.entries()).toEqual([])
    await loadAddressKey({ ...context, secrets: ['another one'] })
    expect(addressHash(db, EMAIL)).not.toBe(before)
    expect(log.entries().map(({ msg }) => msg)).toEqual([expect.stringMatching(/^No secret opens the key of the addresses/)])
    const { encrypted } = await db.selectFrom('addressKey').select('encrypted').executeTakeFirstOrThrow()
    expect(encrypted).not.toContain(padsOf(db).toString('base64url').slice(0, 20))
  })
})
