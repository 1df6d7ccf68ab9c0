import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { EXPOSURE, variables } from './variables.ts'

const SET: Record<keyof typeof variables, string> = {
  HOST: '0.0.0.0',
  PORT: '4000',
  DATABASE_URL: 'postgres://ann:s3cret-of-database@db.example:5432/backdock?password=s3cret-of-query',
  DATABASE_REPLICA_URLS: 'postgres://ann:s3cret-of-one@one.example:5433/backdock,postgres://ann:s3cret-of-two@two.example/backdock',
  DATABASE_DIRECT_URL: 'postgres://ann:s3cret-of-direct@db.example:5433/backdock',
  PUBLIC_URL: 'https://market.example',
  DATA_DIR: '/srv/data',
  DEMO_DATA: 'false',
  SESSION_SECRET: 's3cret-one-0123456789-0123456789-,s3cret-two-0123456789-0123456789-',
  OWNER_EMAIL: 'boss@market.example',
  OWNER_PASSWORD: 's3cret-of-the-owner',
  CONTACT_EMAIL: 'hello@market.example',
  SMTP_URL: 'smtps://mailer:s3cret-of-mail@mail.example:465',
  MAIL_FROM: 'Market <hello@market.example>',
  INCOMING_MAIL_DOMAIN: 'reply.market.example',
  INCOMING_MAIL_SECRET: 's3cret-of-incoming-mail-01',
  S3_ENDPOINT: 'https://s3.example',
  S3_BUCKET: 'pictures',
  S3_REGION: 'here',
  S3_ACCESS_KEY_ID: 's3cret-key-id',
  S3_SECRET_ACCESS_KEY: 's3cret-key',
  ABN_LOOKUP_GUID: 'deadbeef-90ab-cdef-1234-567890abcdef',
  ABN_LOOKUP_API_BASE: 'https://register.example',
  STRIPE_SECRET_KEY: 'sk_s3cret',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_s3cret',
  STRIPE_PRICE_ID: 'price_1',
  STRIPE_PRICES: 'starter.month=price_2',
  STRIPE_API_BASE: 'https://stripe.example',
  BUSINESS_NAME: 'Market Pty Ltd',
  BUSINESS_ABN: '51 824 753 556',
  BUSINESS_ADDRESS: '1 Dock Road, Sydney',
  AI_BASE_URL: 'https://ann:s3cret-of-model@models.example/v1',
  AI_API_KEY: 's3cret-key-of-model',
  AI_MODEL: 'small',
  AI_DAILY_TOKENS: '5000',
  FACEBOOK_CLIENT_ID: '1234567890',
  FACEBOOK_CLIENT_SECRET: 's3cret-of-facebook',
  FACEBOOK_API_BASE: 'https://facebook.example',
  X_CLIENT_ID: 'client-of-x',
  X_CLIENT_SECRET: 's3cret-of-x',
  X_API_BASE: 'https://x.example',
  LINKEDIN_CLIENT_ID: 'client-of-linkedin',
  LINKEDIN_CLIENT_SECRET: 's3cret-of-linkedin',
  LINKEDIN_API_BASE: 'https://linkedin.example',
  TIKTOK_CLIENT_ID: 'client-of-tiktok',
  TIKTOK_CLIENT_SECRET: 's3cret-of-tiktok',
  TIKTOK_API_BASE: 'https://tiktok.example',
  PUSH_SERVICES: 'https://push.example',
  TRUST_PROXY: 'true',
  EDGE_CACHE_SECONDS: '30',
  EDGE_PURGE_URL: 'http://edge.example/purge',
  WEB_CONCURRENCY: '2',
  PROCESS: 'web',
  LOG_LEVEL: 'error',
  API_DOCS: 'true',
  METRICS_PORT: '4001',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'https://ann:s3cret-of-traces@collector.example:4318',
  OTEL_EXPORTER_OTLP_HEADERS: 'api-key=s3cret-of-headers',
  OTEL_SERVICE_NAME: 'market',
  OTEL_TRACES_SAMPLER_ARG: '0.1',
}

describe('The settings as an owner sees them', () => {
  test('are every variable that is read, and none with the text of a secret', () => {
    const { shown } = readConfig(SET)
    expect(shown.map(({ name }) => name).toSorted()).toEqual(Object.keys(variables).toSorted())
    expect(shown.every(({ isSet }) => isSet)).toBe(true)
    expect(JSON.stringify(shown)).not.toMatch(/s3cret|mailer|ann|deadbeef/)
    const valueOf = (name: string) => shown.find((setting) => setting.name === name)!.value
    expect(valueOf('DATABASE_URL')).toBe('postgres://db.example:5432/backdock')
    expect(valueOf('DATABASE_REPLICA_URLS')).toBe('postgres://one.example:5433/backdock, postgres://two.example/backdock')
    expect(valueOf('SMTP_URL')).toBe('smtps://mail.example:465')
    expect(valueOf('METRICS_PORT')).toBe('4001')
    expect(valueOf('OTEL_EXPORTER_OTLP_ENDPOINT')).toBe('https://collector.example:4318/')
    expect(valueOf('STRIPE_PRICES')).toBe('starter.month=price_2')
  })

  test('a variable whose name says that it is a secret is one', () => {
    // Tokens of a model are what it counts in.
    const isPublic = (name: string) => name.includes('PUBLISHABLE') || name === 'AI_DAILY_TOKENS'
    const named = Object.entries(EXPOSURE).filter(([name]) => /SECRET|PASSWORD|KEY|TOKEN/.test(name) && !isPublic(name))
    expect(named.length).toBeGreaterThan(3)
    expect(named.filter(([, exposure]) => exposure !== 'secret')).toEqual([])
  })

  test('what is not set has its default, and a secret none', () => {
    const { shown } = readConfig({})
    expect(shown.filter(({ isSet }) => isSet)).toEqual([])
    expect(shown).toContainEqual({ name: 'PORT', value: '3000', isSecret: false, isSet: false })
    expect(shown).toContainEqual({ name: 'SESSION_SECRET', value: null, isSecret: true, isSet: false })
    expect(shown).toContainEqual({ name: 'METRICS_PORT', value: null, isSecret: false, isSet: false })
  })
})

describe('METRICS_PORT', () => {
  test('cannot be the port of the site', () => {
    expect(() => readConfig({ METRICS_PORT: '3000' })).toThrow('METRICS_PORT is the PORT of the site: give the metrics one of their own.')
    expect(() => readConfig({ METRICS_PORT: '0' })).toThrow('METRICS_PORT must be a whole number from 1 to 65535')
    expect(readConfig({ METRICS_PORT: '9100' }).metricsPort).toBe(9100)
    expect(readConfig({}).metricsPort).toBeNull()
  })
})
