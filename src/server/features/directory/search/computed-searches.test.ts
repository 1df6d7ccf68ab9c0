import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/app/app.ts'

let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app.stop())

const get = (url: string, remoteAddress: string) => app.server.inject({ url, remoteAddress })
const search = (text: string, from: string) => get(`/api/suppliers?search=${text}`, from)

describe('The limit of searches that have to be computed', () => {
  test('an address may ask for 120 new searches a minute; cached ones and lists are free, and other addresses are not limited', async () => {
    for (let n = 0; n < 120; n++) expect((await search(`new${n}`, '192.0.2.1')).statusCode).toBe(200)
    const refused = await search('another', '192.0.2.1')
    expect([refused.statusCode, refused.json().title]).toEqual([429, 'Too Many Requests'])
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
    expect((await get('/api/suppliers?location=Preston', '192.0.2.1')).statusCode).toBe(429)
    expect((await search('another', '192.0.2.2')).statusCode).toBe(200)
    for (const url of ['/api/suppliers?search=another', '/api/suppliers?search=%6eew7', '/api/suppliers?category=Coffee'])
      expect((await get(url, '192.0.2.1')).statusCode).toBe(200)
  })

  test('a page with a search counts like the search, and one too many is a page that says so', async () => {
    for (let n = 0; n < 60; n++) await search(`page${n}`, '192.0.2.3')
    for (let n = 0; n < 60; n++) expect((await get(`/suppliers?search=paged${n}`, '192.0.2.3')).statusCode).toBe(200)
    const refused = await get('/suppliers?search=more', '192.0.2.3')
    expect([refused.statusCode, refused.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8'])
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
    expect(refused.body).toContain('Please try again in')
    for (const url of ['/suppliers', '/suppliers?search=paged7']) expect((await get(url, '192.0.2.3')).statusCode).toBe(200)
    expect((await get('/suppliers?search=more', '192.0.2.4')).statusCode).toBe(200)
  })

  test('the counts of categories are searches of their own', async () => {
    for (let n = 0; n < 120; n++) expect((await get(`/api/categories?search=count${n}`, '192.0.2.5')).statusCode).toBe(200)
    expect((await get('/api/categories?search=one-more', '192.0.2.5')).statusCode).toBe(429)
    expect((await get('/api/categories', '192.0.2.5')).statusCode).toBe(200)
  })
})
