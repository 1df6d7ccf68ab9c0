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

  test('DATABASE_REPLICA_URLS are addresses of database servers beside DATABASE_URL, one or several', () => {
    const [one, two] = ['postgres://ann:pa55word@one.example/backdock', 'postgresql://ann:pa55word@two.example/backdock']
    expect(messageFor({ DATABASE_REPLICA_URLS: one })).toMatch(/^DATABASE_URL is missing: DATABASE_REPLICA_URLS are servers that follow/)
    for (const wrong of [`${one},`, `${one} ${two}`, 'https://one.example', `${one},two`])
      expect(messageFor({ ...ON_SERVER, DATABASE_REPLICA_URLS: wrong })).toMatch(/^DATABASE_REPLICA_URLS is not a list of addresses/)
    expect(readConfig({ ...ON_SERVER, DATABASE_REPLICA_URLS: one }).replicaUrls).toEqual([one])
    expect(readConfig({ ...ON_SERVER, DATABASE_REPLICA_URLS: `${one}, ${two}` }).replicaUrls).toEqual([one, two])
  })

  test('a query waits for a connection as long as the connect_timeout of DATABASE_URL says, as for libpq', () => {
    const on = (parameters: string) => ({ ...ON_SERVER, DATABASE_URL: `${ON_SERVER.DATABASE_URL}${parameters}` })
    expect(readConfig(on('')).connectionMs).toBe(5_000)
    expect(readConfig(on('?connect_timeout=12')).connectionMs).toBe(12_000)
    for (const wrong of ['', '0', '-1', '1.5', '601', 'long', '1e2'])
      expect(messageFor(on(`?connect_timeout=${wrong}`))).toMatch(/^DATABASE_URL has a connect_timeout that is no number of seconds from 1/)
  })

  test('several processes require a database server', () => {
    expect(messageFor({ WEB_CONCURRENCY: '2' })).toMatch(/^WEB_CONCURRENCY above 1 needs DATABASE_URL/)
    expect(readConfig({ ...ON_SERVER, WEB_CONCURRENCY: '2' }).processes).toBe(2)
  })

  test('a process that does not do everything requires a database server', () => {
    expect(messageFor({ PROCESS: 'web' })).toMatch(/^PROCESS other than both needs DATABASE_URL/)
    expect(readConfig({ ...ON_SERVER, PROCESS: 'worker' }).process).toBe('worker')
    expect(readConfig({ PROCESS: 'both' }).process).toBe('both')
    expect(messageFor({ ...ON_SERVER, PROCESS: 'queue' })).toMatch(/^PROCESS must be one of web, worker, both/)
  })
})
