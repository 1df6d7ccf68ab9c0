import { afterAll, describe, expect, test } from 'vitest'
import type { SocialPlatform } from '#contract/social/social-options.ts'
import { startPlatform, type PlatformServer } from '#test/stubs/platform-server.ts'
import { livePlatforms } from './live-platforms.ts'
import { TIMES } from '#server/ports/publisher/platform-calls.ts'
import { AccessEnded, PostRefused, type LivePlatform, type OutgoingPost, type RemoteAccount } from '#server/ports/publisher/publisher.ts'

const REDIRECT = 'https://backdock.example/api/social/callback/x'
const START = new Date('2026-11-26T00:00:00Z')
const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  )
const later = (seconds: number) => new Date(START.getTime() + seconds * 1000)
const text = (words: string): OutgoingPost => ({ attemptId: 'a', attemptedAt: new Date(), text: words, image: null })

const servers: PlatformServer[] = []
afterAll(() => Promise.all(servers.map((server) => server.stop())))

async function openOne(platform: SocialPlatform) {
  const server = await startPlatform(platform)
  servers.push(server)
  server.world.now = () => START
  const live: LivePlatform = livePlatforms({ [platform === 'instagram' ? 'facebook' : platform]: server.keys }, () => START, {
    ...TIMES,
    poll: 1,
  })[platform]!
  const page = live.authorizeUrl({ state: 's', codeChallenge: 'unused', redirectUri: REDIRECT })
  const code = new URL(server.agree(page)).searchParams.get('code')!
  // The page was opened without a challenge where there is none to check.
  server.world.codes.set(code, { challenge: null, redirectUri: REDIRECT })
  const accounts: RemoteAccount[] = await live.accountsFor({ code, codeVerifier: 'unused', redirectUri: REDIRECT })
  return { server, live, accounts, account: accounts[0]! }
}

describe('Facebook', () => {
  test('offers the pages on which somebody may post, and their access does not end by itself', async () => {
    const { accounts, live } = await openOne('facebook')
    expect(accounts.map(({ remoteId, accountName }) => [remoteId, accountName])).toEqual([
      ['101', 'Bean Street'],
      ['102', 'Bean Street Carlton'],
    ])
    expect(accounts[0]?.tokens).toMatchObject({ refreshToken: null, expiresAt: null, endsAt: null })
    expect(await errorOf(live.renew(accounts[0]!.tokens))).toBeInstanceOf(AccessEnded)
    await live.revoke(accounts[0]!.tokens)
  })

  test('posts a text, says where it is, and tells a repeated one', async () => {
    const { live, account, server } = await openOne('facebook')
    const published = await live.publish(text('Good morning'), account)
    expect(published).toEqual({ remoteId: '101_1', url: 'https://www.facebook.com/101_1' })
    server.mishaps.push({ status: 400, body: { error: { code: 506, message: 'Duplicate', type: 'OAuthException' } } })
    expect(await errorOf(live.publish(text('Good morning'), account))).toMatchObject({
      kind: 'content',
      message: expect.stringContaining('the same post twice'),
    })
  })
})

describe('Instagram', () => {
  test('offers the accounts that belong to pages, and waits until the picture is fetched', async () => {
    const { live, accounts, account, server } = await openOne('instagram')
    expect(accounts.map(({ remoteId, accountName }) => [remoteId, accountName])).toEqual([['9101', '@beanstreet']])
    const picture = {
      url: 'https://b.example/uploads/3f1e2d4c-0000-4000-8000-000000000000.png',
      type: 'image/png',
      read: async () => Buffer.alloc(0),
    } as const
    const published = await live.publish({ ...text('With a picture'), image: picture }, account)
    expect(published.url).toBe(`https://www.instagram.com/p/${published.remoteId}/`)
    expect(server.received.filter(({ path }) => path === '/v26.0/170')).toHaveLength(2)
  })

  test('takes no post without a picture, and no picture from elsewhere that is not a JPEG', async () => {
    const { live, account, server } = await openOne('instagram')
    const before = server.received.length
    expect(await errorOf(live.publish(text('Without'), account))).toBeInstanceOf(PostRefused)
    const elsewhere = { url: 'https://elsewhere.example/a.webp', type: 'image/webp', read: async () => Buffer.alloc(0) } as const
    expect(await errorOf(live.publish({ ...text('Elsewhere'), image: elsewhere }, account))).toMatchObject({
      message: expect.stringContaining('JPEG'),
    })
    expect(server.received).toHaveLength(before)
  })
})

