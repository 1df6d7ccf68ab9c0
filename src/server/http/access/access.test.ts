import { describe, expect, test } from 'vitest'
import type { Role } from '#contract/accounts/accounts.ts'
import { anyone, buyer, owner, signedIn, supplier, trader, type AnyAccess, type LoadResource } from './access.ts'
import { Problem } from '#server/http/problems.ts'
import { anonymous, type Requester } from './requester.ts'

const TOKEN = 'the token of the session'
const accountOf = (role: Role, { supplierId, header }: { supplierId?: number; header?: string } = {}): Requester => ({
  ...anonymous,
  ownerAuthorization: header,
  signedInAs: undefined,
  account: {
    id: 'a',
    username: 'ann',
    email: 'ann@cafe.example',
    role,
    supplierId,
    emailConfirmed: true,
    sessionId: 's',
    ownerTokens: role === 'owner' ? [TOKEN, 'that of a former secret'] : [],
  },
})
const loadResource: LoadResource = async ({ load }, path) => load({} as never, path)
/** Returns 200, or the status of the problem. */
const statusOf = (access: AnyAccess, requester: Requester, id = 1) =>
  access.authorize(loadResource, requester, { id: id as never, supplierId: id as never, key: id as never }).then(
    () => 200,
    (problem) => (problem instanceof Problem ? problem.status : Promise.reject(problem as Error)),
  )
/** The only resource: its id is 1 and it belongs to supplier 7. */
const resource = {
  what: 'This resource',
  load: async (_: unknown, { id }: { id: never }) => ((id as number) === 1 ? { supplierId: 7 } : undefined),
}

describe('The access rules', () => {
  test('each access rule lets in exactly its roles', async () => {
    const callers = [anonymous, accountOf('restaurant'), accountOf('supplier'), accountOf('owner'), accountOf('owner', { header: TOKEN })]
    const statuses = (access: AnyAccess) => Promise.all(callers.map((caller) => statusOf(access, caller)))
    expect(await statuses(anyone)).toEqual([200, 200, 200, 200, 200])
    expect(await statuses(signedIn)).toEqual([401, 200, 200, 200, 200])
    expect(await statuses(buyer)).toEqual([401, 200, 403, 403, 403])
    expect(await statuses(supplier)).toEqual([401, 403, 200, 403, 403])
    expect(await statuses(trader)).toEqual([401, 200, 200, 403, 403])
    expect(await statuses(owner)).toEqual([401, 403, 403, 403, 200])
  })

  test('a wrong owner token of any length is rejected', async () => {
    for (const header of ['', 'x', TOKEN.slice(0, -1), `${TOKEN} `, TOKEN.toUpperCase()])
      expect(await statusOf(owner, accountOf('owner', { header }))).toBe(403)
  })

  test('the role is checked before the resource exists, and that before its owner', async () => {
    const access = supplier.ofSupplier(resource)
    expect(await statusOf(access, anonymous, 2)).toBe(401)
    expect(await statusOf(access, accountOf('restaurant'), 2)).toBe(403)
    expect(await statusOf(access, accountOf('supplier', { supplierId: 8 }), 2)).toBe(404)
    expect(await statusOf(access, accountOf('supplier', { supplierId: 8 }))).toBe(403)
    expect(await statusOf(access, accountOf('supplier'))).toBe(403)
    expect(await statusOf(access, accountOf('supplier', { supplierId: 7 }))).toBe(200)
    expect(await statusOf(signedIn.on(resource), accountOf('restaurant'), 2)).toBe(404)
    expect(await statusOf(signedIn.on(resource), accountOf('restaurant'))).toBe(200)
  })
})
