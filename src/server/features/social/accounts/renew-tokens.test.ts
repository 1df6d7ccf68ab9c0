import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { removeSocialAccount } from '#contract/social/social-accounts.ts'
import { addSocialPost, publishSocialPost } from '#contract/social/social-posts.ts'
import { renewEncryption } from '#server/bootstrap/renew-encryption.ts'
import { encrypt } from '#server/security/encryption.ts'
import { confirmReader } from '#server/features/emails/delivery/held-emails.ts'
import { AccessEnded } from '#server/ports/publisher/publisher.ts'
import type { supplier } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'
import { socialSite } from '#test/stubs/social-site.ts'
import { tokensOf } from './account-tokens.ts'
import { renewTokens } from './renew-tokens.ts'
import { tokensById } from './token-queries.ts'
import { renewDue, notifyOfEnds } from './watch-access.ts'

type Site = Awaited<ReturnType<typeof socialSite>>
type Supplier = Awaited<ReturnType<typeof supplier>>

const publishAs = async (beans: Supplier, platform: 'twitter' | 'linkedin' | 'tiktok', content: string) => {
  const { id } = await beans.call(addSocialPost, { id: beans.supplierId, platform, content })
  return beans.call(publishSocialPost, { id })
}
async function accountOf(site: Site, beans: Supplier) {
  const account = (await site.accountsOf(beans)).find(({ isActive }) => isActive)!
  const { db, secrets } = site.app.context
  return { account, tokens: tokensOf(secrets, (await tokensById(db, account.id))!)! }
}
const renewals = (site: Site) => site.server.received.filter(({ fields }) => fields.grant_type === 'refresh_token').length

describe('Tokens of two hours, for one renewal each', () => {
  let site: Site
  beforeAll(async () => void (site = await socialSite('twitter')))
  afterAll(() => site.stop())

  test('are renewed before they are used once they are about to end', async () => {
    const beans = await site.connected()
    const before = await accountOf(site, beans)
    await publishAs(beans, 'twitter', 'First')
    expect(renewals(site)).toBe(0)
    site.later(118)
    expect(await publishAs(beans, 'twitter', 'Second')).toMatchObject({ status: 'posted' })
    expect(renewals(site)).toBe(1)
    expect((await accountOf(site, beans)).tokens.refreshToken).not.toBe(before.tokens.refreshToken)
  })

  test('are renewed when the platform refuses them, and the post is tried once more', async () => {
    const beans = await site.connected()
    site.server.expire()
    const [posts, before] = [site.server.world.posts.length, renewals(site)]
    expect(await publishAs(beans, 'twitter', 'Third')).toMatchObject({ status: 'posted', network: 'live' })
    expect([site.server.world.posts.length, renewals(site)]).toEqual([posts + 1, before + 1])
  })

  test('are renewed once by many who need them at the same time', async () => {
    const beans = await site.connected()
    const { account, tokens } = await accountOf(site, beans)
    const before = renewals(site)
    const live = site.app.context.publisher.live.twitter!
    const renewed = await Promise.all([1, 2, 3, 4, 5].map(() => renewTokens(site.app.context, live, account, tokens)))
    expect(renewals(site)).toBe(before + 1)
    expect(new Set(renewed.map(({ accessToken }) => accessToken)).size).toBe(1)
    expect((await accountOf(site, beans)).tokens.accessToken).toBe(renewed[0]!.accessToken)
  })

  test('are renewed each week by themselves, so that the access lasts', async () => {
    const beans = await site.connected()
    const before = renewals(site)
    await renewDue(site.app.context)
    expect(renewals(site)).toBe(before)
    site.later(7 * 24 * 60 + 1)
    const { tokens } = await accountOf(site, beans)
    await renewDue(site.app.context)
    expect((await accountOf(site, beans)).tokens.accessToken).not.toBe(tokens.accessToken)
    const after = renewals(site)
    await renewDue(site.app.context)
    expect(renewals(site)).toBe(after)
  })

  test('an access that its owner has ended has to be connected again: the post fails with that reason', async () => {
    const beans = await site.connected()
    site.server.endAccess()
    const problem = await problemOf(publishAs(beans, 'twitter', 'Fourth'))
    expect(problem).toMatchObject({ status: 502, detail: expect.stringContaining('connect') })
    expect((await accountOf(site, beans)).account.needsConnecting).toBe(true)
    expect(await problemOf(publishAs(beans, 'twitter', 'Fifth'))).toMatchObject({
      status: 409,
      detail: expect.stringContaining('connect your account again'),
    })
    expect(site.server.secrets().filter((secret) => JSON.stringify(problem).includes(secret))).toEqual([])
    await site.comeBack(beans, site.server.agree(await site.pageFor(beans)))
    expect(await publishAs(beans, 'twitter', 'Sixth')).toMatchObject({ status: 'posted' })
  })

  test('whose renewal is refused are told by one email', async () => {
    const beans = await site.connected()
    site.server.endAccess()
    site.later(8 * 24 * 60)
    await renewDue(site.app.context)
    await renewDue(site.app.context)
    const mine = (await site.app.emails()).filter(({ to }) => to?.[0]?.address === beans.email)
    expect(mine.map(({ subject }) => subject)).toEqual(['Please connect Twitter/X again'])
    expect((await accountOf(site, beans)).account.needsConnecting).toBe(true)
  })

  test('of a removed account are revoked at the platform, and deleted here', async () => {
    const beans = await site.connected()
    const { account, tokens } = await accountOf(site, beans)
    await beans.call(removeSocialAccount, { id: account.id })
    await expect.poll(() => site.server.world.refresh.has(tokens.refreshToken!)).toBe(false)
    await expect.poll(() => site.app.context.db.selectFrom('socialRevocations').select('id').execute()).toEqual([])
  })

  test('of an account that is removed while they are renewed are revoked too, and nothing is posted with them', async () => {
    const beans = await site.connected()
    const { account, tokens } = await accountOf(site, beans)
    const live = site.app.context.publisher.live.twitter!
    const slow = {
      ...live,
      async renew(before: typeof tokens) {
        await beans.call(removeSocialAccount, { id: account.id })
        return live.renew(before)
      },
    }
    const issued = new Set(site.server.world.issued)
    await expect(renewTokens(site.app.context, slow, account, tokens)).rejects.toThrow(AccessEnded)
    const renewed = [...site.server.world.issued].filter((token) => !issued.has(token))
    expect(renewed.length).toBeGreaterThan(0)
    expect(renewed.filter((token) => site.server.world.refresh.has(token))).toEqual([])
  })

  test('are encrypted anew once the site has another secret', async () => {
    const beans = await site.connected()
    const { db, log, secrets } = site.app.context
    const { account, tokens } = await accountOf(site, beans)
    const former = 'the secret that the site had before this one'
    const stored = encrypt([former], JSON.stringify({ accessToken: tokens.accessToken, refreshToken: null, expiresAt: null }))
    await db.updateTable('socialAccounts').set({ tokens: stored }).where('id', '=', account.id).execute()
    await renewEncryption({ db, log, secrets: [secrets[0], former] })
    expect((await accountOf(site, beans)).tokens.accessToken).toBe(tokens.accessToken)
  })

  test('are in no log line, no email and no answer', async () => {
    const beans = await site.connected()
    const answers = JSON.stringify([
      await site.accountsOf(beans),
      (await beans.ask({ url: '/social-media-dashboard' })).body,
      await site.app.emails(),
    ])
    const said = site.log.text() + answers
    expect(site.server.secrets().length).toBeGreaterThan(20)
    expect(site.server.secrets().filter((secret) => said.includes(secret))).toEqual([])
  })
})