describe('X', () => {
  test('renews by a token for one use, and revokes it', async () => {
    const { live, account, server } = await openOne('twitter')
    expect(account).toMatchObject({ remoteId: '2244994945', accountName: '@beanstreet', tokens: { expiresAt: later(7_200), endsAt: null } })
    const renewed = await live.renew(account.tokens)
    expect(renewed.accessToken).not.toBe(account.tokens.accessToken)
    expect(renewed.refreshToken).not.toBe(account.tokens.refreshToken)
    expect(await errorOf(live.renew(account.tokens))).toBeInstanceOf(AccessEnded)
    await live.revoke(renewed)
    expect(server.world.refresh.has(renewed.refreshToken!)).toBe(false)
    expect(await errorOf(live.renew(renewed))).toBeInstanceOf(AccessEnded)
  })

  test('tells a repeated post, how long it wants to be left alone, and what the owner has to pay for', async () => {
    const { live, account, server } = await openOne('twitter')
    expect(await live.publish(text('Good morning'), account)).toEqual({
      remoteId: '1445000000',
      url: 'https://x.com/i/web/status/1445000000',
    })
    expect(await errorOf(live.publish(text('Good morning'), account))).toMatchObject({
      kind: 'content',
      message: expect.stringContaining('the same post twice'),
    })
    server.mishaps.push(server.refusals.busy, {
      status: 402,
      body: { title: 'CreditsDepleted', type: 'https://api.x.com/2/problems/credits' },
    })
    expect(await errorOf(live.publish(text('Busy'), account))).toMatchObject({ kind: 'busy', retryAfterSeconds: 900 })
    expect(await errorOf(live.publish(text('Poor'), account))).toMatchObject({
      kind: 'content',
      message: expect.stringContaining('this marketplace'),
    })
  })
})

describe('LinkedIn', () => {
  test('offers the pages of organisations before the person, and renews by a token that stays', async () => {
    const { live, accounts } = await openOne('linkedin')
    expect(accounts.map(({ remoteId, accountName }) => [remoteId, accountName])).toEqual([
      ['urn:li:organization:5515715', 'Bean Street Pty Ltd'],
      ['urn:li:person:yrZCpj2Z12', 'Ann Bean'],
    ])
    const { tokens } = accounts[0]!
    expect(tokens).toMatchObject({ expiresAt: later(5_184_000), endsAt: later(31_536_000) })
    const renewed = await live.renew(tokens)
    expect([renewed.refreshToken, renewed.accessToken === tokens.accessToken]).toEqual([tokens.refreshToken, false])
  })

  test('does not say what a person has posted', async () => {
    const { live, accounts } = await openOne('linkedin')
    const post = text('By Ann')
    expect(await live.publish(post, accounts[1]!)).toEqual({
      remoteId: 'urn:li:share:690',
      url: 'https://www.linkedin.com/feed/update/urn:li:share:690/',
    })
    expect(await live.find(post, accounts[1]!)).toBe('unknown')
  })

  test('gets no picture and no token at an address that is not its own', async () => {
    const { server, account } = await openOne('linkedin')
    const live = livePlatforms({ linkedin: { ...server.keys, base: server.world.base } }, () => START).linkedin!
    server.world.base = 'http://127.0.0.2:9'
    const picture = { url: 'https://b.example/a.webp', type: 'image/webp', read: async () => Buffer.alloc(0) } as const
    expect(await errorOf(live.publish({ ...text('Picture'), image: picture }, account))).toBeInstanceOf(PostRefused)
    expect(server.world.posts).toEqual([])
  })
})

describe('TikTok', () => {
  test('renews by a token for one use, and says when the access ends for good', async () => {
    const { live, account } = await openOne('tiktok')
    expect(account).toMatchObject({ remoteId: 'open-id-of-bean-street', tokens: { expiresAt: later(7_200), endsAt: later(15_552_000) } })
    const renewed = await live.renew(account.tokens)
    expect(await errorOf(live.renew(account.tokens))).toBeInstanceOf(AccessEnded)
    await live.revoke(renewed)
  })

  test('says that a picture could not be fetched, and what the owner has to put right', async () => {
    const { live, account, server } = await openOne('tiktok')
    const picture = { url: 'https://b.example/picture', type: 'image/jpeg', read: async () => Buffer.alloc(0) } as const
    expect(await errorOf(live.publish({ ...text('Picture'), image: picture }, account))).toMatchObject({
      message: 'TikTok did not take the picture. Please choose another one.',
    })
    server.mishaps.push({ status: 403, body: { error: { code: 'url_ownership_unverified', message: '', log_id: '1' } } })
    expect(await errorOf(live.publish({ ...text('Picture'), image: picture }, account))).toMatchObject({
      kind: 'content',
      message: expect.stringContaining('this marketplace'),
    })
    server.mishaps.push({ status: 403, body: { error: { code: 'spam_risk_too_many_posts', message: '', log_id: '1' } } })
    expect(await errorOf(live.publish({ ...text('Picture'), image: picture }, account))).toMatchObject({
      kind: 'busy',
      message: expect.stringContaining('tomorrow'),
    })
  })
})
