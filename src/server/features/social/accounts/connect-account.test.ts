import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addSocialAccount, removeSocialAccount, MAX_SOCIAL_ACCOUNTS } from '#contract/social/social-accounts.ts'
import { addSocialPost, publishSocialPost } from '#contract/social/social-posts.ts'
import { enterprise, member } from '#test/people/members.ts'
import { createBrowser } from '#test/app/browser.ts'
import { buyer, supplier } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'
import { socialSite } from '#test/stubs/social-site.ts'

const ACCOUNTS = '/social-media-dashboard?tab=accounts'
const FAILED = `${ACCOUNTS}&problem=failed`

let site: Awaited<ReturnType<typeof socialSite>>
beforeAll(async () => void (site = await socialSite('facebook')))
afterAll(() => site.stop())

const stateIn = (address: string) => new URL(address).searchParams.get('state')!

describe('Connecting an account at a platform', () => {
  test('leads to the platform with a challenge, and back: all pages are stored, and the first is active', async () => {
    const beans = await supplier(site.app)
    const page = await site.pageFor(beans)
    expect(page).toContain(`${site.server.keys.base}/v26.0/dialog/oauth?`)
    expect(new URL(page).searchParams.get('redirect_uri')).toBe('https://backdock.example/api/social/callback/facebook')
    expect(new URL(page).searchParams.get('code_challenge_method')).toBe('S256')
    expect(await site.comeBack(beans, site.server.agree(page))).toBe(`${ACCOUNTS}&connected=facebook`)
    const accounts = await site.accountsOf(beans)
    expect(
      accounts.map(({ accountName, isActive, network, needsConnecting }) => [accountName, isActive, network, needsConnecting]),
    ).toEqual([
      ['Bean Street', true, 'live', false],
      ['Bean Street Carlton', false, 'live', false],
    ])
    const post = await beans.call(addSocialPost, { id: beans.supplierId, platform: 'facebook', content: 'Fresh beans' })
    const posted = await beans.call(publishSocialPost, { id: post.id })
    expect(posted).toMatchObject({ status: 'posted', network: 'live', postUrl: expect.stringContaining('facebook.com') })
    expect(site.server.world.posts.at(-1)).toMatchObject({ author: '101', text: 'Fresh beans' })
  })

  test('the database has neither state, verifier nor tokens in plain', async () => {
    const beans = await supplier(site.app)
    const page = await site.pageFor(beans)
    const { rows: begun } = await site.app.context.pool.query('select * from social_connections')
    expect(begun.length).toBeGreaterThan(0)
    expect(JSON.stringify(begun)).not.toContain(stateIn(page))
    await site.comeBack(beans, site.server.agree(page))
    const verifier = String(site.server.received.findLast(({ query }) => query.code_verifier)!.query.code_verifier)
    expect(JSON.stringify(begun)).not.toContain(verifier)
    const { rows } = await site.app.context.pool.query('select * from social_accounts where supplier_id = $1', [beans.supplierId])
    expect(rows).toHaveLength(2)
    expect(site.server.secrets().filter((secret) => JSON.stringify(rows).includes(secret))).toEqual([])
  })

  test('again gives the same accounts new tokens, and leaves the active one', async () => {
    const beans = await site.connected()
    const [first, second] = await site.accountsOf(beans)
    await site.app.context.db.updateTable('socialAccounts').set({ isActive: false }).where('id', '=', first!.id).execute()
    await site.app.context.db
      .updateTable('socialAccounts')
      .set({ isActive: true, needsConnecting: true })
      .where('id', '=', second!.id)
      .execute()
    await site.comeBack(beans, site.server.agree(await site.pageFor(beans)))
    const again = await site.accountsOf(beans)
    expect(again.map(({ id, isActive, needsConnecting }) => [id, isActive, needsConnecting])).toEqual([
      [first!.id, false, false],
      [second!.id, true, false],
    ])
  })

  test('somebody who does not agree is told so', async () => {
    const beans = await supplier(site.app)
    for (const error of ['error=access_denied', 'error=access_denied&error_reason=user_denied', 'error=user_cancelled_login'])
      expect(
        await site.comeBack(beans, `https://x/api/social/callback/facebook?${error}&state=${stateIn(await site.pageFor(beans))}`),
      ).toBe(`${ACCOUNTS}&problem=denied`)
    const broken = `https://x/api/social/callback/facebook?error=server_error&state=${stateIn(await site.pageFor(beans))}`
    expect(await site.comeBack(beans, broken)).toBe(FAILED)
    expect(await site.accountsOf(beans)).toEqual([])
  })

  test('a state is good once, for its platform, and for nobody else', async () => {
    const beans = await supplier(site.app)
    const back = site.server.agree(await site.pageFor(beans))
    const calls = () => site.server.received.length
    const before = calls()
    expect(await site.comeBack(await supplier(site.app), back)).toBe(FAILED)
    expect(await site.comeBack(beans, back.replace('/facebook', '/instagram'))).toBe(FAILED)
    expect(await site.comeBack(beans, back.replace(stateIn(back), 'a-state-that-was-made-up'))).toBe(FAILED)
    expect(await site.comeBack(beans, 'https://x/api/social/callback/facebook')).toBe(FAILED)
    expect(await site.comeBack(createBrowser(site.app), back)).toBe(`${ACCOUNTS}&problem=expired`)
    expect(calls()).toBe(before)
    expect(await site.comeBack(beans, back)).toBe(`${ACCOUNTS}&connected=facebook`)
    const after = calls()
    expect(await site.comeBack(beans, back)).toBe(FAILED)
    expect(calls()).toBe(after)
  })

  test('of two that come back at once with a state one connects', async () => {
    const beans = await supplier(site.app)
    const back = site.server.agree(await site.pageFor(beans))
    const ends = await Promise.all([site.comeBack(beans, back), site.comeBack(beans, back)])
    expect(ends.toSorted()).toEqual([`${ACCOUNTS}&connected=facebook`, FAILED].toSorted())
    expect(await site.accountsOf(beans)).toHaveLength(2)
  })

  test('somebody without a page is told so', async () => {
    const beans = await supplier(site.app)
    site.server.world.parts.set('no pages', {})
    expect(await site.comeBack(beans, site.server.agree(await site.pageFor(beans)))).toBe(`${ACCOUNTS}&problem=none`)
    site.server.world.parts.clear()
    expect(await site.accountsOf(beans)).toEqual([])
  })

  test('a code that the platform does not take connects nothing', async () => {
    const beans = await supplier(site.app)
    const back = site.server.agree(await site.pageFor(beans))
    site.server.world.codes.clear()
    expect(await site.comeBack(beans, back)).toBe(FAILED)
    expect(await site.accountsOf(beans)).toEqual([])
  })

  test('is for suppliers with a listing, whom their members may help, but not those who only look', async () => {
    expect((await createBrowser(site.app).ask({ url: site.connectPath })).statusCode).toBe(401)
    expect((await (await buyer(site.app)).ask({ url: site.connectPath })).statusCode).toBe(403)
    expect((await createBrowser(site.app).ask({ url: '/api/social-accounts/myspace/connect' })).statusCode).toBe(404)
    const manager = await enterprise(site.app)
    const editing = await member(site.app, manager, 'editor')
    expect((await editing.ask({ url: site.connectPath })).statusCode).toBe(302)
    const looking = await member(site.app, manager, 'viewer')
    expect((await looking.ask({ url: site.connectPath })).statusCode).toBe(403)
  })

  test('the dialog for the sandbox leads there, and a platform without keys does not', async () => {
    const beans = await supplier(site.app)
    const { status, detail } = await problemOf(
      beans.call(addSocialAccount, { id: beans.supplierId, platform: 'facebook', accountName: 'Beans' }),
    )
    expect([status, detail]).toEqual([409, expect.stringContaining(site.connectPath)])
    const closed = await beans.ask({ url: '/api/social-accounts/tiktok/connect' })
    expect([closed.statusCode, closed.json().detail]).toEqual([409, expect.stringContaining('sandbox')])
  })

  test('a listing that is full connects nothing new, and what it has again', async () => {
    const beans = await site.connected()
    const named = { supplierId: beans.supplierId, platform: 'tiktok', network: 'sandbox', isActive: false, createdAt: new Date() } as const
    const others = Array.from({ length: MAX_SOCIAL_ACCOUNTS - 2 }, () => ({ ...named, accountName: randomUUID() }))
    await site.app.context.db.insertInto('socialAccounts').values(others).execute()
    expect(await site.comeBack(beans, site.server.agree(await site.pageFor(beans)))).toBe(`${ACCOUNTS}&connected=facebook`)
    for (const { id, network } of await site.accountsOf(beans)) if (network === 'live') await beans.call(removeSocialAccount, { id })
    await site.app.context.db
      .insertInto('socialAccounts')
      .values([
        { ...named, accountName: 'a' },
        { ...named, accountName: 'b' },
      ])
      .execute()
    expect((await beans.ask({ url: site.connectPath })).statusCode).toBe(409)
  })

  test('a full listing connects again what it has, whatever else was agreed to before it', async () => {
    const beans = await site.connected()
    const [first, second] = await site.accountsOf(beans)
    await beans.call(removeSocialAccount, { id: first!.id })
    const named = { supplierId: beans.supplierId, platform: 'tiktok', network: 'sandbox', isActive: false, createdAt: new Date() } as const
    const others = Array.from({ length: MAX_SOCIAL_ACCOUNTS - 1 }, () => ({ ...named, accountName: randomUUID() }))
    const { db } = site.app.context
    await db.insertInto('socialAccounts').values(others).execute()
    await db.updateTable('socialAccounts').set({ needsConnecting: true }).where('id', '=', second!.id).execute()
    expect(await site.comeBack(beans, site.server.agree(await site.pageFor(beans)))).toBe(`${ACCOUNTS}&connected=facebook`)
    const live = (await site.accountsOf(beans)).filter(({ network }) => network === 'live')
    expect(live).toMatchObject([{ id: second!.id, needsConnecting: false }])
  })

  test('takes ten minutes at most', async () => {
    const beans = await supplier(site.app)
    const back = site.server.agree(await site.pageFor(beans))
    site.later(11)
    expect(await site.comeBack(beans, back)).toBe(`${ACCOUNTS}&problem=expired`)
    expect(await site.accountsOf(beans)).toEqual([])
  })

  test('no token, code or secret is in the log', () => {
    const said = site.log.text()
    expect(said.length).toBeGreaterThan(1_000)
    expect(site.server.secrets().filter((secret) => said.includes(secret))).toEqual([])
    expect(said).not.toMatch(/code-[\da-f]{8}-/)
  })
})
