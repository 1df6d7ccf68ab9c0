import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkSupplierAbn } from '#contract/owner/owner-supplier-actions.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { collectLog } from '#test/app/log.ts'
import { owner } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'

let isUp = true
const server = createServer((_, response) => {
  const details = {
    Abn: '51824753556',
    AbnStatus: 'Active',
    EntityName: 'TIN SHED PTY LTD',
    BusinessName: [],
    AddressState: 'VIC',
    AddressPostcode: '3000',
    Gst: '',
    Message: '',
  }
  if (isUp) response.end(`found(${JSON.stringify(details)})`)
  else response.writeHead(500).end()
})
const log = collectLog()
let app: TestApp
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  app = await createTestApp({ ABN_LOOKUP_GUID: '12345678-90ab-cdef-1234-567890abcdef', ABN_LOOKUP_API_BASE: base }, { logTo: log })
})
afterAll(async () => {
  await app.stop()
  server.close()
})

const withAbn = (to: TestApp, abn: string | null) => to.supplier({ abn, abnCheckedAt: abn && new Date() })

describe('GET /api/admin/suppliers/{id}/abn', () => {
  test('the register says who an ABN belongs to, and is not asked about none', async () => {
    const olga = await owner(app)
    const { id } = await withAbn(app, '51824753556')
    expect(await olga.call(checkSupplierAbn, { id })).toEqual({
      abn: '51824753556',
      isValid: true,
      asksRegister: true,
      entry: { isActive: true, entityName: 'TIN SHED PTY LTD', businessNames: [], state: 'VIC', postcode: '3000', hasGst: false },
    })
    const none = await withAbn(app, null)
    expect(await olga.call(checkSupplierAbn, { id: none.id })).toMatchObject({ abn: null, isValid: false, entry: null })
    isUp = false
    expect(await problemOf(olga.call(checkSupplierAbn, { id }))).toMatchObject({ status: 503 })
    expect(log.entries().map(({ level, msg }) => [level, msg])).toEqual([
      ['warn', 'The register of ABNs does not answer.'],
      ['error', 'GET /api/admin/suppliers/:id/abn failed'],
    ])
  })
})
