import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SOCIAL_PLATFORM_KEYS, type SocialPlatform } from '#contract/social/social-options.ts'
import { freePort } from '#test/programs/free-port.ts'
import { startPlatform, type PlatformServer } from '#test/stubs/platform-server.ts'
import { plainText } from './little-text.ts'
import { livePlatforms } from './live-platforms.ts'
import type { PlatformKeys } from '#server/ports/publisher/oauth.ts'
import { TIMES } from '#server/ports/publisher/platform-calls.ts'
import {
  AccessEnded,
  PostRefused,
  PostUnclear,
  type LivePlatform,
  type OutgoingImage,
  type OutgoingPost,
  type RemoteAccount,
} from '#server/ports/publisher/publisher.ts'

const REDIRECT = 'https://backdock.example/api/social/callback/x'
const VERIFIER = 'a-verifier-that-nobody-sees-0123456789-0123456789'
const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url')
const PICTURE = 'https://backdock.example/uploads/3f1e2d4c-0000-4000-8000-000000000000'
/** Those that document PKCE for programs with a secret. */
const WITH_PKCE = new Set<SocialPlatform>(['facebook', 'instagram', 'twitter'])
const PICTURE_ONLY = new Set<SocialPlatform>(['instagram', 'tiktok'])
const FAST = { ...TIMES, poll: 1 }

let webp: Buffer
beforeAll(async () => {
  webp = await sharp({ create: { width: 40, height: 200, channels: 3, background: '#1c4' } })
    .webp()
    .toBuffer()
})

const open = (platform: SocialPlatform, keys: PlatformKeys, times = FAST): LivePlatform =>
  livePlatforms({ [platform === 'instagram' ? 'facebook' : platform]: keys }, () => new Date(), times)[platform]!
const image = (): OutgoingImage => ({ url: `${PICTURE}.webp`, type: 'image/webp', read: async () => webp })
const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  )

let posts = 0
const newPost = (platform: SocialPlatform, fields: Partial<OutgoingPost> = {}): OutgoingPost => ({
  attemptId: `attempt-${++posts}`,
  attemptedAt: new Date(),
  text: `Fresh <beans> & (more), ${posts}: https://backdock.example/s/1?p=${posts}\n\n#coffee #cold_brew`,
  image: PICTURE_ONLY.has(platform) ? image() : null,
  ...fields,
})

