import * as z from 'zod/mini'
import type { Business } from '#contract/billing/billing.ts'
import { bucketOf } from './bucket-settings.ts'
import type { Secrets } from '#server/security/encryption.ts'
import type { AbnLookupSettings } from '#server/ports/abn-register/abn-lookup.ts'
import { connectTimeoutIn } from './connect-timeout.ts'
import { businessOf, stripeOf } from './payment-settings.ts'
import { modelOf } from './model-settings.ts'
import type { ModelSettings } from '#server/ports/model/openai.ts'
import type { S3Settings } from '#server/ports/images/s3.ts'
import type { StripeSettings } from '#server/ports/payments/stripe/stripe-client.ts'
import type { ProgramKeys } from '#server/ports/publisher/platforms/live-platforms.ts'
import { PUSH_SERVICES, pushServicesIn } from './push-settings.ts'
import { socialKeysOf } from './social-settings.ts'
import { tracingOf, type TracingSettings } from './tracing-settings.ts'
import { agreements, type Settings } from './setting-agreements.ts'
import { shownSettings, type ShownSetting } from './shown-settings.ts'
import { DEFAULT_PORT, DEFAULT_SENDER, EXPOSURE, variables, type LogLevel, type ProcessKind } from './variables.ts'
import { typedEmail } from '#shared/contact/email-address.ts'
import { required } from '#shared/required.ts'

/** All settings of an operator, read once at the start. */
export type Config = {
  host: string
  port: number
  /** Origin used in emails, sitemap and canonical links; without a slash at the end. */
  publicUrl: string
  /** null: the embedded PostgreSQL under `dataDir`. */
  databaseUrl: string | null
  /** The server itself, where `databaseUrl` is that of a pooler before it; null where they are the same. */
  directUrl: string | null
  /** The servers that follow it and are read from, too. */
  replicaUrls: string[]
  /** How long a query waits for a connection to the database server. */
  connectionMs: number
  dataDir: string
  demoData: boolean
  /** null: one is generated and stored in `dataDir`. */
  sessionSecrets: Secrets | null
  ownerEmail: string | null
  /** Creates the owner's account at the start; not needed once the account exists. */
  ownerPassword: string | null
  /** Where visitors and readers of emails reach whoever runs the marketplace; null: no address is shown. */
  contactEmail: string | null
  /** null: emails become files in the outbox. */
  smtpUrl: string | null
  mailFrom: string
  /** Where replies to emails about requests come in; null: they go to the other side directly. */
  incomingMail: { domain: string; secret: string } | null
  /** null: pictures become files under `dataDir`. */
  s3: S3Settings | null
  /** null: ABNs are only checked by their checksum. */
  abnLookup: AbnLookupSettings | null
  /** null: the sandbox, which charges nobody. */
  stripe: StripeSettings | null
  /** Who issues tax invoices; null: nobody does. */
  business: Business | null
  /** null: the built-in assistant. */
  model: ModelSettings | null
  /** What the model may cost on a Sydney day, in tokens. */
  dailyTokens: number
  /** The social platforms with keys; all others publish to the sandbox. */
  social: ProgramKeys
  /** The push services that are called: a browser says at which of them it is. */
  pushServices: readonly string[]
  trustProxy: boolean
  /** For how long a cache in front that all visitors share may keep public pages and lists; 0 is not at all. */
  edgeSeconds: number
  /** What that cache is asked to drop its copies at after a change. */
  edgePurgeUrl: string | null
  processes: number
  /** What each of them does. */
  process: ProcessKind
  logLevel: LogLevel
  /** Whether there is a page that shows the document of the API. */
  apiDocs: boolean
  /** null: no metrics. */
  metricsPort: number | null
  /** null: no traces. */
  tracing: TracingSettings | null
  /** Every setting with its default filled in, for the owner to read: without any secret. */
  shown: ShownSetting[]
}

/** The tokens of a day where nothing is set. */
const DAILY_TOKENS = 1_000_000
/** The register's web service. */
const ABN_LOOKUP = 'https://abr.business.gov.au'

/** A setting that is wrong or contradicts another; its message is one line that names the variable and the fix. */
export class SettingError extends Error {}

