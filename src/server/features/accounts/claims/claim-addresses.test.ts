import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { confirmEmail, getMe } from '#contract/accounts/accounts.ts'
import { claimSupplier, confirmClaim, decideClaim, listClaims } from '#contract/suppliers/claims.ts'
import { updateOwnerSupplier } from '#contract/owner/owner-suppliers.ts'
import { getSupplier } from '#contract/suppliers/suppliers.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { buyer, confirmAddressOf, owner, registered, tokenFor, type Person } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'

let app: TestApp
let olga: Person
beforeAll(async () => {
  app = await createTestApp()
  olga = await owner(app)
})
afterAll(() => app.stop())

const openClaims = async () => (await olga.call(listClaims, { limit: '100' })).items
/** Approves the only open claim of an account. */
const approve = async ({ username }: Person) =>
  olga.call(decideClaim, { id: (await openClaims()).find((claim) => claim.username === username)!.id, decision: 'approve' })

describe('The address of a claimed listing', () => {
  test('a link is dead once the listing has another address than it was sent to', async () => {
    const [ann, beans] = [await buyer(app), await app.supplier()]
    await ann.call(claimSupplier, { id: beans.id, way: 'email' })
    const token = await tokenFor(app, beans.email, 'claim')
    const renamed = { businessName: 'Beans', category: 'Coffee', phone: '+61 3 5550 0142' } as const
    await olga.call(updateOwnerSupplier, { id: beans.id, ...renamed, email: 'now@beans.example' })
    expect(await problemOf(ann.call(confirmClaim, { token }))).toMatchObject({ status: 400, errors: [{ path: 'token' }] })
    expect((await ann.call(getMe, {})).user).toMatchObject({ role: 'restaurant' })
    // In another case it is the same address.
    await olga.call(updateOwnerSupplier, { id: beans.id, ...renamed, email: beans.email.toUpperCase() })
    expect(await ann.call(confirmClaim, { token })).toEqual({ supplierId: beans.id })
  })

  test('a listing without an email gets no address by a claim until that is confirmed, and gets it then', async () => {
    const [ann, silent] = [await registered(app), await app.supplier({ email: null })]
    await ann.call(claimSupplier, { id: silent.id, way: 'owner' })
    await approve(ann)
    expect(await app.call(getSupplier, { id: silent.id })).toMatchObject({ email: null, isClaimable: false })
    await ann.call(confirmEmail, { token: await tokenFor(app, ann.email, 'confirm') })
    expect(await app.call(getSupplier, { id: silent.id })).toMatchObject({ email: ann.email })
  })

  test('a listing without an email gets the confirmed email of the account whose claim is approved', async () => {
    const [ann, silent] = [await buyer(app), await app.supplier({ email: null })]
    await confirmAddressOf(app, ann)
    await ann.call(claimSupplier, { id: silent.id, way: 'owner' })
    expect((await openClaims()).at(-1)).toMatchObject({ email: ann.email, emailConfirmed: true })
    await approve(ann)
    expect(await app.call(getSupplier, { id: silent.id })).toMatchObject({ email: ann.email })
  })
})
