import { BRAND } from '#contract/options.ts'
import { abnOf } from '#shared/contact/abn.ts'
import { MAX_EDGE_SECONDS } from '#server/http/cache/shared-caching.ts'
import { pricesIn } from './payment-settings.ts'
import { pushServicesIn } from './push-settings.ts'
import {
  address,
  addresses,
  emailLike,
  matching,
  oneOf,
  origin,
  password,
  satisfying,
  secrets,
  text,
  wholeNumber,
  yesOrNo,
} from './settings.ts'
import type { Exposure } from './shown-settings.ts'
import { SOCIAL_EXPOSURE, socialVariables } from './social-settings.ts'

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]
/** What a process does: serve the site, work on jobs, or both. */
export const PROCESS_KINDS = ['web', 'worker', 'both'] as const
export type ProcessKind = (typeof PROCESS_KINDS)[number]
export const DEFAULT_PORT = 3000
export const DEFAULT_SENDER = `${BRAND} <no-reply@backdock.example>`

/** Every environment variable that is read, and what it may be. */
export const variables = {
  HOST: text,
  PORT: wholeNumber(0, 65_535),
  DATABASE_URL: address(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/backdock'),
  DATABASE_DIRECT_URL: address(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/backdock'),
  DATABASE_REPLICA_URLS: addresses(
    ['postgres:', 'postgresql:'],
    'postgres://user:password@one:5432/backdock,postgres://user:password@two:5432/backdock',
  ),
  PUBLIC_URL: origin('https://backdock.example'),
  DATA_DIR: text,
  DEMO_DATA: yesOrNo,
  SESSION_SECRET: secrets,
  OWNER_EMAIL: emailLike('owner@backdock.example'),
  OWNER_PASSWORD: password,
  CONTACT_EMAIL: emailLike('hello@backdock.example'),
  SMTP_URL: address(['smtp:', 'smtps:'], 'smtps://user:password@mail.example.com:465'),
  MAIL_FROM: matching(/^[^<>@]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/, `is not an email address: set it like ${DEFAULT_SENDER}.`),
  INCOMING_MAIL_DOMAIN: matching(/^(?=.{4,80}$)([a-z0-9-]+\.)+[a-z]{2,}$/, 'is not a domain: set it like reply.backdock.example.'),
  INCOMING_MAIL_SECRET: matching(/^[\x21-\x7e]{24,200}$/, 'is too short: set it to 24 random characters or more, without blanks.'),
  S3_ENDPOINT: origin('https://s3.ap-southeast-2.amazonaws.com'),
  S3_BUCKET: matching(
    /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
    'is not the name of a bucket: it has 3 to 63 small letters, digits, dots and hyphens.',
  ),
  S3_REGION: text,
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  ABN_LOOKUP_GUID: matching(/^[\da-f-]{36}$/i, 'is not a GUID: the register sends one like 12345678-90ab-cdef-1234-567890abcdef.'),
  ABN_LOOKUP_API_BASE: origin('https://abr.business.gov.au'),
  // Pages show the publishable key to everyone.
  STRIPE_SECRET_KEY: matching(/^(?!pk_)\S+$/, 'is not a secret key: at Stripe that begins with sk_ or rk_.'),
  STRIPE_PUBLISHABLE_KEY: matching(/^(?!sk_|rk_|whsec_)\S+$/, 'is not a publishable key: at Stripe that begins with pk_.'),
  STRIPE_WEBHOOK_SECRET: text,
  STRIPE_PRICE_ID: matching(/^\w+$/, 'is not the id of a price: at Stripe that begins with price_.'),
  STRIPE_PRICES: satisfying(
    (list) => pricesIn(list) !== null,
    'is not a list of prices: set it like starter.month=price_1,professional.month=price_2,enterprise.year=price_3.',
  ),
  STRIPE_API_BASE: origin('https://api.stripe.com'),
  BUSINESS_NAME: text,
  BUSINESS_ABN: satisfying((abn) => abnOf(abn) !== null, 'is not an ABN: check its eleven digits.'),
  BUSINESS_ADDRESS: text,
  AI_BASE_URL: address(['http:', 'https:'], 'https://api.openai.com/v1'),
  AI_API_KEY: text,
  AI_MODEL: text,
  AI_DAILY_TOKENS: wholeNumber(0, 1_000_000_000),
  ...socialVariables,
  PUSH_SERVICES: satisfying(
    (list) => pushServicesIn(list) !== null,
    'is not a list of push services: set it like https://fcm.googleapis.com,https://*.push.apple.com.',
  ),
  TRUST_PROXY: yesOrNo,
  EDGE_CACHE_SECONDS: wholeNumber(0, MAX_EDGE_SECONDS),
  EDGE_PURGE_URL: address(['http:', 'https:'], 'http://127.0.0.1:8081/purge'),
  WEB_CONCURRENCY: wholeNumber(1, 64),
  PROCESS: oneOf(PROCESS_KINDS),
  LOG_LEVEL: oneOf(LOG_LEVELS),
  API_DOCS: yesOrNo,
  METRICS_PORT: wholeNumber(1, 65_535),
  OTEL_EXPORTER_OTLP_ENDPOINT: address(['http:', 'https:'], 'http://127.0.0.1:4318'),
  // Read by the library, which sends them with the traces.
  OTEL_EXPORTER_OTLP_HEADERS: matching(
    /^[\w-]+=[^,]+(,[\w-]+=[^,]+)*$/,
    'is not a list of headers: set it like api-key=secret,tenant=cafes.',
  ),
  OTEL_SERVICE_NAME: text,
  OTEL_TRACES_SAMPLER_ARG: matching(/^(0(\.\d+)?|1(\.0+)?)$/, 'is not a share: set it to a number from 0 to 1, like 0.1.'),
}

/** What the owner's page shows of each variable. A variable without its row here does not compile. */
export const EXPOSURE: Record<keyof typeof variables, Exposure> = {
  HOST: 'text',
  PORT: 'text',
  DATABASE_URL: 'address',
  DATABASE_DIRECT_URL: 'address',
  DATABASE_REPLICA_URLS: 'addresses',
  PUBLIC_URL: 'text',
  DATA_DIR: 'text',
  DEMO_DATA: 'text',
  SESSION_SECRET: 'secret',
  OWNER_EMAIL: 'text',
  OWNER_PASSWORD: 'secret',
  CONTACT_EMAIL: 'text',
  SMTP_URL: 'address',
  MAIL_FROM: 'text',
  INCOMING_MAIL_DOMAIN: 'text',
  INCOMING_MAIL_SECRET: 'secret',
  S3_ENDPOINT: 'text',
  S3_BUCKET: 'text',
  S3_REGION: 'text',
  S3_ACCESS_KEY_ID: 'secret',
  S3_SECRET_ACCESS_KEY: 'secret',
  ABN_LOOKUP_GUID: 'secret',
  ABN_LOOKUP_API_BASE: 'text',
  STRIPE_SECRET_KEY: 'secret',
  STRIPE_PUBLISHABLE_KEY: 'text',
  STRIPE_WEBHOOK_SECRET: 'secret',
  STRIPE_PRICE_ID: 'text',
  STRIPE_PRICES: 'text',
  STRIPE_API_BASE: 'text',
  BUSINESS_NAME: 'text',
  BUSINESS_ABN: 'text',
  BUSINESS_ADDRESS: 'text',
  AI_BASE_URL: 'address',
  AI_API_KEY: 'secret',
  AI_MODEL: 'text',
  AI_DAILY_TOKENS: 'text',
  ...SOCIAL_EXPOSURE,
  PUSH_SERVICES: 'text',
  TRUST_PROXY: 'text',
  EDGE_CACHE_SECONDS: 'text',
  EDGE_PURGE_URL: 'address',
  WEB_CONCURRENCY: 'text',
  PROCESS: 'text',
  LOG_LEVEL: 'text',
  API_DOCS: 'text',
  METRICS_PORT: 'text',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'address',
  OTEL_EXPORTER_OTLP_HEADERS: 'secret',
  OTEL_SERVICE_NAME: 'text',
  OTEL_TRACES_SAMPLER_ARG: 'text',
}
