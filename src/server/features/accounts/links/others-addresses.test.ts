import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { changeAccount, confirmEmail, deleteAccount, getDeletion, getExport } from '#contract/accounts/accounts.ts'
import { listEnquiries, sendEnquiry } from '#contract/site/consultations.ts'
import { inviteMember, listMembers } from '#contract/accounts/members.ts'
import { addSearchAlert } from '#contract/directory/search-alerts.ts'
import { joinBeta, listSignUps, listSubscribers, subscribeNewsletter } from '#contract/accounts/signups.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { enterprise, member } from '#test/people/members.ts'
import { buyer, newcomer, owner, tokenFor, type Person } from '#test/people/people.ts'

let app: TestApp
let olga: Person
beforeAll(async () => {
  app = await createTestApp()
  olga = await owner(app)
})
afterAll(() => app.stop())
beforeEach(() => app.context.db.deleteFrom('rateLimits').execute())

const PHONE = '+61 3 5550 0199'
/** Everything that anybody can leave under an address without an account. */
async function leaveTraces(email: string) {
  await app.call(sendEnquiry, { kind: 'consultation', name: 'Vera', email, phone: PHONE, message: 'Please call me at home' })
  await app.call(joinBeta, { email })
  await app.call(subscribeNewsletter, { email })
  await app.call(addSearchAlert, { email, search: 'bin liners' })
  const { call, path } = await enterprise(app)
  await call(inviteMember, { ...path, email, role: 'viewer' })
  await app.emails()
}

/** Returns what is stored of an address, by those who may see it. */
async function tracesOf(email: string) {
  const { db } = app.context
  const lists = await Promise.all([listEnquiries, listSignUps, listSubscribers].map((list) => olga.call(list, { search: email })))
  const alerts = await db.selectFrom('searchAlerts').select('id').where('email', '=', email).execute()
  const invitations = await db.selectFrom('listingMembers').select('id').where('email', '=', email).execute()
  const emails = await db.selectFrom('emails').select('id').where('recipient', '=', email).where('finishedAt', 'is not', null).execute()
  return [...lists.map(({ total }) => total), alerts.length, invitations.length, emails.length > 0]
}
const EVERYTHING = [1, 1, 1, 1, 1, true]
const NOTHING = [0, 0, 0, 0, 0, false]
/** The sections of an export that go by the address. */
const OF_ADDRESS = ['emails', 'emailsStopped', 'addressConfirmed', 'betaSignups', 'newsletter', 'enquiries', 'searchAlerts', 'memberships']

/** Returns an account whose address is a stranger's, and the stranger's traces. */
async function impostor() {
  const [mallory, { email }] = [await buyer(app), newcomer()]
  await leaveTraces(email)
  await mallory.call(changeAccount, { email, password: mallory.password })
  return { ...mallory, email }
}

describe('An account with an address that it has not confirmed', () => {
  test("exports nothing of the address's owner, and is told that it is not confirmed", async () => {
    const mallory = await impostor()
    const exported = await mallory.call(getExport, {})
    expect(OF_ADDRESS.map((section) => [section, exported[section]])).toEqual(OF_ADDRESS.map((section) => [section, []]))
    expect(JSON.stringify(exported)).not.toContain(PHONE)
    expect(exported.notes).toEqual([expect.stringContaining('Your email address is not confirmed.')])
  })

  test('reads the same counts whether or not anything of the address exists', async () => {
    const [mallory, blank] = [await impostor(), await buyer(app)]
    const counts = await mallory.call(getDeletion, {})
    expect(counts).toMatchObject({ isAddressConfirmed: false, deleted: { searchAlerts: 0, signUps: 0, enquiries: 0, emails: 0 } })
    expect(counts).toEqual(await blank.call(getDeletion, {}))
  })

  test("deletes nothing of the address's owner", async () => {
    const mallory = await impostor()
    expect(await tracesOf(mallory.email)).toEqual(EVERYTHING)
    await mallory.call(deleteAccount, { password: mallory.password })
    expect(await tracesOf(mallory.email)).toEqual(EVERYTHING)
  })

  test('has all of that once the link of the email was opened', async () => {
    const vera = await impostor()
    await vera.call(confirmEmail, { token: await tokenFor(app, vera.email, 'confirm') })
    const exported = await vera.call(getExport, {})
    expect(exported).toMatchObject({
      notes: [],
      enquiries: [{ phone: PHONE }],
      betaSignups: [{ email: vera.email }],
      newsletter: [{ email: vera.email }],
      searchAlerts: [{ search: 'bin liners' }],
      memberships: [{ email: vera.email }],
    })
    expect(await vera.call(getDeletion, {})).toMatchObject({
      isAddressConfirmed: true,
      deleted: { searchAlerts: 1, signUps: 2, enquiries: 1 },
    })
    await vera.call(deleteAccount, { password: vera.password })
    expect(await tracesOf(vera.email)).toEqual(NOTHING)
  })

  test('does not stand in the way of an invitation to the address, and is shown by the address that was invited', async () => {
    const manager = await enterprise(app)
    const ann = await member(app, manager, 'editor')
    const { email } = newcomer()
    await ann.call(changeAccount, { email, password: ann.password })
    expect(await manager.call(listMembers, manager.path)).toMatchObject([{ email: ann.email }])
    await manager.call(inviteMember, { ...manager.path, email, role: 'viewer' })
    expect(await manager.call(listMembers, manager.path)).toMatchObject([{ email: ann.email }, { email, acceptedAt: null }])
  })
})

// The embedded database runs one transaction at a time.
describe.skipIf(!inject('databaseServer'))('The deletion of an account', () => {
  /** Begins the deletion, and changes the account once the password was found right. */
  async function deletedDuring(ann: Person, change: string): Promise<number> {
    const { pool } = app.context
    const other = await pool.connect()
    await other.query('begin')
    await other.query('select from accounts where id = $1 for update', [ann.id])
    const deleting = ann.ask({ method: 'DELETE', url: '/api/account', payload: { password: ann.password, removeListing: false } })
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await pool.query(waiting)).rows.length).toBe(1)
    await other.query(change, [ann.id])
    await other.query('commit')
    other.release()
    return (await deleting).statusCode
  }

  test('is refused when the password has changed since it was asked for, or the session has ended', async () => {
    const [ann, bob] = [await buyer(app), await buyer(app)]
    expect(await deletedDuring(ann, `update accounts set password_hash = 'another' where id = $1`)).toBe(400)
    expect(await deletedDuring(bob, 'delete from sessions where account_id = $1')).toBe(401)
  })

  test('takes nothing of an address that the account has changed to meanwhile', async () => {
    const [ann, { email }] = [await buyer(app), newcomer()]
    await leaveTraces(email)
    const change = `update accounts set email = '${email}', email_confirmed_at = null where id = $1`
    expect(await deletedDuring(ann, change)).toBe(204)
    expect(await tracesOf(email)).toEqual(EVERYTHING)
  })
})
