import { describe, expect, test } from 'vitest'
import { messageFor } from '#test/programs/setting-error.ts'
import { readConfig } from './config.ts'

const ON_SERVER = {
  DATABASE_URL: 'postgres://ann:pa55word@db.example/backdock',
  SESSION_SECRET: 'thirty-two characters of secrecy',
}

describe('The settings of a database server', () => {
  test('DATABASE_URL requires a SESSION_SECRET, which all its processes share', () => {
    expect(messageFor({ DATABASE_URL: ON_SERVER.DATABASE_URL })).toMatch(/^SESSION_SECRET is required with DATABASE_URL: set it/)
  })

  test('DATABASE_DIRECT_URL stands beside DATABASE_URL only, and is the same where it is not set', () => {
    const direct = 'postgres://ann:pa55word@primary.example/backdock'
    expect(messageFor({ DATABASE_DIRECT_URL: direct })).toMatch(/^DATABASE_URL is missing: DATABASE_DIRECT_URL is the server behind/)
    expect(readConfig({ ...ON_SERVER, DATABASE_DIRECT_URL: direct }).directUrl).toBe(direct)
    expect(readConfig(ON_SERVER).directUrl).toBeNull()
  })

  test('several processes require a database server', () => {
    expect(messageFor({ WEB_CONCURRENCY: '2' })).toMatch(/^WEB_CONCURRENCY above 1 needs DATABASE_URL/)
    expect(readConfig({ ...ON_SERVER, WEB_CONCURRENCY: '2' }).processes).toBe(2)
  })
})
