import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import * as z from 'zod/mini'
import type { AnyEndpoint } from '#contract/endpoint/endpoint.ts'
import { XLSX_TYPE } from '#contract/order-lists/order-lists.ts'
import { defaultFields } from '#contract/quotes/quote-forms.ts'
import type { BusyMarketplace, IdsByPart } from '#test/people/busy-marketplace.ts'
import { anyValue, valuesOf, type Hints } from './hostile-values.ts'

/** Parts of an address that cannot be decoded, or decode to what no text may have. */
const RAW = [
  '%',
  '%zz',
  '%FF',
  '%ED%A0%80',
  '%C0%80',
  '%F0%9F',
  '%00',
  'a%0D%0Ab',
  '%E2%80%AE',
  '%25',
  '+',
  '..%2f..',
  '%u0041',
  '9'.repeat(30),
]
const raw = fc.constantFrom(...RAW)

/** Encodes any text for an address. Half of a surrogate pair gets the bytes that a careless program sends for it. */
const encoded = (text: string) =>
  encodeURIComponent(text.toWellFormed() === text ? text : text.replace(/\p{Surrogate}/gu, '\ufffd')).replaceAll('%EF%BF%BD', '%ED%A0%80')

/** Returns a value as it stands in an address. */
const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/** Returns the schema of validated values, which says more of them than that of what may be sent. */
const schemaOf = (schema: z.core.$ZodType) => z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' })

/** Generates paths of a route: mostly with ids of what exists, else with others and with what is no id at all. */
function pathsOf(route: string, ids: IdsByPart): fc.Arbitrary<string> {
  const parts = route.split('/').slice(1)
  const generated = parts.map((part, at) => {
    if (part === '*') return fc.array(fc.oneof(raw, textInPath), { maxLength: 3 }).map((pieces) => pieces.join('/'))
    if (!part.includes(':')) return fc.constant(part)
    const known = ids[parts[at - 1]!] ?? ['nothing']
    const wrong = fc.oneof(
      fc.uuid(),
      fc.constantFrom('0', '01', '2000000000', '2147483648', '99999999999', '1e3', '-1', 'a'.repeat(300)),
      raw,
      textInPath,
    )
    const value = fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: wrong })
    return value.map((text) => part.replace(/:\w+/, () => text))
  })
  return fc.tuple(...generated).map((pieces) => `/${pieces.join('/')}`)
}
const textInPath = anyValue.map((value) => encoded(asText(value)).slice(0, 900))

/** Generates the queries of some parameters: encoded values, lists of them, and what cannot be decoded. */
function queriesOf(parameters: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  const odd = fc.record({ at: fc.nat(12), piece: raw, chance: fc.nat(5) })
  return fc.tuple(parameters, odd).map(([values, { at, piece, chance }]) => {
    const pairs = Object.entries(values ?? {}).flatMap(([name, value]) => pairsOf(name, value))
    if (chance === 5 && pairs.length > 0) pairs[at % pairs.length] = `${pairs[at % pairs.length]!.split('=')[0]}=${piece}`
    return pairs.length > 0 ? `?${pairs.join('&')}` : ''
  })
}

const pairsOf = (name: string, value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).map((one) => `${encoded(name)}=${encoded(asText(one))}`)

const BAD_JSON = ['', '{', '[]', '"a"', 'null', '5', '{"a":1e999}', '{"a":"\\ud800"}', '\u0000', '['.repeat(5000), '{"__proto__":{"a":1}}']

const bodiesOf = (body: z.core.$ZodType, hints: Hints) =>
  fc.oneof(
    { weight: 12, arbitrary: valuesOf(schemaOf(body), hints).map((value) => JSON.stringify(value) ?? '') },
    { weight: 1, arbitrary: fc.constantFrom(...BAD_JSON) },
  )

export type HostileRequest = Pick<InjectOptions, 'headers' | 'payload'> & { method: AnyEndpoint['method']; url: string }

const keys = fc.option(fc.oneof(fc.uuid(), fc.constantFrom('', ' ', 'ÿ', 'a'.repeat(201))), { freq: 5, nil: undefined })