describe('Access that ends for good', () => {
  let site: Site
  beforeAll(async () => void (site = await socialSite('linkedin')))
  afterAll(() => site.stop())

  test('is told a week before, once, also when tokens are renewed in that week', async () => {
    const beans = await site.connected()
    await confirmReader(site.app.context, beans.email)
    const mine = async () => (await site.app.emails()).filter(({ to }) => to?.[0]?.address === beans.email)
    site.later(357 * 24 * 60)
    await notifyOfEnds(site.app.context)
    expect(await mine()).toEqual([])
    site.later(2 * 24 * 60)
    await notifyOfEnds(site.app.context)
    await notifyOfEnds(site.app.context)
    // One email for each page and for the person.
    const notified = await mine()
    expect(notified.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^LinkedIn ends our access on/),
      expect.stringMatching(/^LinkedIn ends/),
    ])
    expect(notified.map(({ text }) => text).join()).toContain('Bean Street Pty Ltd')
    expect(notified[0]?.text).toContain('https://backdock.example/social-media-dashboard?tab=accounts')
    await site.app.context.db
      .updateTable('socialAccounts')
      .set({ renewAt: new Date(0) })
      .where('supplierId', '=', beans.supplierId)
      .execute()
    await renewDue(site.app.context)
    await notifyOfEnds(site.app.context)
    // The access token is new; the end is where it was.
    expect(await mine()).toHaveLength(2)
  })

  test('a platform that cannot be asked now ends no access', async () => {
    const beans = await site.connected()
    await site.app.context.db
      .updateTable('socialAccounts')
      .set({ renewAt: new Date(0) })
      .where('supplierId', '=', beans.supplierId)
      .execute()
    await site.server.stop()
    await renewDue(site.app.context)
    expect((await site.accountsOf(beans)).map(({ needsConnecting }) => needsConnecting)).toEqual([false, false])
  })
})
