import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { renewEncryption } from '#server/bootstrap/renew-encryption.ts'
import { createLog } from '#server/log.ts'
import type { Secrets } from '#server/security/encryption.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { collectLog } from '#test/app/log.ts'
import { storeTokens, tokensOf } from './account-tokens.ts'

const [OLD, NEW] = ['the first secret of this site and no other', 'the second secret of this site and no other']
const tokens = { accessToken: 'access-to-the-page', refreshToken: 'a-new-one', expiresAt: new Date('2027-01-01T00:00:00Z'), endsAt: null }

let app: TestApp
beforeAll(async () => void (app = await createTestApp({ SESSION_SECRET: OLD })))
afterAll(() => app.stop())

/** Inserts an account with tokens, encrypted with the secret of the site. */
async function withTokens() {
  const { db, secrets } = app.context
  const { id: supplierId } = await app.supplier()
  const account = {
    supplierId,
    platform: 'facebook',
    accountName: 'Bean Co',
    network: 'live',
    remoteId: 'page-1',
    needsConnecting: true,
  } as const
  const { id } = await db
    .insertInto('socialAccounts')
    .values({ ...account, createdAt: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await storeTokens(db, secrets, id, tokens, new Date())
  return { id, row: () => db.selectFrom('socialAccounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow() }
}

describe('The tokens of a social account', () => {
  test('they are stored encrypted, and an account whose tokens are stored need not be connected again', async () => {
    const { row } = await withTokens()
    const stored = await row()
    expect(tokensOf(app.context.secrets, stored)).toEqual(tokens)
    expect(stored.needsConnecting).toBe(false)
    expect(JSON.stringify(stored)).not.toMatch(/access-to-the-page|a-new-one/)
    expect(tokensOf([NEW], stored)).toBeNull()
    expect(tokensOf([OLD], { tokens: null, tokensExpireAt: null })).toBeNull()
  })

  test('a new secret beside the former one encrypts them anew; those that no secret opens are counted in the log', async () => {
    const { row } = await withTokens()
    const logged = collectLog()
    const renew = (...secrets: Secrets) => renewEncryption({ db: app.context.db, secrets, log: createLog(app.context.config, logged) })
    await renew(NEW, OLD)
    expect(tokensOf([NEW], await row())).toEqual(tokens)
    expect(tokensOf([OLD], await row())).toBeNull()
    expect(logged.text()).toBe('')
    await renew('a third secret of this site that opens nothing')
    expect(logged.text()).toContain('No secret opens the access to these social accounts')
    expect(tokensOf([NEW], await row())).toEqual(tokens)
  })
})
