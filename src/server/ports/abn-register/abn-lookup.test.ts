import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { abnLookup } from './abn-lookup.ts'
import { RegisterUnavailable } from './abn-register.ts'

/** A response of the service, as it comes over the wire. */
const DETAILS = {
  Abn: '51824753556',
  AbnStatus: 'Active',
  AbnStatusEffectiveFrom: '1999-11-01',
  Acn: '',
  AddressDate: '2024-01-01',
  AddressPostcode: '2640',
  AddressState: 'NSW',
  BusinessName: ['Tin Shed Coffee'],
  EntityName: 'TIN SHED PTY LTD',
  EntityTypeCode: 'PRV',
  EntityTypeName: 'Australian Private Company',
  Gst: '2000-07-01',
  Message: '',
}
const EMPTY = { ...DETAILS, AbnStatus: '', AddressPostcode: '', AddressState: '', BusinessName: [], EntityName: '', Gst: '' }

let respond: RequestListener
let lastUrl: URL
const server = createServer((request, response) => {
  lastUrl = new URL(request.url!, 'http://register')
  respond(request, response)
})
let register: ReturnType<typeof abnLookup>
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  register = abnLookup({ base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, guid: 'the-key' })
})
afterAll(() => void server.close())

const padded =
  (details: object): RequestListener =>
  (_, response) => {
    response.setHeader('content-type', 'text/javascript').end(`${lastUrl.searchParams.get('callback')}(${JSON.stringify(details)})`)
  }
const find = () => register.find('51824753556')

describe('ABN Lookup', () => {
  test('an ABN is asked for with the key, and its entry is read out of the padded JSON', async () => {
    respond = padded(DETAILS)
    expect(await find()).toEqual({
      isActive: true,
      entityName: 'TIN SHED PTY LTD',
      businessNames: ['Tin Shed Coffee'],
      state: 'NSW',
      postcode: '2640',
      hasGst: true,
    })
    expect([lastUrl.pathname, lastUrl.searchParams.get('abn'), lastUrl.searchParams.get('guid')]).toEqual([
      '/json/AbnDetails.aspx',
      '51824753556',
      'the-key',
    ])
  })

  test('a cancelled ABN is not active, an empty or missing day is no GST, and an ABN without an entry is null', async () => {
    for (const Gst of ['', null]) {
      respond = padded({ ...DETAILS, AbnStatus: 'Cancelled', Gst })
      expect(await find()).toMatchObject({ isActive: false, hasGst: false })
    }
    respond = padded(EMPTY)
    expect(await find()).toBeNull()
  })

  test('the key does not follow to another address', async () => {
    respond = (request, response) =>
      lastUrl.pathname === '/moved' ? padded(DETAILS)(request, response) : response.writeHead(302, { location: '/moved' }).end()
    await expect(find()).rejects.toThrow(RegisterUnavailable)
    expect(lastUrl.pathname).toBe('/json/AbnDetails.aspx')
  })

  test('a refused key, an error, another format and a server that is not there are said to be unavailable, without the key', async () => {
    const refused = { ...EMPTY, Abn: '', Message: 'The GUID entered is not recognised as a Registered Party' }
    const listeners: RequestListener[] = [
      padded(refused),
      (_, response) => response.writeHead(500).end('oops'),
      (_, response) => response.end('<html>maintenance</html>'),
      padded({ Abn: 1 }),
      (request) => request.socket.destroy(),
    ]
    for (respond of listeners) {
      const failure = await find().catch((error: unknown) => error)
      expect(failure).toBeInstanceOf(RegisterUnavailable)
      expect(String(failure)).not.toContain('the-key')
    }
  })
})
