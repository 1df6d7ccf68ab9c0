import { validate } from '@scalar/openapi-parser'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/app.ts'

type Schema = { type?: string; required?: string[]; properties?: Record<string, unknown> }
type Media = { content?: Record<string, { schema: Schema }> }
type Operation = {
  summary: string
  parameters?: { name: string; in: string; required: boolean }[]
  requestBody?: Media
  responses: Record<string, Media>
}
type Document = { openapi: string; paths: Record<string, Record<string, Operation>> }

let app: TestApp
let document: Document
beforeAll(async () => {
  app = await createTestApp()
  document = (await app.server.inject('/api/openapi.json')).json()
})
afterAll(() => app.stop())

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
const bodyOf = (path: string) => document.paths[path]!.post!.requestBody!.content!['application/json']!.schema

describe('GET /api/openapi.json', () => {
  test('the document is valid OpenAPI 3.1', async () => {
    const { valid, errors } = await validate(document)
    expect(errors ?? []).toEqual([])
    expect(valid).toBe(true)
    expect(document.openapi).toMatch(/^3\.1\./)
  })

  test('the document lists the endpoints of the API and no other paths', () => {
    expect(operations().map(({ method, path }) => `${method.toUpperCase()} ${path}`)).toEqual(
      expect.arrayContaining([
        'GET /api/categories',
        'GET /api/suppliers',
        'GET /api/suppliers/featured',
        'GET /api/suppliers/{id}',
        'POST /api/suppliers/{id}/view',
        'POST /api/suppliers/{id}/contact',
        'GET /api/suppliers/{id}/rating-stats',
        'GET /api/suppliers/{id}/reviews',
        'GET /api/suppliers/{id}/images',
        'GET /api/suppliers/{id}/featured-products',
        'GET /api/suppliers/{id}/client-logos',
        'POST /api/quotes/request',
        'POST /api/quotes/bulk',
        'POST /api/beta-signups',
        'POST /api/newsletter',
      ]),
    )
    expect(Object.keys(document.paths).filter((path) => !path.startsWith('/api/'))).toEqual([])
  })

  test('every endpoint has a summary, one success status, the problem schema and its path parameters', () => {
    for (const { path, method, operation } of operations()) {
      expect([path, method, operation.summary]).toEqual([path, method, expect.stringMatching(/\w/)])
      const statuses = Object.keys(operation.responses)
      // A dry run has a report, an import a job.
      const successes = path === '/api/admin/suppliers/import' ? 2 : 1
      expect([path, method, statuses.filter((status) => /^(2\d\d|302)$/.test(status)).length]).toEqual([path, method, successes])
      const problem = operation.responses.default!.content!['application/problem+json']!.schema
      expect(problem.required).toEqual(['type', 'title', 'status', 'detail', 'requestId'])
      const inPath = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path')
      expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? [])
    }
  })

  test('a body schema names its required fields', () => {
    expect(bodyOf('/api/beta-signups').required).toEqual(['email'])
    expect(bodyOf('/api/quotes/request').required).toEqual(['supplierId', 'businessName', 'contactEmail', 'requirements'])
    expect(bodyOf('/api/quotes/bulk').required).toEqual(['supplierIds', 'message', 'contactEmail'])
    expect(bodyOf('/api/suppliers/{id}/contact').required ?? []).toEqual([])
  })

  test('a response without content has no content in the document', () => {
    expect(document.paths['/api/suppliers/{id}/view']!.post!.responses['204']!.content).toBeUndefined()
  })
})

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
