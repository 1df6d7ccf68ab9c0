import * as z from 'zod/mini'
import { PASSWORD_LEAST, PASSWORD_MOST } from '#contract/accounts.ts'
import { BRAND } from '#contract/options.ts'
import { isCommonPassword } from './common-passwords.ts'
import type { Secrets } from './encryption.ts'
import type { AbnLookupSettings } from './ports/abn-register/abn-lookup.ts'
import type { S3Settings } from './ports/images/s3.ts'
import { address, matching, oneOf, origin, password, secrets, text, wholeNumber, yesOrNo } from './settings.ts'

/** All settings of an operator, read once at the start. */
export type Config = {
  host: string
  port: number
  /** Origin used in emails, sitemap and canonical links; without a slash at the end. */
  publicUrl: string
  /** null: the embedded PostgreSQL under `dataDir`. */
  databaseUrl: string | null
  dataDir: string
  demoData: boolean
  /** null: one is generated and stored in `dataDir`. */
  sessionSecrets: Secrets | null
  ownerEmail: string | null
  /** Creates the owner's account at the start; not needed once the account exists. */
  ownerPassword: string | null
  /** null: emails become files in the outbox. */
  smtpUrl: string | null
  mailFrom: string
  /** null: pictures become files under `dataDir`. */
  s3: S3Settings | null
  /** null: ABNs are only checked by their checksum. */
  abnLookup: AbnLookupSettings | null
  trustProxy: boolean
  processes: number
  logLevel: (typeof LOG_LEVELS)[number]
}

/** The register's web service. */
const ABN_LOOKUP = 'https://abr.business.gov.au'
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const DEFAULT_SENDER = `${BRAND} <no-reply@backdock.example>`

/** A setting that is wrong or contradicts another; its message is one line that names the variable and the fix. */
export class SettingError extends Error {}

const S3 = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

const variables = {
  HOST: text,
  PORT: wholeNumber(0, 65_535),
  DATABASE_URL: address(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/backdock'),
  PUBLIC_URL: origin('https://backdock.example'),
  DATA_DIR: text,
  DEMO_DATA: yesOrNo,
  SESSION_SECRET: secrets,
  OWNER_EMAIL: matching(/^[^\s<>@]+@[^\s<>@]+$/, 'is not an email address: set it like owner@backdock.example.'),
  OWNER_PASSWORD: password,
  SMTP_URL: address(['smtp:', 'smtps:'], 'smtps://user:password@mail.example.com:465'),
  MAIL_FROM: matching(/^[^<>@]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/, `is not an email address: set it like ${DEFAULT_SENDER}.`),
  S3_ENDPOINT: origin('https://s3.ap-southeast-2.amazonaws.com'),
  S3_BUCKET: matching(
    /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
    'is not the name of a bucket: it has 3 to 63 small letters, digits, dots and hyphens.',
  ),
  S3_REGION: text,
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  ABN_LOOKUP_GUID: matching(/^[\da-f-]{36}$/i, 'is not a GUID: the register sends one like 12345678-90ab-cdef-1234-567890abcdef.'),
  ABN_LOOKUP_API_BASE: origin(ABN_LOOKUP),
  TRUST_PROXY: yesOrNo,
  WEB_CONCURRENCY: wholeNumber(1, 64),
  LOG_LEVEL: oneOf(LOG_LEVELS),
}

type Settings = z.output<z.ZodMiniObject<typeof variables>>
type Environment = Record<string, string | undefined>

/** Makes it an error of the setting `name` when settings contradict each other. */
const agreement = (name: keyof Settings, agrees: (settings: Settings) => boolean, error: string) =>
  z.refine<Settings>(agrees, { path: [name], error })

const Settings = z.object(variables).check(
  ...S3.map((name) =>
    agreement(
      name,
      (settings) => settings[name] !== undefined || S3.every((each) => settings[each] === undefined),
      `is missing: pictures go into a bucket with all of ${S3.join(', ')}, or none.`,
    ),
  ),
  agreement(
    'SESSION_SECRET',
    ({ DATABASE_URL, SESSION_SECRET }) => DATABASE_URL === undefined || SESSION_SECRET !== undefined,
    'is required with DATABASE_URL: set it to 32 random characters or more, the same for every process.',
  ),
  agreement(
    'OWNER_EMAIL',
    ({ OWNER_EMAIL, OWNER_PASSWORD }) => OWNER_PASSWORD === undefined || OWNER_EMAIL !== undefined,
    'is missing: OWNER_PASSWORD makes the owner an account with that email address.',
  ),
  agreement(
    'OWNER_PASSWORD',
    ({ OWNER_PASSWORD }) => OWNER_PASSWORD === undefined || isAcceptable(OWNER_PASSWORD),
    `must have ${PASSWORD_LEAST} to ${PASSWORD_MOST} characters and not be among the most common passwords: choose another.`,
  ),
  agreement(
    'WEB_CONCURRENCY',
    ({ DATABASE_URL, WEB_CONCURRENCY = 1 }) => WEB_CONCURRENCY === 1 || DATABASE_URL !== undefined,
    'above 1 needs DATABASE_URL: the embedded database serves one process. Set DATABASE_URL or leave it at 1.',
  ),
)

function isAcceptable(ownerPassword: string): boolean {
  const { length } = ownerPassword
  return length >= PASSWORD_LEAST && length <= PASSWORD_MOST && !isCommonPassword(ownerPassword)
}

/** Reads the config from the environment. @throws SettingError for the first wrong setting */
export function readConfig(env: Environment = process.env): Config {
  const { data, error } = Settings.safeParse(env)
  if (data) return configOf(data)
  const [issue] = error.issues
  throw new SettingError(`${String(issue?.path[0])} ${issue?.message}`)
}

function configOf(settings: Settings): Config {
  const { DATABASE_URL: databaseUrl = null, PORT: port = 3000 } = settings
  return {
    host: settings.HOST ?? '127.0.0.1',
    port,
    publicUrl: settings.PUBLIC_URL ?? `http://localhost:${port}`,
    databaseUrl,
    dataDir: settings.DATA_DIR ?? './data',
    demoData: settings.DEMO_DATA ?? databaseUrl === null,
    sessionSecrets: settings.SESSION_SECRET ?? null,
    ownerEmail: settings.OWNER_EMAIL ?? null,
    ownerPassword: settings.OWNER_PASSWORD ?? null,
    smtpUrl: settings.SMTP_URL ?? null,
    mailFrom: settings.MAIL_FROM ?? DEFAULT_SENDER,
    s3: bucketOf(settings),
    abnLookup: settings.ABN_LOOKUP_GUID ? { guid: settings.ABN_LOOKUP_GUID, base: settings.ABN_LOOKUP_API_BASE ?? ABN_LOOKUP } : null,
    trustProxy: settings.TRUST_PROXY ?? false,
    processes: settings.WEB_CONCURRENCY ?? 1,
    logLevel: settings.LOG_LEVEL ?? 'warn',
  }
}

/** Returns the bucket's settings where all five are set; the schema rejects some without the others. */
function bucketOf(settings: Settings): S3Settings | null {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = settings
  return endpoint && bucket && region && accessKeyId && secretAccessKey ? { endpoint, bucket, region, accessKeyId, secretAccessKey } : null
}
