import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changeAccount, forgotPassword, getAccount, login, register } from '#contract/accounts/accounts.ts'
import { addressHash } from '#server/db/address-hash.ts'
import { respellAddresses } from '#server/bootstrap/respell-addresses.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { createBrowser } from '#test/app/browser.ts'
import { problemOf } from '#test/app/problem.ts'
import { buyer, newcomer } from '#test/people/people.ts'

let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app.stop())

const signIn = (email: string, password: string) => createBrowser(app).call(login, { email, password })
/** Addresses of one mailbox: as it is stored, and as it may be typed. */
const spellings = (name: string) =>
  ['bücher.example', 'xn--bcher-kva.example', 'BÜCHER.example', 'XN--BCHER-KVA.example', 'bücher。example', 'bu\u0308cher.example'].map(
    (domain) => `${name}@${domain}`,
  )
const store = (id: string, email: string) => app.context.db.updateTable('accounts').set({ email }).where('id', '=', id).execute()
const linksTo = async (email: string) =>
  (await app.emails()).filter(({ to, subject }) => to?.[0]?.address === email && subject?.includes('password'))

describe('A domain in its own letters and in ASCII', () => {
  test('is one account, whichever is typed', async () => {
    for (const typed of spellings('ann').slice(0, 2)) {
      const name = `ann-${typed.length}`
      const { password, ...others } = newcomer()
      const { user } = await createBrowser(app).call(register, { ...others, password, email: typed.replace('ann', name) })
      expect(user.email).toBe(`${name}@bücher.example`)
      for (const email of spellings(name)) {
        expect([email, (await signIn(email, password)).user.id]).toEqual([email, user.id])
        expect(await problemOf(createBrowser(app).call(register, { ...newcomer(), email }))).toMatchObject({ code: 'email_taken' })
      }
    }
  })

  test('leaves two accounts of before it both open, and both get a new password', async () => {
    const [one, other] = [await buyer(app), await buyer(app)]
    await other.call(changeAccount, { newPassword: 'another-kettle-78', password: other.password })
    await store(one.id, 'bo@xn--bcher-kva.example')
    await store(other.id, 'bo@bücher.example')
    await respellAddresses(app.context)
    for (const email of spellings('bo')) {
      expect((await signIn(email, one.password)).user.id).toBe(one.id)
      expect((await signIn(email, 'another-kettle-78')).user.id).toBe(other.id)
      expect(await problemOf(signIn(email, 'wrong-kettle-79'))).toMatchObject({ status: 401 })
    }
    await one.call(changeAccount, { username: `${one.username} 2`, email: 'bo@xn--bcher-kva.example' })
    expect(await one.call(getAccount, {})).toMatchObject({ username: `${one.username} 2`, email: 'bo@xn--bcher-kva.example' })
    await createBrowser(app).call(forgotPassword, { email: 'bo@xn--bcher-kva.example' })
    await expect.poll(async () => [...(await linksTo('bo@bücher.example')), ...(await linksTo('bo@xn--bcher-kva.example'))].length).toBe(2)
  })

  test('is rewritten where it is stored, with what is known of it', async () => {
    const { db } = app.context
    const ann = await buyer(app)
    await store(ann.id, 'cy@XN--BCHER-KVA.example')
    await db
      .insertInto('emailStops')
      .values({ emailHash: addressHash(db, 'cy@xn--bcher-kva.example'), list: 'newsletter' })
      .execute()
    await db.insertInto('newsletterSubscribers').values({ email: 'cy@xn--bcher-kva.example' }).execute()
    await respellAddresses(app.context)
    await respellAddresses(app.context)
    expect(await ann.call(getAccount, {})).toMatchObject({ email: 'cy@bücher.example' })
    const stops = await db.selectFrom('emailStops').select('list').where('emailHash', '=', addressHash(db, 'cy@bücher.example')).execute()
    expect(stops).toEqual([{ list: 'newsletter' }])
    expect(await db.selectFrom('newsletterSubscribers').select('email').where('email', 'like', 'cy@%').execute()).toEqual([
      { email: 'cy@bücher.example' },
    ])
  })
})
