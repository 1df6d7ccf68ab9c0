import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getMe } from '#contract/accounts/accounts.ts'
import { claimSupplier, decideClaim, listClaims, undoClaim } from '#contract/suppliers/claims.ts'
import { getSupplier } from '#contract/suppliers/suppliers.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { problemOf } from '#test/app/problem.ts'
import { auditOf } from '#test/people/owner/audit.ts'
import { letEmailsBeDue } from '#test/people/due-emails.ts'
import { buyer, confirmAddressOf, owner, supplier, type Person } from '#test/people/people.ts'
import { subscribe } from '#test/people/subscriptions.ts'

let app: TestApp
let olga: Person
beforeAll(async () => {
  app = await createTestApp()
  olga = await owner(app)
})
afterAll(() => app.stop())
beforeEach(() => app.context.db.deleteFrom('rateLimits').execute())

const LISTING = { email: 'hello@gouge-beans.com.au', phone: '03 9411 7766', website: 'https://www.gouge-beans.com.au/shop' }

/** A claim that the owner decides, of a listing with these details. */
async function claimed(listing: Record<string, unknown> = LISTING, message = 'It is ours', person?: Person) {
  const [ann, { id }] = [person ?? (await buyer(app)), await app.supplier(listing)]
  await ann.call(claimSupplier, { id, way: 'owner', message })
  const read = async () => (await olga.call(listClaims, { limit: '100' })).items.find((one) => one.supplierId === Number(id))
  return { ann, id: Number(id), read, claim: (await read())! }
}
const approve = (id: string) => olga.call(decideClaim, { id, decision: 'approve' })
const emailAs = (person: Person, email: string) =>
  app.context.db.updateTable('accounts').set({ email }).where('username', '=', person.username).execute()

describe('What the owner reads of a claim', () => {
  test('its address is compared with the address and the website of the listing; one of a mail provider says nothing', async () => {
    const { ann, read, claim } = await claimed()
    expect([claim.domain, claim.emailConfirmed]).toEqual(['unknown', false])
    for (const [email, domain] of [
      ['ann@gouge-beans.com.au', 'same'],
      ['ann@mail.gouge-beans.com.au', 'same'],
      ['ann@other-beans.com.au', 'different'],
      ['ann@not-gouge-beans.com.au', 'different'],
      ['gouge-beans.com.au@gmail.com', 'unknown'],
    ] as const) {
      await emailAs(ann, `${email.split('@')[0]}+${ann.username}@${email.split('@')[1]}`)
      expect([email, (await read())!.domain]).toEqual([email, domain])
    }
    const { claim: other } = await claimed({ ...LISTING, email: 'gouge@bigpond.com', website: 'https://facebook.com/gouge' }, 'Ours', ann)
    expect(other.domain).toBe('unknown')
  })

  test('numbers that it gives, and those of its own listing, are compared with the phone number and the ABN of the listing', async () => {
    const abn = { abn: '51824753556', abnCheckedAt: new Date() }
    for (const [message, listing, number] of [
      ['Given at registration\nPhone: +61 3 9411 7766', LISTING, 'same'],
      ['Phone: (03) 9411 7767', LISTING, 'different'],
      ['ABN: 51 824 753 556', { ...LISTING, ...abn }, 'same'],
      ['Phone: 03 9000 0000\nABN: 51 824 753 556', { ...LISTING, ...abn }, 'same'],
      ['I am the brother of the roaster', LISTING, 'unknown'],
      ['Phone: 03 9411 7766', { ...LISTING, phone: null }, 'unknown'],
    ] as const)
      expect([message, (await claimed(listing, message)).claim.number]).toEqual([message, number])
    const beans = await supplier(app)
    await app.context.db.updateTable('suppliers').set({ phone: LISTING.phone }).where('id', '=', beans.supplierId).execute()
    expect((await claimed(LISTING, 'Ours', beans)).claim.number).toBe('same')
  })
})

describe('POST /api/admin/claims/{id}/undo', () => {
  test('within a minute the claim is open again, the account is what it was, nobody was told, and the listing is anybody’s to claim', async () => {
    const { ann, id, claim, read } = await claimed({ ...LISTING, email: null })
    await confirmAddressOf(app, ann)
    await approve(claim.id)
    expect((await ann.call(getMe, {})).user).toMatchObject({ role: 'supplier', supplierId: id })
    await olga.call(undoClaim, { id: claim.id })
    expect((await ann.call(getMe, {})).user).toMatchObject({ role: 'restaurant' })
    expect((await ann.call(getMe, {})).user?.supplierId).toBeUndefined()
    expect(await read()).toMatchObject({ id: claim.id })
    expect(await app.call(getSupplier, { id: id as never })).toMatchObject({ isClaimable: true, email: null })
    await letEmailsBeDue(app)
    expect(
      (await app.emails()).filter(({ to, subject }) => to?.[0]?.address === ann.email && /yours to manage/.test(subject ?? '')),
    ).toEqual([])
    expect((await auditOf(app, id)).map(({ action }) => action)).toEqual(['claim.approve', 'claim.undo'])
    await approve(claim.id)
    expect((await ann.call(getMe, {})).user).toMatchObject({ role: 'supplier', supplierId: id })
  })

  test('after its minute, twice, of a refusal, and once a plan was bought it is a conflict that changes nothing', async () => {
    const undo = (id: string) => problemOf(olga.call(undoClaim, { id }))
    const late = await claimed()
    await approve(late.claim.id)
    await app.context.db
      .updateTable('claims')
      .set({ decidedAt: sql<string>`now() - interval '61 seconds'` })
      .where('id', '=', late.claim.id)
      .execute()
    expect(await undo(late.claim.id)).toMatchObject({ status: 409, detail: expect.stringContaining('The minute') })
    expect((await late.ann.call(getMe, {})).user).toMatchObject({ supplierId: late.id })
    const refused = await claimed()
    await olga.call(decideClaim, { id: refused.claim.id, decision: 'refuse' })
    expect((await undo(refused.claim.id)).status).toBe(409)
    const bought = await claimed()
    await approve(bought.claim.id)
    await subscribe(app, bought.id)
    expect(await undo(bought.claim.id)).toMatchObject({ status: 409, detail: expect.stringContaining('bought a plan') })
    const once = await claimed()
    await approve(once.claim.id)
    await olga.call(undoClaim, { id: once.claim.id })
    expect((await undo(once.claim.id)).status).toBe(409)
  })
})
