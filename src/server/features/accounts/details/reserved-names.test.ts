import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changeAccount, getAccount, register } from '#contract/accounts/accounts.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { createBrowser } from '#test/app/browser.ts'
import { buyer, newcomer, owner } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'
import { isReservedName } from './reserved-names.ts'

let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app.stop())

const RESERVED =
  'Backdock,backdock,BackDock Support,the-backdock-team,B4ckd0ck,Bасkdосk,admin,Admin 1,ADM1N,a.d.m.i.n,Owner,0wner,The Owner,Support Team,root'
const REFUSAL = {
  status: 400,
  errors: [{ path: 'username', message: 'This name is kept for the marketplace. Please choose another.' }],
}

describe('Usernames of those who run the marketplace', () => {
  test('nobody registers with one, in whatever spelling', async () => {
    for (const username of RESERVED.split(',')) {
      const problem = await problemOf(createBrowser(app).call(register, { ...newcomer(), username }))
      expect({ username, ...problem }).toMatchObject({ username, ...REFUSAL })
    }
  })

  test.each(
    `Back Dock|back.dock|b.a.c.k.d.o.c.k|back_dock|8ackdock|B@ckdock|Backd0ck|Backdock1|backdock.com.au|Backdock Australia|bäckdock|ＢＡＣＫＤＯＣＫ
    |𝐁𝐚𝐜𝐤𝐝𝐨𝐜𝐤|βackdock|ßackdock|Back d o c k|4dmin|@dmin|admln|a.dmin|ad min|admin_1|Administrators|admins|Owners|own3r|0wn3r|o.w.n.e.r
    |supplier|Supplier|supp1ier|suppl1er|5upplier|suppliers|sup.plier|The Supplier|Restaurant|re5taurant|restaur4nt|rest.aurant|buyer|Buyers
    |buy3r|5upport|supp0rt|su.pport|m0derator|moderators|5taff|help|h3lp|r00t|5ystem|t3am|0fficial|ver1f1ed|$ecurity|b1lling|bi11ing|payment
    |anonymous|guest|user|users|visitor`.split(/\s*\|/),
  )('%s says nobody’s name', (name) => expect(isReservedName(name)).toBe(true))

  test.each(
    `Restaurant Nine|The Restaurant at 5|Prahran Supplier Co|Teamwork|cafe|Rooted|Officially Good|Ann|ann.admin|Guesthouse Bar|Userland Coffee
    |Buyer Beware Cafe|Suppli|Moda|Staffordshire Pies|Back to the Docks|Docklands|4Ever Bakery|5 Senses|Rootstock|7 Seeds|Modern|No1 Bakery
    |Adamina|Member Club Bar`.split(/\s*\|/),
  )('%s is a name', (name) => expect(isReservedName(name)).toBe(false))

  test('names that only contain such a word are free', async () => {
    for (const username of ['Supportive Cafe', 'Dock Street Admin', 'Helping Hands', 'Team Latte', 'Owner of Dock St'])
      expect(await createBrowser(app).call(register, { ...newcomer(), username })).toMatchObject({ user: { username } })
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
