import { describe, expect, test } from 'vitest'
import { messageFor } from '#test/programs/setting-error.ts'
import { readConfig } from './config.ts'
import { variables } from './variables.ts'
import { PUSH_SERVICES } from './push-settings.ts'

const SECRET = 'thirty-two characters of secrecy'
const ON_SERVER = { DATABASE_URL: 'postgres://ann:pa55word@db.example/backdock', SESSION_SECRET: SECRET }

const GUID = '12345678-90ab-cdef-1234-567890abcdef'
const BUCKET = {
  S3_ENDPOINT: 'https://s3.example/',
  S3_BUCKET: 'backdock-pictures',
  S3_REGION: 'ap-southeast-2',
  S3_ACCESS_KEY_ID: 'AKIA0',
  S3_SECRET_ACCESS_KEY: 'pa55word',
}

/** What has a test of its own, beside this one. */
const OWN_TESTS = { stripe: null, business: null, model: null, incomingMail: null, tracing: null }

describe('readConfig', () => {
  test('no variable has to be set', () => {
    expect(readConfig({})).toEqual({
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      databaseUrl: null,
      directUrl: null,
      replicaUrls: [],
      connectionMs: 5_000,
      dataDir: './data',
      demoData: true,
      sessionSecrets: null,
      ownerEmail: null,
      ownerPassword: null,
      contactEmail: null,
      smtpUrl: null,
      mailFrom: 'Backdock <no-reply@backdock.example>',
      s3: null,
      abnLookup: null,
      ...OWN_TESTS,
      dailyTokens: 1_000_000,
      social: {},
      pushServices: PUSH_SERVICES,
      trustProxy: false,
      edgeSeconds: 0,
      edgePurgeUrl: null,
      processes: 1,
      process: 'both',
      logLevel: 'warn',
      apiDocs: true,
      metricsPort: null,
      // shown-settings.test.ts
      shown: expect.any(Array),
    })
  })

  test('every variable can be set', () => {
    const env = {
      ...ON_SERVER,
      DATABASE_DIRECT_URL: 'postgres://ann:pa55word@primary.example/backdock',
      DATABASE_REPLICA_URLS: 'postgres://ann:pa55word@one.example/backdock, postgres://ann:pa55word@two.example/backdock',
      HOST: '0.0.0.0',
      PORT: '8080',
      PUBLIC_URL: 'https://backdock.example/',
      DATA_DIR: '/srv/backdock',
      DEMO_DATA: 'TRUE',
      OWNER_EMAIL: 'owner@backdock.example',
      OWNER_PASSWORD: ' sixteen brown crates ',
      CONTACT_EMAIL: 'hello@backdock.example',
      SMTP_URL: 'smtp://mail.example:25',
      MAIL_FROM: 'Backdock <hello@backdock.example>',
      ...BUCKET,
      ABN_LOOKUP_GUID: GUID,
      ABN_LOOKUP_API_BASE: 'http://127.0.0.1:9/',
      PUSH_SERVICES: 'https://push.example, https://*.push.example',
      TRUST_PROXY: 'true',
      EDGE_CACHE_SECONDS: '30',
      EDGE_PURGE_URL: 'http://edge.example/purge',
      WEB_CONCURRENCY: '4',
      PROCESS: 'Worker',
      LOG_LEVEL: 'Debug',
      API_DOCS: 'false',
      METRICS_PORT: '9100',
    }
    expect(readConfig(env)).toEqual({
      host: '0.0.0.0',
      port: 8080,
      publicUrl: 'https://backdock.example',
      databaseUrl: ON_SERVER.DATABASE_URL,
      directUrl: 'postgres://ann:pa55word@primary.example/backdock',
      replicaUrls: ['postgres://ann:pa55word@one.example/backdock', 'postgres://ann:pa55word@two.example/backdock'],
      connectionMs: 5_000,
      dataDir: '/srv/backdock',
      demoData: true,
      sessionSecrets: [SECRET],
      ownerEmail: 'owner@backdock.example',
      contactEmail: 'hello@backdock.example',
      ownerPassword: ' sixteen brown crates ',
      smtpUrl: 'smtp://mail.example:25',
      mailFrom: 'Backdock <hello@backdock.example>',
      s3: {
        endpoint: 'https://s3.example',
        bucket: 'backdock-pictures',
        region: 'ap-southeast-2',
        accessKeyId: 'AKIA0',
        secretAccessKey: 'pa55word',
      },
      abnLookup: { guid: GUID, base: 'http://127.0.0.1:9' },
      ...OWN_TESTS,
      dailyTokens: 1_000_000,
      social: {},
      pushServices: ['https://push.example', 'https://*.push.example'],
      trustProxy: true,
      edgeSeconds: 30,
      edgePurgeUrl: 'http://edge.example/purge',
      processes: 4,
      process: 'worker',
      logLevel: 'debug',
      apiDocs: false,
      metricsPort: 9100,
      shown: expect.any(Array),
    })
  })

  test('an empty variable counts as unset', () => {
    // Blanks may be part of a password.
    const names = Object.keys(variables).filter((name) => !name.endsWith('PASSWORD'))
    expect(readConfig(Object.fromEntries(names.map((name) => [name, ' '])))).toEqual(readConfig({}))
  })

  test('demo data and the page that shows the API are off with DEMO_DATA=false, and by default on a database server', () => {
    for (const env of [{ DEMO_DATA: 'false' }, ON_SERVER]) expect(readConfig(env)).toMatchObject({ demoData: false, apiDocs: false })
    expect(readConfig({ ...ON_SERVER, API_DOCS: 'true' })).toMatchObject({ demoData: false, apiDocs: true })
  })

  test('the public address is normalised as browsers normalise it', () => {
    expect(readConfig({ PORT: '4000' }).publicUrl).toBe('http://localhost:4000')
    expect(readConfig({ PUBLIC_URL: 'HTTPS://Backdock.Example:443/' }).publicUrl).toBe('https://backdock.example')
  })

  test.each([
    ['PORT', 'eighty', 'a whole number from 0 to 65535'],
    ['PORT', '70000', 'a whole number from 0 to 65535'],
    ['EDGE_CACHE_SECONDS', '61', 'a whole number from 0 to 60'],
    ['EDGE_PURGE_URL', 'http://edge.example/purge', 'needs EDGE_CACHE_SECONDS'],
    ['WEB_CONCURRENCY', '0', 'a whole number from 1 to 64'],
    ['WEB_CONCURRENCY', '1.5', 'a whole number from 1 to 64'],
    ['DEMO_DATA', 'yes', 'true or false'],
    ['TRUST_PROXY', '1', 'true or false'],
    ['LOG_LEVEL', 'loud', 'one of fatal, error, warn, info, debug, trace, silent'],
    ['PUBLIC_URL', 'backdock.example', 'set it like https://backdock.example'],
    ['PUBLIC_URL', 'ftp://backdock.example', 'set it like https://backdock.example'],
    ['PUBLIC_URL', 'https://backdock.example/shop', 'an origin without a path'],
    ['PUBLIC_URL', 'https://backdock.example/?from=1', 'an origin without a path'],
    ['DATABASE_URL', 'mysql://localhost/backdock', 'set it like postgres://'],
    ['SMTP_URL', 'mail.example', 'set it like smtps://'],
    ['MAIL_FROM', 'Backdock', 'set it like Backdock <no-reply@backdock.example>'],
    ['OWNER_EMAIL', 'ann', 'set it like owner@backdock.example'],
    ['CONTACT_EMAIL', 'Ann <ann@market.example>', 'set it like hello@backdock.example'],
    ['SESSION_SECRET', 'x'.repeat(31), '32 random characters'],
    ['SESSION_SECRET', `${SECRET},${'x'.repeat(31)}`, 'one that is too short: give each 32'],
    ['SESSION_SECRET', `${SECRET},`, 'one that is too short: give each 32'],
  ])('%s=%s is rejected with one line that names the variable and the fix', (name, value, fix) => {
    const message = messageFor({ [name]: value })
    expect(message.startsWith(name)).toBe(true)
    expect(message).toContain(fix)
    expect(message).not.toContain('\n')
  })

  test('SESSION_SECRET takes several secrets, separated by commas', () => {
    const other = SECRET.toUpperCase()
    expect(readConfig({ SESSION_SECRET: ` ${other}, ${SECRET}` }).sessionSecrets).toEqual([other, SECRET])
  })

  test('an S3 bucket requires all of its settings, with a valid endpoint and bucket name', () => {
    for (const name of Object.keys(BUCKET))
      expect(messageFor({ ...BUCKET, [name]: '' })).toMatch(new RegExp(`^${name} is missing: .* all of S3_ENDPOINT, .*, or none\\.$`))
    expect(messageFor({ ...BUCKET, S3_ENDPOINT: 's3.example' })).toMatch(/^S3_ENDPOINT .*: set it like https:/)
    expect(messageFor({ ...BUCKET, S3_BUCKET: 'Our pictures' })).toMatch(/^S3_BUCKET is not the name of a bucket/)
  })

  test('no error message repeats a secret', () => {
    const secrets: Record<string, string>[] = [
      { DATABASE_URL: 'postgre://ann:pa55word@db.example' },
      { DATABASE_URL: 'ann:pa55word@db.example' },
      { SMTP_URL: 'https://ann:pa55word@mail.example' },
      { PUBLIC_URL: 'https://ann:pa55word@backdock.example' },
      { SESSION_SECRET: 'pa55word' },
      { OWNER_PASSWORD: 'pa55word' },
      { S3_SECRET_ACCESS_KEY: 'pa55word' },
      { ...BUCKET, S3_ENDPOINT: 'https://ann:pa55word@s3.example' },
      { DATABASE_URL: 'postgres://ann:pa55word@db.example/backdock' },
    ]
    for (const env of secrets) expect(messageFor(env)).not.toContain('pa55word')
  })
})
