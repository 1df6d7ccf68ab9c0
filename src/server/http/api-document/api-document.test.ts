import { validate } from '@scalar/openapi-parser'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NAMED_ENDPOINTS } from '#contract/features.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { guardTable } from '#test/app/guard-table.ts'
import { servedRoutes } from '#test/app/served-routes.ts'
import { isRef, type ApiDocument, type DocumentedOperation, type Parameter, type Ref, type Response } from './document.ts'

let app: TestApp
let document: ApiDocument
beforeAll(async () => {
  app = await createTestApp()
  document = (await app.server.inject('/api/openapi.json')).json()
})
afterAll(() => app.stop())

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
const namesOf = (check: (operation: DocumentedOperation, path: string) => boolean) =>
  operations()
    .filter(({ operation, path }) => check(operation, path))
    .map(({ operation }) => operation.operationId)
const parametersOf = ({ parameters = [] }: DocumentedOperation) => parameters.map((parameter) => resolve<Parameter>(parameter))
const responsesOf = ({ responses }: DocumentedOperation) =>
  Object.entries(responses).map(([status, response]) => ({ status, ...resolve<Response>(response) }))
const bodyOf = (path: string) => document.paths[path]!.post!.requestBody!.content['application/json']!.schema!

/** Follows a reference within the document. */
function resolve<Value extends object>(value: Value | Ref): Value {
  if (!isRef(value)) return value
  // Names have no slashes.
  const [, ...names] = value.$ref.split('/')
  return names.reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], document) as Value
}

