import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changeAccount, getAccount, register } from '#contract/accounts.ts'
import { createTestApp, type TestApp } from '#test/app.ts'
import { openBrowser } from '#test/browser.ts'
import { buyer, newcomer, owner } from '#test/people.ts'
import { problemOf } from '#test/problem.ts'

let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app.stop())

const RESERVED =
  'Backdock,backdock,BackDock Support,the-backdock-team,B4ckd0ck,Bасkdосk,admin,Admin 1,ADM1N,a.d.m.i.n,Owner,0wner,The Owner,Support Team,root'
const REFUSAL = {
  status: 400,
  errors: [{ path: 'username', message: 'This name is kept for those who run the marketplace. Please choose another.' }],
}

describe('Usernames of those who run the marketplace', () => {
  test('nobody registers with one, in whatever spelling', async () => {
    for (const username of RESERVED.split(',')) {
      const problem = await problemOf(openBrowser(app).call(register, { ...newcomer(), username }))
      expect({ username, ...problem }).toMatchObject({ username, ...REFUSAL })
    }
  })

  test('names that only contain such a word are free', async () => {
    for (const username of ['Supportive Cafe', 'Dock Street Admin', 'Helping Hands', 'Team Latte', 'Owner of Dock St'])
      expect(await openBrowser(app).call(register, { ...newcomer(), username })).toMatchObject({ user: { username } })
  })

  test('no account takes one later, an owner may, and a name that an account has already stays', async () => {
    const [ann, siteOwner] = [await buyer(app), await owner(app)]
    expect(await problemOf(ann.call(changeAccount, { username: 'Admin' }))).toMatchObject(REFUSAL)
    expect(await siteOwner.call(changeAccount, { username: 'Admin' })).toMatchObject({ username: 'Admin' })
    await app.context.db.updateTable('accounts').set({ username: 'Root' }).where('id', '=', ann.id).execute()
    expect(await ann.call(changeAccount, { username: 'ROOT' })).toMatchObject({ username: 'ROOT' })
    expect(await ann.call(getAccount, {})).toMatchObject({ username: 'ROOT' })
  })
})
