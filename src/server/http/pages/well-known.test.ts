import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/app/app.ts'

let app: TestApp
let now = new Date('2026-11-26T03:00:00Z')

beforeAll(async () => {
  const settings = { CONTACT_EMAIL: 'security+site@backdock.example', PUBLIC_URL: 'https://backdock.example' }
  app = await createTestApp(settings, { now: () => now })
})
afterAll(() => app.stop())

const get = (url: string) => app.server.inject({ url })

describe('The address to change a password', () => {
  test('it leads to the part of the account page where the password is changed', async () => {
    const { statusCode, headers } = await get('/.well-known/change-password')
    expect([statusCode, headers.location]).toEqual([302, '/account#new-password'])
    expect((await get('/account')).statusCode).toBe(200)
  })

  test('an address beside it that nobody serves is 404, by which password managers know that the other is meant', async () => {
    expect((await get('/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200')).statusCode).toBe(404)
  })
})

describe('security.txt', () => {
  test('it says whom to tell of a weakness, until when and where it belongs', async () => {
    const { statusCode, headers, body } = await get('/.well-known/security.txt')
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(body).toBe(
      [
        'Contact: mailto:security%2Bsite@backdock.example',
        'Expires: 2027-05-25T00:00:00.000Z',
        'Preferred-Languages: en',
        'Canonical: https://backdock.example/.well-known/security.txt',
        '',
      ].join('\n'),
    )
  })

  test('it is the same all day and is good for longer on the next one, always for less than a year', async () => {
    const { body } = await get('/.well-known/security.txt')
    now = new Date('2026-11-26T23:59:59Z')
    expect((await get('/.well-known/security.txt')).body).toBe(body)
    now = new Date('2026-11-27T00:00:00Z')
    expect((await get('/.well-known/security.txt')).body).toContain('Expires: 2027-05-26T00:00:00.000Z')
  })

  test('a site without an address to write to has none', async () => {
    const silent = await createTestApp()
    expect((await silent.server.inject({ url: '/.well-known/security.txt' })).statusCode).toBe(404)
    await silent.stop()
  })
})