describe('GET /api/openapi.json', () => {
  test('the document is valid OpenAPI 3.1', async () => {
    const { valid, errors } = await validate(document)
    expect(errors ?? []).toEqual([])
    expect(valid).toBe(true)
    expect(document.openapi).toMatch(/^3\.1\./)
  })

  test('the document has every route of the API, and no other paths', () => {
    const documented = operations().map(({ method, path }) => `${method.toUpperCase()} ${path}`)
    const isDocument = (route: string) => /^GET \/api\/(docs|openapi)/.test(route)
    const served = servedRoutes(app.server).filter((route) => route.includes(' /api/') && !isDocument(route))
    expect(documented.toSorted()).toEqual(served.map((route) => route.replace(/:(\w+)/g, '{$1}')).toSorted())
  })

  test('every operation keeps its name, no two have the same, and each has a declared tag', () => {
    const names = operations().map(({ method, path, operation }) => `${method.toUpperCase()} ${path} ${operation.operationId}`)
    const promised = Object.entries(guardTable).flatMap(([route, { as }]) => (as ? `${route.replace(/:(\w+)/g, '{$1}')} ${as}` : []))
    expect(names.toSorted()).toEqual(promised.toSorted())
    expect(new Set(namesOf(() => true)).size).toBe(names.length)
    const tags = document.tags!.map(({ name }) => name)
    expect(namesOf(({ tags: own = [] }) => own.length !== 1 || !own.every((tag) => tags.includes(tag)))).toEqual([])
  })

  test('every endpoint has a summary, one success status, problem documents and its path parameters', () => {
    for (const { path, operation } of operations()) {
      const responses = responsesOf(operation)
      const successes = responses.filter(({ status }) => /^(2\d\d|302)$/.test(status))
      // A dry run has a report, an import a job.
      expect([path, operation.summary, successes.length]).toEqual([path, expect.stringMatching(/\w/), path.endsWith('/import') ? 2 : 1])
      for (const { status, content } of responses.filter((response) => !successes.includes(response)))
        expect([path, status, content]).toEqual([path, status, { 'application/problem+json': { schema: refTo('Problem') } }])
      const inPath = parametersOf(operation).filter((parameter) => parameter.in === 'path')
      expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? [])
    }
  })

  test('every parameter has a description of one sentence, and no response the words of a generator', () => {
    for (const { path, operation } of operations())
      for (const { name, description } of parametersOf(operation))
        expect([path, name, description]).toEqual([path, name, expect.stringMatching(/^\p{Lu}.{6,}\.$/u)])
    expect(JSON.stringify(document)).not.toContain('Default Response')
  })

  test('fields say what their names do not', () => {
    const { schemas } = document.components
    const described = JSON.stringify(schemas).match(/"description":/g)!.length
    expect(described).toBeGreaterThan(200)
    expect(schemas.QuoteRequest).toMatchObject({ properties: { serial: { description: expect.any(String) } } })
    // References to documents of the source code say nothing to a reader elsewhere.
    expect(JSON.stringify(document).match(/.{0,40}(docs\/|\w\.ts\b|@throws)/g) ?? []).toEqual([])
  })

  test('a body schema names its required fields', () => {
    expect(bodyOf('/api/beta-signups').required).toEqual(['email'])
    expect(bodyOf('/api/quotes/request').required).toEqual(['supplierId', 'businessName', 'contactEmail', 'requirements'])
    expect(bodyOf('/api/quotes/bulk').required).toEqual(['supplierIds', 'message', 'contactEmail'])
    expect(bodyOf('/api/suppliers/{id}/contact').required ?? []).toEqual([])
  })

  test('a response without content has no content in the document', () => {
    const response = resolve<Response>(document.paths['/api/suppliers/{id}/view']!.post!.responses['204']!)
    expect([response.description, response.content]).toEqual(['Done', undefined])
  })

  test('what endpoints read and send in headers is declared where they do', () => {
    const declares = (name: string) => namesOf((operation) => parametersOf(operation).some((parameter) => parameter.name === name))
    const sends = (name: string) => namesOf((operation) => responsesOf(operation).some(({ headers = {} }) => name in headers))
    const idempotent = ['requestQuote', 'requestQuotes', 'answerQuote', 'contactSupplier', 'addReview', 'addVenue', 'startSubscription']
    expect(declares('Idempotency-Key')).toEqual(expect.arrayContaining(idempotent))
    expect(declares('Idempotency-Key')).not.toContain('login')
    expect(declares('If-Match').toSorted()).toEqual([
      'addLineFromProduct',
      'addLinesFromRequest',
      'addPriceListRow',
      'changeContent',
      'changeHomeSections',
      'changeJoinedRows',
      'changeManyStyles',
      'changeManyTexts',
      'changeOrderList',
      'changeOtherPrices',
      'changePriceListRow',
      'removePriceListRow',
      'restorePriceList',
      'savePriceList',
      'savePriceListSettings',
      'saveSupplier',
    ])
    expect(sends('ETag')).toEqual(expect.arrayContaining(declares('If-Match')))
    expect(sends('X-Total-Count').toSorted()).toEqual(PAGED.toSorted())
    expect(sends('X-Search-Reading')).toEqual(['listSuppliers'])
    expect(sends('X-Request-Id').length).toBe(operations().length)
    for (const { operation } of operations())
      for (const { status, headers = {} } of responsesOf(operation).filter(({ status: one }) => ['429', '503'].includes(one)))
        expect([operation.operationId, status, Object.keys(headers)]).toEqual([
          operation.operationId,
          status,
          expect.arrayContaining(['Retry-After']),
        ])
  })

  test('a list that comes as CSV too says so', () => {
    const asCsv = namesOf((operation) => responsesOf(operation).some(({ content = {} }) => 'text/csv' in content))
    expect(asCsv).toEqual(expect.arrayContaining(['listOwnerSuppliers', 'listSubscribers', 'listEvents']))
  })

  test('what is meant by one word has one schema, and each that has a name is used', () => {
    const names = ['Supplier', 'SupplierRow', 'QuoteRequest', 'Quote', 'Review', 'Product', 'Category', 'Problem', 'Place', 'Me', 'Role']
    expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining(names))
    const { responses } = document.paths['/api/suppliers/{id}']!.get!
    expect(resolve<Response>(responses['200']!).content).toEqual({ 'application/json': { schema: refTo('Supplier') } })
    const text = JSON.stringify(document)
    expect(Object.keys(document.components.schemas).filter((name) => !text.includes(`schemas/${name}"`))).toEqual([])
    // Closed lists are named, so none of them is repeated.
    expect(text.match(/"Staff\/Recruiting"/g)).toHaveLength(1)
  })

  test('what can be null is of two types, and responses may get more fields', () => {
    const { properties } = document.components.schemas.Supplier as { properties: Record<string, object> }
    expect(properties.abn).toMatchObject({ type: ['string', 'null'] })
    expect(JSON.stringify(document)).not.toMatch(/"nullable"|"additionalProperties":false/)
  })

  test('the introduction says how to sign in, and names every credential', () => {
    for (const word of ['POST /api/login', 'x-owner-authorization', 'ownerToken', 'key', 'Signed-In-As'])
      expect(document.info.description).toContain(word)
    expect(document.info.description).not.toContain('undefined')
  })
})

const PAGED = NAMED_ENDPOINTS.filter(({ endpoint }) => endpoint.paged).map(({ id }) => id)
const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` })

describe('GET /api/docs', () => {
  test('without API_DOCS nothing is there, and the document is', async () => {
    for (const url of ['/api/docs', '/api/docs/', '/api/docs/js/scalar.js', '/api/docs/openapi.json']) {
      const response = await app.server.inject(url)
      expect([url, response.statusCode, response.headers['content-type']]).toEqual([url, 404, 'application/problem+json; charset=utf-8'])
    }
    expect((await app.server.inject('/api/openapi.json')).statusCode).toBe(200)
  })

  test('with API_DOCS it is a page that shows the document', async () => {
    const documented = await createTestApp({ API_DOCS: 'true' })
    const response = await documented.server.inject('/api/docs/')
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    await documented.stop()
  })
})