const Environment = z.object(variables).check(...agreements)

/** Reads the config from the environment. @throws SettingError for the first wrong setting */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const { data, error } = Environment.safeParse(env)
  if (data) return configOf(data)
  const [issue] = error.issues
  throw new SettingError(`${String(issue?.path[0])} ${issue?.message}`)
}

/** Fills in the defaults of what is not set. */
function withDefaults(settings: Settings) {
  const { DATABASE_URL, PORT = DEFAULT_PORT } = settings
  const DEMO_DATA = settings.DEMO_DATA ?? DATABASE_URL === undefined
  return {
    ...settings,
    PORT,
    HOST: settings.HOST ?? '127.0.0.1',
    PUBLIC_URL: settings.PUBLIC_URL ?? `http://localhost:${PORT}`,
    DATA_DIR: settings.DATA_DIR ?? './data',
    DEMO_DATA,
    MAIL_FROM: settings.MAIL_FROM ?? DEFAULT_SENDER,
    AI_DAILY_TOKENS: settings.AI_DAILY_TOKENS ?? DAILY_TOKENS,
    PUSH_SERVICES: settings.PUSH_SERVICES ?? PUSH_SERVICES.join(','),
    TRUST_PROXY: settings.TRUST_PROXY ?? false,
    EDGE_CACHE_SECONDS: settings.EDGE_CACHE_SECONDS ?? 0,
    WEB_CONCURRENCY: settings.WEB_CONCURRENCY ?? 1,
    PROCESS: settings.PROCESS ?? 'both',
    LOG_LEVEL: settings.LOG_LEVEL ?? 'warn',
    API_DOCS: settings.API_DOCS ?? DEMO_DATA,
  }
}

/** The two settings are there together, or neither is. */
const incomingMailOf = ({ INCOMING_MAIL_DOMAIN: domain, INCOMING_MAIL_SECRET: secret }: Settings) =>
  domain && secret ? { domain, secret } : null

function configOf(given: Settings): Config {
  const settings = withDefaults(given)
  return {
    host: settings.HOST,
    port: settings.PORT,
    publicUrl: settings.PUBLIC_URL,
    databaseUrl: settings.DATABASE_URL ?? null,
    directUrl: settings.DATABASE_DIRECT_URL ?? null,
    replicaUrls: settings.DATABASE_REPLICA_URLS ?? [],
    connectionMs: 1000 * required(connectTimeoutIn(settings.DATABASE_URL), 'A number of seconds'),
    dataDir: settings.DATA_DIR,
    demoData: settings.DEMO_DATA,
    sessionSecrets: settings.SESSION_SECRET ?? null,
    ownerEmail: settings.OWNER_EMAIL === undefined ? null : typedEmail(settings.OWNER_EMAIL),
    ownerPassword: settings.OWNER_PASSWORD ?? null,
    contactEmail: settings.CONTACT_EMAIL ?? null,
    smtpUrl: settings.SMTP_URL ?? null,
    mailFrom: settings.MAIL_FROM,
    incomingMail: incomingMailOf(settings),
    s3: bucketOf(settings),
    abnLookup: settings.ABN_LOOKUP_GUID ? { guid: settings.ABN_LOOKUP_GUID, base: settings.ABN_LOOKUP_API_BASE ?? ABN_LOOKUP } : null,
    stripe: stripeOf(settings),
    business: businessOf(settings),
    model: modelOf(settings),
    dailyTokens: settings.AI_DAILY_TOKENS,
    social: socialKeysOf(settings),
    pushServices: pushServicesIn(settings.PUSH_SERVICES) ?? PUSH_SERVICES,
    trustProxy: settings.TRUST_PROXY,
    edgeSeconds: settings.EDGE_CACHE_SECONDS,
    edgePurgeUrl: settings.EDGE_PURGE_URL ?? null,
    processes: settings.WEB_CONCURRENCY,
    process: settings.PROCESS,
    logLevel: settings.LOG_LEVEL,
    apiDocs: settings.API_DOCS,
    metricsPort: settings.METRICS_PORT ?? null,
    tracing: tracingOf(settings),
    shown: shownSettings(settings, given, EXPOSURE),
  }
}
