import { describe, expect, test } from 'vitest'
import type { Role } from '#contract/accounts.ts'
import { anyone, buyer, owner, signedIn, supplier, trader, type AnyAccess, type LoadResource } from './access.ts'
import { Problem } from './problems.ts'
import { anonymous, type Requester } from './requester.ts'

const TOKEN = 'the token of the session'
const member = (role: Role, { supplierId, header }: { supplierId?: number; header?: string } = {}): Requester => ({
  ...anonymous,
  ownerAuthorization: header,
  account: {
    id: 'a',
    username: 'ann',
    email: 'ann@cafe.example',
    role,
    supplierId,
    emailConfirmed: true,
    sessionId: 's',
    ownerToken: role === 'owner' ? TOKEN : null,
  },
})
const look: LoadResource = async ({ load }, path) => load({} as never, path)
/** 200, or the status of the refusal. */
const verdict = (access: AnyAccess, requester: Requester, id = 1) =>
  access.authorize(look, requester, { id: id as never, supplierId: id as never }).then(
    () => 200,
    (refusal) => (refusal instanceof Problem ? refusal.status : Promise.reject(refusal as Error)),
  )
/** A thing of supplier 7 with the id 1; there is no other. */
const resource = {
  what: 'This thing',
  load: async (_: unknown, { id }: { id: never }) => ((id as number) === 1 ? { supplierId: 7 } : undefined),
}

describe('The access rules', () => {
  test('each access rule lets in exactly its roles', async () => {
    const callers = [anonymous, member('restaurant'), member('supplier'), member('owner'), member('owner', { header: TOKEN })]
    const verdicts = (access: AnyAccess) => Promise.all(callers.map((caller) => verdict(access, caller)))
    expect(await verdicts(anyone)).toEqual([200, 200, 200, 200, 200])
    expect(await verdicts(signedIn)).toEqual([401, 200, 200, 200, 200])
    expect(await verdicts(buyer)).toEqual([401, 200, 403, 403, 403])
    expect(await verdicts(supplier)).toEqual([401, 403, 200, 403, 403])
    expect(await verdicts(trader)).toEqual([401, 200, 200, 403, 403])
    expect(await verdicts(owner)).toEqual([401, 403, 403, 403, 200])
  })

  test('a wrong owner token of any length is rejected', async () => {
    for (const header of ['', 'x', TOKEN.slice(0, -1), `${TOKEN} `, TOKEN.toUpperCase()])
      expect(await verdict(owner, member('owner', { header }))).toBe(403)
  })

  test('the role is checked before the resource exists, and that before its owner', async () => {
    const access = supplier.ofSupplier(resource)
    expect(await verdict(access, anonymous, 2)).toBe(401)
    expect(await verdict(access, member('restaurant'), 2)).toBe(403)
    expect(await verdict(access, member('supplier', { supplierId: 8 }), 2)).toBe(404)
    expect(await verdict(access, member('supplier', { supplierId: 8 }))).toBe(403)
    expect(await verdict(access, member('supplier'))).toBe(403)
    expect(await verdict(access, member('supplier', { supplierId: 7 }))).toBe(200)
    expect(await verdict(signedIn.on(resource), member('restaurant'), 2)).toBe(404)
    expect(await verdict(signedIn.on(resource), member('restaurant'))).toBe(200)
  })
})
