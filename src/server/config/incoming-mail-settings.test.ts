import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

const SET = { INCOMING_MAIL_DOMAIN: 'reply.backdock.example', INCOMING_MAIL_SECRET: 'x'.repeat(24) }

describe('The settings of replies by email', () => {
  test('are both set, or neither', () => {
    expect(readConfig({}).incomingMail).toBeNull()
    expect(readConfig(SET).incomingMail).toEqual({ domain: 'reply.backdock.example', secret: 'x'.repeat(24) })
    for (const name of Object.keys(SET))
      expect(() => readConfig({ ...SET, [name]: ' ' })).toThrow(`${name} is missing: replies to emails come in`)
  })

  test('name a domain, and a secret that nobody guesses', () => {
    for (const domain of ['hello@backdock.example', 'localhost', 'reply..example', 'https://reply.example'])
      expect(() => readConfig({ ...SET, INCOMING_MAIL_DOMAIN: domain })).toThrow('INCOMING_MAIL_DOMAIN is not a domain')
    for (const secret of ['x'.repeat(23), 'with blanks in it, and long enough'])
      expect(() => readConfig({ ...SET, INCOMING_MAIL_SECRET: secret })).toThrow('INCOMING_MAIL_SECRET is too short')
  })
})
