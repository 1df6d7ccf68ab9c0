import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hash } from '@node-rs/argon2'
import { changeAccount, getAccount, login, register, resetPassword, forgotPassword } from '#contract/accounts/accounts.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { createBrowser } from '#test/app/browser.ts'
import { buyer, newcomer, tokenFor } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'

const COMPOSED = 'caf\u00e9-kettle-77'
const DECOMPOSED = 'cafe\u0301-kettle-77'
let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app.stop())

const enter = (fields: object) => createBrowser(app).call(register, { ...newcomer(), ...fields })
const signIn = (email: string, password: string) => createBrowser(app).call(login, { email, password })

describe('Passwords in several forms', () => {
  test('one that is registered in either form is right in both', async () => {
    for (const [password, confirmPassword] of [
      [DECOMPOSED, DECOMPOSED],
      [COMPOSED, COMPOSED],
      [DECOMPOSED, COMPOSED],
    ] as const) {
      const { user } = await enter({ password, confirmPassword })
      for (const form of [COMPOSED, DECOMPOSED]) expect((await signIn(user.email, form)).user.id).toBe(user.id)
      expect(await problemOf(signIn(user.email, 'cafe-kettle-77'))).toMatchObject({ status: 401 })
    }
  })

  test('a new one, by the account or by a link, is right in both', async () => {
    const ann = await buyer(app)
    await ann.call(changeAccount, { newPassword: `1-${DECOMPOSED}`, password: ann.password })
    await signIn(ann.email, `1-${COMPOSED}`)
    await ann.call(changeAccount, { newPassword: DECOMPOSED, password: `1-${COMPOSED}` })
    await createBrowser(app).call(forgotPassword, { email: ann.email })
    const token = await tokenFor(app, ann.email, 'reset')
    await createBrowser(app).call(resetPassword, { token, password: `2\u00a0${DECOMPOSED}` })
    expect((await signIn(ann.email, `2 ${COMPOSED}`)).user.id).toBe(ann.id)
  })

  test('one that was hashed as it was typed stays right', async () => {
    const ann = await buyer(app)
    const passwordHash = await hash(DECOMPOSED)
    await app.context.db.updateTable('accounts').set({ passwordHash }).where('id', '=', ann.id).execute()
    expect((await signIn(ann.email, DECOMPOSED)).user.id).toBe(ann.id)
  })
})

describe('Email addresses with invisible characters', () => {
  test('an address is one account, whichever of them it is typed with', async () => {
    for (const stray of ['\u200e', '\u200b', '\u00ad', '\ufeff', '\u2060', '\u202a']) {
      const { email, password, ...others } = newcomer()
      const typed = `${email.slice(0, 4)}${stray}${email.slice(4)}${stray}`
      const { user } = await createBrowser(app).call(register, { ...others, password, email: typed })
      expect([stray, user.email]).toEqual([stray, email])
      for (const spelling of [email, typed, `${stray}${email} `, `Ann <${email}>`])
        expect((await signIn(spelling, password)).user.id).toBe(user.id)
      expect(await problemOf(enter({ email }))).toMatchObject({ status: 409, code: 'email_taken' })
    }
  })

  test('an account cannot take the address of another', async () => {
    const [ann, bob] = [await buyer(app), await buyer(app)]
    const email = bob.email.replace('@', '\u200b@')
    expect(await problemOf(ann.call(changeAccount, { email, password: ann.password }))).toMatchObject({ status: 409, code: 'email_taken' })
  })
})

describe('Usernames that look alike', () => {
  test('nobody gets the name of another in other characters', async () => {
    const taken = 'Café Ponti'
    await enter({ username: taken })
    for (const username of [
      'CAFÉ PONTI',
      'Cafe\u0301 Ponti',
      'Ｃafé Ponti',
      'Café\u00a0Ponti',
      'Café  Ponti',
      'Ca\u00adfé Ponti\u200b',
      'Саfé Роnti',
      'Café Pοnti',
      'Café Pontı',
    ])
      expect([username, await problemOf(enter({ username }))]).toMatchObject([username, { status: 409, code: 'username_taken' }])
    expect(await enter({ username: 'Cafe Ponti' })).toMatchObject({ user: { username: 'Cafe Ponti' } })
  })

  test('an account changes the spelling of its own name, but not to that of another', async () => {
    const [ann, bob] = [await buyer(app), await buyer(app)]
    await ann.call(changeAccount, { username: `Zoë ${ann.username}` })
    expect(await ann.call(changeAccount, { username: `ZOË ${ann.username}` })).toMatchObject({ username: `ZOË ${ann.username}` })
    const problem = await problemOf(bob.call(changeAccount, { username: `Zoe\u0308 ${ann.username}` }))
    expect(problem).toMatchObject({ status: 409, code: 'username_taken' })
    await ann.call(changeAccount, { username: ann.username })
    await bob.call(changeAccount, { username: `Zoë ${ann.username}` })
    expect(await bob.call(getAccount, {})).toMatchObject({ username: `Zoë ${ann.username}` })
  })

  test('the name of the site is refused in any of them', async () => {
    for (const username of ['Backdock', 'Ｂackdock', 'Back\u200bdock', 'Bасkdосk', 'BACK DOCK', 'back_dock', 'admın'])
      expect([username, await problemOf(enter({ username }))]).toMatchObject([username, { status: 400 }])
  })
})