describe.each(SOCIAL_PLATFORM_KEYS)('%s', (platform) => {
  let server: PlatformServer
  let live: LivePlatform
  let account: RemoteAccount
  beforeAll(async () => {
    server = await startPlatform(platform)
    live = open(platform, server.keys)
    account = await connected()
  })
  afterAll(() => server.stop())

  const page = () => live.authorizeUrl({ state: 'the-state', codeChallenge: CHALLENGE, redirectUri: REDIRECT })
  const codeFrom = (address: string) => new URL(address).searchParams.get('code')!
  const accountsFor = (code: string, codeVerifier = VERIFIER) => live.accountsFor({ code, codeVerifier, redirectUri: REDIRECT })
  const connected = async () => (await accountsFor(codeFrom(server.agree(page()))))[0]!
  const lastText = () => {
    // A form has its line ends as the web has them.
    const text = server.world.posts.at(-1)!.text.replaceAll('\r\n', '\n')
    return platform === 'linkedin' ? plainText(text) : text
  }

  test('the page on which somebody agrees has state, scopes and the way back, and nothing secret', () => {
    const { searchParams } = new URL(page())
    expect(searchParams.get('state')).toBe('the-state')
    expect(searchParams.get('redirect_uri')).toBe(REDIRECT)
    expect(searchParams.get('scope')).toMatch(/\w+[ ,]\w+/)
    expect([searchParams.get('code_challenge'), searchParams.get('code_challenge_method')]).toEqual(
      WITH_PKCE.has(platform) ? [CHALLENGE, 'S256'] : [null, null],
    )
    expect(page()).not.toContain(server.keys.clientSecret)
    expect(page()).not.toContain(VERIFIER)
  })

  test('a code is exchanged once, and with its own verifier', async () => {
    const code = codeFrom(server.agree(page()))
    const accounts = await accountsFor(code)
    expect(accounts[0]).toMatchObject({
      remoteId: expect.stringMatching(/./),
      accountName: expect.stringContaining('ean'),
      tokens: { accessToken: expect.any(String) },
    })
    expect(await errorOf(accountsFor(code))).toBeInstanceOf(AccessEnded)
    const isChecked = WITH_PKCE.has(platform)
    const other = await errorOf(accountsFor(codeFrom(server.agree(page())), 'the verifier of somebody else'))
    expect(other instanceof AccessEnded).toBe(isChecked)
  })

  test('a post with a picture is published with the text as it was written', async () => {
    const post = newPost(platform, { image: image() })
    const published = await live.publish(post, account)
    const { id, picture } = server.world.posts.at(-1)!
    expect(published.remoteId).toBe(id)
    expect(lastText()).toBe(post.text)
    expect(picture).toBe(
      { facebook: 'image/jpeg', twitter: 'image/webp', linkedin: 'image/jpeg', instagram: `${PICTURE}.jpg`, tiktok: `${PICTURE}.jpg` }[
        platform
      ],
    )
  })

  test('a picture that cannot be read keeps a post from its platform, for now', async () => {
    const read = () => Promise.reject(new Error('the bucket is closed'))
    const before = server.world.posts.length
    const error = await errorOf(
      live.publish(newPost(platform, { image: { ...image(), url: 'https://elsewhere.example/a.webp', read } }), account),
    )
    expect(error).toBeInstanceOf(PostRefused)
    expect(server.world.posts).toHaveLength(before)
  })

  test('a refusal is a sentence in our words, by what it is about', async () => {
    for (const kind of ['content', 'busy', 'access'] as const) {
      server.mishaps.push(server.refusals[kind])
      const error = await errorOf(live.publish(newPost(platform), account))
      expect([kind, error]).toEqual([kind, expect.any(PostRefused)])
      const { kind: found, message } = error as PostRefused
      expect(found).toBe(kind)
      expect(message).toMatch(/^[A-Z].*[.)]$/)
      expect(message).not.toMatch(/access-of-somebody|act\.somebody|Error validating/)
    }
  })

  test('what is lost on the way is unclear, and found afterwards where the platform lists its posts', async () => {
    for (const mishap of ['posts and drops the call', 'posts and fails', 'posts and says too much'] as const) {
      const post = newPost(platform)
      server.mishaps.push(mishap)
      expect([mishap, await errorOf(live.publish(post, account))]).toEqual([mishap, expect.any(PostUnclear)])
      expect(await live.find(post, account)).toMatchObject({ remoteId: server.world.posts.at(-1)!.id })
    }
    const lost = newPost(platform)
    server.mishaps.push('drops the call')
    expect(await errorOf(live.publish(lost, account))).toBeInstanceOf(PostUnclear)
    // TikTok lists its videos only.
    expect(await live.find(lost, account)).toBe(platform === 'tiktok' ? 'unknown' : 'not posted')
  })

  test('a platform that stays silent is not waited for, and one that is out of reach was not asked', async () => {
    const impatient = open(platform, server.keys, { ...FAST, call: 1_000, upload: 1_000 })
    server.mishaps.push('posts and stays silent')
    const post = newPost(platform)
    expect(await errorOf(impatient.publish(post, account))).toBeInstanceOf(PostUnclear)
    expect(await live.find(post, account)).toMatchObject({ remoteId: expect.any(String) })
    const gone = open(platform, { ...server.keys, base: `http://127.0.0.1:${await freePort()}` })
    expect(await errorOf(gone.publish(newPost(platform), account))).toMatchObject({ kind: 'busy' })
    expect(await errorOf(gone.find(newPost(platform), account))).toBeInstanceOf(PostUnclear)
    expect(await errorOf(gone.accountsFor({ code: 'c', codeVerifier: VERIFIER, redirectUri: REDIRECT }))).toMatchObject({ kind: 'busy' })
  })

  test('an older post with the same text is not taken for one of this attempt', async () => {
    const post = newPost(platform)
    await live.publish(post, account)
    const found = await live.find({ ...post, attemptedAt: new Date(Date.now() + 3_600_000) }, account)
    expect(found).toBe(platform === 'tiktok' ? 'unknown' : 'not posted')
  })

  test('wrong keys of the marketplace end nobody’s access', async () => {
    const wrong = open(platform, { ...server.keys, clientSecret: 'wrong' })
    const error = await errorOf(wrong.accountsFor({ code: codeFrom(server.agree(page())), codeVerifier: VERIFIER, redirectUri: REDIRECT }))
    expect(error).toMatchObject({ kind: 'busy' })
  })

  test('no error says a token or the secret', async () => {
    server.endAccess()
    const errors = [
      await errorOf(live.publish(newPost(platform), account)),
      await errorOf(live.renew(account.tokens)),
      await errorOf(live.find(newPost(platform), account)),
    ]
    const notified = errors.map((error) => `${String(error)} ${(error as Error | null)?.stack} ${JSON.stringify(error)}`).join('\n')
    expect(errors[0]).toMatchObject({ kind: 'access' })
    expect(errors[1]).toBeInstanceOf(AccessEnded)
    expect(server.secrets().filter((secret) => notified.includes(secret))).toEqual([])
    account = await connected()
  })
})