/** Generates requests to an endpoint from its own schemas. */
export function requestsTo({ method, path, query, body }: AnyEndpoint, marketplace: BusyMarketplace): fc.Arbitrary<HostileRequest> {
  const hints = hintsFrom(marketplace)
  const parts = { path: pathsOf(path, marketplace.ids), query: queriesOf(valuesOf(schemaOf(query), hints)), key: keys }
  return fc
    .record({ ...parts, payload: body ? bodiesOf(body, hints) : fc.constant(undefined) })
    .map(({ path: at, query: search, key, payload }) => ({
      method,
      url: at + search,
      ...(payload !== undefined && { payload }),
      headers: {
        ...(payload !== undefined && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
    }))
}

/** Generates requests for a page or a file, with any of the query parameters of pages. */
export function readsOf(route: string, { ids }: BusyMarketplace): fc.Arbitrary<HostileRequest> {
  const value = fc.oneof(anyValue, fc.constantFrom('Coffee', 'VIC', 'Melbourne', '2', 'true', 'quotes', 'distance'))
  const parameters = fc.dictionary(fc.constantFrom(...PAGE_PARAMETERS), value, { minKeys: 2, maxKeys: 8 })
  return fc
    .record({ path: pathsOf(route, ids), query: queriesOf(parameters) })
    .map(({ path, query }) => ({ method: 'GET' as const, url: path + query }))
}

const TYPES = [
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'multipart/form-data; boundary="',
  'image/png',
  'application/pdf',
  'text/csv',
  XLSX_TYPE,
]
const HEADS = ['', 'PK\u0003\u0004', 'sep=;\na;b\n', '%PDF-', '\u0089PNG\r\n\u001a\n', 'RIFF\0\0\0\0WEBPVP8 ', '\u00ff\u00d8\u00ff'].map(
  (head) => Buffer.from(head, 'latin1'),
)

/** Generates requests that send a file: as a form, whole or broken, or as bytes that begin like those of a known kind. */
export function filesTo(route: string, { ids }: BusyMarketplace): fc.Arbitrary<HostileRequest> {
  const bytes = fc.tuple(fc.constantFrom(...HEADS), fc.uint8Array({ maxLength: 60 })).map((parts) => Buffer.concat(parts))
  const name = fc.oneof(anyValue.map(asText), fc.constantFrom('file', 'a.png', "\"; filename*=UTF-8''%FF"))
  const form = fc
    .record({ name, file: name, bytes, end: fc.constantFrom('\r\n--x--\r\n', '') })
    .map(({ name: field, file, bytes: content, end }) => {
      const head = `--x\r\ncontent-disposition: form-data; name="${field}"; filename="${file}"\r\ncontent-type: image/png\r\n\r\n`
      return Buffer.concat([Buffer.from(head), content, Buffer.from(end)])
    })
  const query = queriesOf(fc.record({ name: anyValue }))
  return fc
    .record({ path: pathsOf(route, ids), search: query, type: fc.constantFrom(...TYPES), payload: fc.oneof(form, bytes) })
    .map(({ path, search, type, payload }) => ({ method: 'POST', url: path + search, payload, headers: { 'content-type': type } }))
}

const PAGE_PARAMETERS = (
  'category search state location delivers minRating verified maxMinimumCents exact sort page view ' +
  'bulk categories mode token next tab quote status unread key join step v __proto__'
).split(' ')

const flags = fc.constantFrom('true', 'false')
/** Fields of the form of a supplier of coffee. */
const FIELDS = ['weeklyConsumption', 'deliveryFrequency', 'preferredDeliveryDate', 'equipmentNeeds', 'businessName']

/** Values that get past the rules which JSON Schema does not express. */
function hintsFrom({ ids, key, picture, password }: BusyMarketplace): Hints {
  const suppliers = ids.suppliers!.map(Number)
  const web = fc.constantFrom('https://bean.example', 'http://[::1]/', 'https://例え.jp/👩‍👩‍👧', 'https://a@b:1/?q=%FF#\u202e', 'HTTPS://X')
  const image = fc.oneof(fc.constant(picture), web)
  const passwords = fc.constantFrom(password, password, 'another password', ' 👩‍👩‍👧 ')
  return {
    website: web,
    logoUrl: image,
    imageUrl: image,
    url: image,
    password: passwords,
    newPassword: passwords,
    confirmPassword: passwords,
    supplierId: fc.constantFrom(...suppliers, 2_000_000_000),
    supplierIds: fc.uniqueArray(fc.constantFrom(...suppliers), { minLength: 1 }),
    key: fc.constant(key),
    abn: fc.constantFrom('51 824 753 556', '51824753556'),
    phone: fc.constant('+61 3 5550 0142'),
    contactPhone: fc.constant('+61 3 5550 0142'),
    contactEmail: fc.constantFrom('ann@cafe.example', "o'ann+👩‍👩‍👧@例え.example", 'ann@[::1].example'),
    fields: fc.constant(defaultFields('General')),
    delivers: flags,
    verified: flags,
    exact: flags,
    minRating: fc.constantFrom('4.5', '0'),
    maxMinimumCents: fc.constant('5000'),
    latitude: fc.integer({ min: -40, max: -10 }),
    longitude: fc.integer({ min: 115, max: 153 }),
    place: fc.constantFrom('Preston VIC 3072', 'Melbourne', '3072'),
    formVersion: fc.constantFrom(null, 0),
    attachmentId: fc.constant(null),
    version: fc.constant(null),
    revision: fc.constantFrom(null, 1),
    answers: fc.array(fc.record({ fieldId: fc.constantFrom(...FIELDS), value: anyValue }), { maxLength: 4 }),
    validUntil: fc.constantFrom('2099-12-31', '9999-12-31'),
    expiresOn: fc.constantFrom('2099-12-31', '9999-12-31'),
  }
}
