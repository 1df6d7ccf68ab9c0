import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { guardTable } from '#test/app/guard-table.ts'
import { turnGroupsOn } from '#test/people/groups.ts'
import type { ApiDocument } from './document.ts'

let app: TestApp
let document: ApiDocument
beforeAll(async () => {
  app = await createTestApp()
  await turnGroupsOn(app)
  document = (await app.server.inject('/api/openapi.json')).json()
})
afterAll(() => app.stop())

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, security, responses }]) => ({
      route: `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
      ways: security!.map((way) => Object.keys(way).join('+') || 'nothing'),
      operationId,
      responses,
    })),
  )

/** The ways in that fit what the guard table says of a route. */
const WAYS: Record<string, string[][]> = {
  anyone: [[], ['nothing', 'session']],
  signedIn: [['session'], ['session', 'requestKey']],
  trader: [['session'], ['session', 'requestKey']],
  buyer: [['session'], ['session', 'requestKey']],
  supplier: [['session'], ['session', 'requestKey']],
  supplierOrOwner: [['session']],
  ownersBrowser: [['session']],
  owner: [['session+ownerToken']],
}

describe('The security of operations in the API document', () => {
  test('each operation has the one that its guard has', () => {
    for (const { route, ways } of operations())
      expect([route, WAYS[guardTable[route]!.who]]).toEqual([route, expect.arrayContaining([ways])])
  })

  test('without a session, exactly what needs one is 401, and its 401 is documented', async () => {
    const undocumented: string[] = []
    for (const { route, ways, responses } of operations()) {
      const [method, path] = route.split(' ') as ['GET', string]
      const named = path
        .replace(':platform', 'facebook')
        .replace(':key', 'home.hero.title')
        .replace(/:(supplier|other)Id/, '1')
      const urls = ['1', UNKNOWN_ID].map((id) => named.replace(/:id\b/, id).replace(/:\w+/g, UNKNOWN_ID))
      const calls = urls.map((url) => app.server.inject({ method, url, ...(method !== 'GET' && { payload: {} }) }))
      const statuses = (await Promise.all(calls)).map(({ statusCode }) => statusCode)
      const needsSession = ways.length > 0 && !ways.includes('nothing')
      expect([route, statuses.includes(401)]).toEqual([route, needsSession])
      undocumented.push(...statuses.filter((status) => !(status in responses)).map((status) => `${status} of ${route}`))
    }
    expect(undocumented).toEqual([])
  })

  test('every scheme that an operation names is declared, with where it goes', () => {
    const named = new Set(
      operations()
        .flatMap(({ ways }) => ways.flatMap((way) => way.split('+')))
        .filter((way) => way !== 'nothing'),
    )
    expect(document.components.securitySchemes).toMatchObject({
      session: { type: 'apiKey', in: 'cookie', name: 'session' },
      ownerToken: { type: 'apiKey', in: 'header', name: 'x-owner-authorization' },
      requestKey: { type: 'apiKey', in: 'query', name: 'key' },
    })
    expect([...named].toSorted()).toEqual(Object.keys(document.components.securitySchemes!).toSorted())
  })

  test('over https the cookie has its prefix there too', async () => {
    const secure = await createTestApp({ PUBLIC_URL: 'https://backdock.example' })
    const { components } = (await secure.server.inject('/api/openapi.json')).json<ApiDocument>()
    expect(components.securitySchemes).toMatchObject({ session: { name: '__Host-session' } })
    await secure.stop()
  })
})

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000'
