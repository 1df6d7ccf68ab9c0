import { PASSWORD_LEAST, PASSWORD_MOST } from '#contract/accounts.ts'
import { BRAND } from '#contract/options.ts'
import { isCommonPassword } from './features/accounts/common-passwords.ts'
import type { S3Settings } from './ports/images/s3.ts'

/** Everything an operator can set, read once at the start. */
export type Config = {
  host: string
  port: number
  /** Origin used in emails, sitemap and canonical links; without a slash at the end. */
  publicUrl: string
  /** null: the embedded PostgreSQL under `dataDir`. */
  databaseUrl: string | null
  dataDir: string
  demoData: boolean
  /** null: generated and kept in `dataDir`. */
  sessionSecret: string | null
  ownerEmail: string | null
  /** Makes the owner's account at the start; not needed once it is there. */
  ownerPassword: string | null
  /** null: emails become files in the outbox. */
  smtpUrl: string | null
  mailFrom: string
  /** null: pictures become files under `dataDir`. */
  s3: S3Settings | null
  trustProxy: boolean
  processes: number
}

const DEFAULT_SENDER = `${BRAND} <no-reply@backdock.example>`

/** A setting that is wrong or contradicts another; its message is one line that names the variable and the mend. */
export class SettingError extends Error {}

type Environment = Record<string, string | undefined>

/** @throws SettingError for the first wrong setting. */
export function readConfig(env: Environment = process.env): Config {
  const port = whole(env, 'PORT', 3000, 0, 65_535)
  const databaseUrl = address(env, 'DATABASE_URL', ['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/backdock')
  const config: Config = {
    host: given(env, 'HOST') ?? '127.0.0.1',
    port,
    publicUrl: origin(env, 'PUBLIC_URL', 'https://backdock.example') ?? `http://localhost:${port}`,
    databaseUrl,
    dataDir: given(env, 'DATA_DIR') ?? './data',
    demoData: yesNo(env, 'DEMO_DATA', databaseUrl === null),
    sessionSecret: given(env, 'SESSION_SECRET') ?? null,
    ownerEmail: mailbox(env, 'OWNER_EMAIL', /^[^\s<>@]+@[^\s<>@]+$/, 'owner@backdock.example'),
    ownerPassword: env.OWNER_PASSWORD || null,
    smtpUrl: address(env, 'SMTP_URL', ['smtp:', 'smtps:'], 'smtps://user:password@mail.example.com:465'),
    mailFrom: mailbox(env, 'MAIL_FROM', /^[^<>@]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/, DEFAULT_SENDER) ?? DEFAULT_SENDER,
    s3: bucketIn(env),
    trustProxy: yesNo(env, 'TRUST_PROXY', false),
    processes: whole(env, 'WEB_CONCURRENCY', 1, 1, 64),
  }
  return consistent(config)
}

function consistent(config: Config): Config {
  if (config.databaseUrl && !config.sessionSecret)
    throw new SettingError(
      'SESSION_SECRET is required with DATABASE_URL: set it to 32 random characters or more, the same for every process.',
    )
  if (config.sessionSecret !== null && config.sessionSecret.length < 16)
    throw new SettingError('SESSION_SECRET is too short: set it to 32 random characters or more.')
  if (config.ownerPassword !== null) checkOwner(config.ownerEmail, config.ownerPassword)
  if (config.processes > 1 && !config.databaseUrl)
    throw new SettingError(
      'WEB_CONCURRENCY above 1 needs DATABASE_URL: the embedded database serves one process. Set DATABASE_URL or leave it at 1.',
    )
  return config
}

function checkOwner(email: string | null, password: string): void {
  if (email === null) throw new SettingError('OWNER_EMAIL is missing: OWNER_PASSWORD makes the owner an account with that email address.')
  if (password.length < PASSWORD_LEAST || password.length > PASSWORD_MOST || isCommonPassword(password))
    throw new SettingError(
      `OWNER_PASSWORD must have ${PASSWORD_LEAST} to ${PASSWORD_MOST} characters and not be among the most common passwords: choose another.`,
    )
}

/** An empty variable counts as unset, as it does in most .env files. */
const given = (env: Environment, name: string) => env[name]?.trim() || undefined

function whole(env: Environment, name: string, fallback: number, min: number, max: number): number {
  const value = given(env, name)
  if (value === undefined) return fallback
  const number = Number(value)
  if (!Number.isInteger(number) || number < min || number > max)
    throw new SettingError(`${name} must be a whole number from ${min} to ${max}, but is "${value}".`)
  return number
}

function yesNo(env: Environment, name: string, fallback: boolean): boolean {
  const value = given(env, name)?.toLowerCase()
  if (value === undefined) return fallback
  if (value !== 'true' && value !== 'false') throw new SettingError(`${name} must be true or false, but is "${value}".`)
  return value === 'true'
}

/** Never repeats the value: it may hold a password. */
function address(env: Environment, name: string, protocols: string[], example: string): string | null {
  const value = given(env, name)
  if (value === undefined) return null
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol))
    throw new SettingError(`${name} is not an address this program understands: set it like ${example}.`)
  return value
}

const S3 = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** All five or none. */
function bucketIn(env: Environment): S3Settings | null {
  const missing = S3.filter((name) => given(env, name) === undefined)
  if (missing.length === S3.length) return null
  if (missing.length > 0)
    throw new SettingError(`${missing[0]} is missing: pictures go into a bucket with all of ${S3.join(', ')}, or none.`)
  const [bucket, region, accessKeyId, secretAccessKey] = S3.slice(1).map((name) => given(env, name)!)
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket!))
    throw new SettingError('S3_BUCKET is not the name of a bucket: it has 3 to 63 small letters, digits, dots and hyphens.')
  const endpoint = origin(env, 'S3_ENDPOINT', 'https://s3.ap-southeast-2.amazonaws.com')!
  return { endpoint, bucket: bucket!, region: region!, accessKeyId: accessKeyId!, secretAccessKey: secretAccessKey! }
}

/** In the one spelling that browsers send: without the usual port, in small letters. */
function origin(env: Environment, name: string, example: string): string | null {
  const value = address(env, name, ['http:', 'https:'], example)
  if (value === null) return null
  const url = new URL(value)
  if (url.href !== `${url.origin}/`) throw new SettingError(`${name} must be an origin without a path or a name in it, like ${example}.`)
  return url.origin
}

function mailbox(env: Environment, name: string, form: RegExp, example: string): string | null {
  const value = given(env, name)
  if (value !== undefined && !form.test(value)) throw new SettingError(`${name} is not an email address: set it like ${example}.`)
  return value ?? null
}
