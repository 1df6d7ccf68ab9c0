import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  addSocialAccount,
  changeSocialAccount,
  getSocialOverview,
  listSocialAccounts,
  listSocialPlatforms,
  removeSocialAccount,
  MAX_SOCIAL_ACCOUNTS,
} from '#contract/social/social-accounts.ts'
import { publishSocialPost } from '#contract/social/social-posts.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { problemOf } from '#test/app/problem.ts'
import { inMinutes, socialSupplier } from '#test/people/social.ts'

let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app.stop())

async function withAccounts() {
  const beans = await socialSupplier(app)
  return {
    ...beans,
    connect: (accountName: string, platform: 'facebook' | 'linkedin' = 'facebook') =>
      beans.call(addSocialAccount, { ...beans.path, platform, accountName }),
    accounts: () => beans.call(listSocialAccounts, beans.path),
  }
}

describe('Social accounts', () => {
  test('the platforms are named as people know them', async () => {
    const names = (await app.call(listSocialPlatforms, {})).map(({ name, displayName }) => [name, displayName])
    expect(Object.fromEntries(names)).toEqual({
      facebook: 'Facebook',
      instagram: 'Instagram',
      twitter: 'Twitter/X',
      linkedin: 'LinkedIn',
      tiktok: 'TikTok',
    })
  })

  test('an account of a platform without keys is one in the sandbox; the newest is the active one of its platform', async () => {
    const beans = await withAccounts()
    const first = await beans.connect('Bean Co')
    expect(first).toEqual({
      id: expect.any(String),
      platform: 'facebook',
      accountName: 'Bean Co',
      autoPostEnabled: false,
      isActive: true,
      lastPostAt: null,
      network: 'sandbox',
      expiresAt: null,
      needsConnecting: false,
    })
    const second = await beans.connect('Bean Co Cafe')
    await beans.connect('Bean Co', 'linkedin')
    const active = async () =>
      (await beans.accounts()).filter(({ isActive }) => isActive).map(({ platform, accountName }) => `${platform} ${accountName}`)
    expect(await active()).toEqual(['facebook Bean Co Cafe', 'linkedin Bean Co'])
    expect(await beans.call(changeSocialAccount, { id: first.id, isActive: true, autoPostEnabled: true })).toMatchObject({
      isActive: true,
      autoPostEnabled: true,
    })
    expect(await active()).toEqual(['facebook Bean Co', 'linkedin Bean Co'])
    expect(await beans.call(changeSocialAccount, { id: second.id, accountName: 'Beans' })).toMatchObject({
      accountName: 'Beans',
      isActive: false,
    })
    await beans.call(removeSocialAccount, { id: first.id })
    expect((await beans.accounts()).map(({ accountName }) => accountName)).toEqual(['Beans', 'Bean Co'])
    expect(await problemOf(beans.call(removeSocialAccount, { id: first.id }))).toMatchObject({ status: 404 })
  })

  test('two accounts of a platform cannot have one name, whatever its case', async () => {
    const beans = await withAccounts()
    await beans.connect('Bean Co')
    const detail = 'You have an account of Facebook with this name already. Please choose another name.'
    expect(await problemOf(beans.connect('BEAN CO'))).toMatchObject({ status: 409, detail })
    const { id } = await beans.connect('Other')
    expect(await problemOf(beans.call(changeSocialAccount, { id, accountName: 'bean co' }))).toMatchObject({ status: 409, detail })
    await beans.call(changeSocialAccount, { id, accountName: 'OTHER' })
  })

  test(`a listing has ${MAX_SOCIAL_ACCOUNTS} accounts at most, even when several are connected at once`, async () => {
    const beans = await withAccounts()
    for (let at = 1; at < MAX_SOCIAL_ACCOUNTS; at++) await beans.connect(`Account ${at}`)
    const url = `/api/suppliers/${beans.supplierId}/social-accounts`
    const responses = await Promise.all(
      ['One', 'Two', 'Three'].map((accountName) => beans.ask({ method: 'POST', url, payload: { platform: 'facebook', accountName } })),
    )
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409])
  })

  test("another supplier's accounts cannot be read, changed or removed", async () => {
    const [beans, milk] = [await withAccounts(), await withAccounts()]
    const { id } = await beans.connect('Bean Co')
    expect(await problemOf(milk.call(listSocialAccounts, beans.path))).toMatchObject({ status: 403 })
    expect(await problemOf(milk.call(changeSocialAccount, { id, isActive: false }))).toMatchObject({ status: 403 })
    expect(await problemOf(milk.call(removeSocialAccount, { id }))).toMatchObject({ status: 403 })
    expect(await beans.accounts()).toMatchObject([{ isActive: true }])
  })

  test('the overview counts accounts and the posts of this month, and says what comes next and what variables stand for', async () => {
    const beans = await withAccounts()
    await app.context.db
      .updateTable('suppliers')
      .set({ suburb: 'Newstead', state: 'QLD', postcode: '4006' })
      .where('id', '=', beans.supplierId)
      .execute()
    const { businessName } = await app.context.db
      .selectFrom('suppliers')
      .select('businessName')
      .where('id', '=', beans.supplierId)
      .executeTakeFirstOrThrow()
    const variables = { businessName, category: 'Coffee', location: 'Newstead, QLD' }
    const nothing = { connectedAccounts: 0, postsThisMonth: 0, isAutoPosting: false, nextScheduledFor: null, livePlatforms: [] }
    expect(await beans.call(getSocialOverview, beans.path)).toEqual({ ...nothing, timeZone: 'Australia/Brisbane', variables })
    const { id } = await beans.connect('Bean Co')
    await beans.call(changeSocialAccount, { id, autoPostEnabled: true })
    await beans.call(publishSocialPost, { id: (await beans.write()).id })
    const [later, sooner] = [inMinutes(600), inMinutes(300)]
    for (const scheduledFor of [later, sooner]) await beans.write({ scheduledFor })
    expect(await beans.call(getSocialOverview, beans.path)).toMatchObject({
      connectedAccounts: 1,
      postsThisMonth: 1,
      isAutoPosting: true,
      nextScheduledFor: sooner,
    })
  })
})
