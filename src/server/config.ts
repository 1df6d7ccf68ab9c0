import * as z from 'zod/mini'
import type { Business } from '#contract/billing.ts'
import { PASSWORD_LEAST, PASSWORD_MOST } from '#contract/accounts.ts'
import { holdsName, isCommonPassword } from './common-passwords.ts'
import { bucketOf, S3 } from './bucket-settings.ts'
import type { Secrets } from './encryption.ts'
import type { AbnLookupSettings } from './ports/abn-register/abn-lookup.ts'
import { arePricesDistinct, BUSINESS, businessOf, STRIPE, stripeOf } from './payment-settings.ts'
import { modelOf } from './model-settings.ts'
import type { ModelSettings } from './ports/model/openai.ts'
import type { S3Settings } from './ports/images/s3.ts'
import type { StripeSettings } from './ports/payments/stripe/stripe-client.ts'
import type { ProgramKeys } from './ports/publisher/live-platforms.ts'
import { SOCIAL_PAIRS, socialKeysOf } from './social-settings.ts'
import { shownSettings, type ShownSetting } from './shown-settings.ts'
import { DEFAULT_SENDER, EXPOSURE, variables, type LogLevel } from './variables.ts'

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
  /** Where visitors and readers of emails reach whoever runs the marketplace; null: no address is shown. */
  contactEmail: string | null
  /** null: emails become files in the outbox. */
  smtpUrl: string | null
  mailFrom: string
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
  trustProxy: boolean
  processes: number
  logLevel: LogLevel
  /** Whether there is a page that shows the document of the API. */
  apiDocs: boolean
  /** null: no metrics. */
  metricsPort: number | null
  /** Every setting with its default filled in, for the owner to read: without any secret. */
  shown: ShownSetting[]
}

const DEFAULT_PORT = 3000
/** The tokens of a day where nothing is set. */
const DAILY_TOKENS = 1_000_000
/** The register's web service. */
const ABN_LOOKUP = 'https://abr.business.gov.au'

/** A setting that is wrong or contradicts another; its message is one line that names the variable and the fix. */
export class SettingError extends Error {}

type Settings = z.output<z.ZodMiniObject<typeof variables>>
type Environment = Record<string, string | undefined>

/** Makes it an error of the setting `name` when settings contradict each other. */
const agreement = (name: keyof Settings, agrees: (settings: Settings) => boolean, error: string) =>
  z.refine<Settings>(agrees, { path: [name], error })

/** Makes it an error when some of these are set without the others; `why` is what they are for together. */
const allOrNone = (names: readonly (keyof Settings)[], why: string) =>
  names.map((name) =>
    agreement(
      name,
      (settings) => settings[name] !== undefined || names.every((each) => settings[each] === undefined),
      `is missing: ${why} with all of ${names.join(', ')}, or none.`,
    ),
  )

const Settings = z.object(variables).check(
  ...allOrNone(S3, 'pictures go into a bucket'),
  ...allOrNone(STRIPE, 'cards are charged through Stripe'),
  ...allOrNone(BUSINESS, 'tax invoices are issued'),
  agreement(
    'BUSINESS_NAME',
    (settings) => settings.STRIPE_SECRET_KEY === undefined || settings.BUSINESS_NAME !== undefined,
    `is missing: who charges cards issues tax invoices. Set all of ${BUSINESS.join(', ')}.`,
  ),
  agreement('STRIPE_PRICES', arePricesDistinct, 'has a price for two plans: give each its own, and none that STRIPE_PRICE_ID has.'),
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
    ({ OWNER_PASSWORD, OWNER_EMAIL }) => OWNER_PASSWORD === undefined || isAcceptable(OWNER_PASSWORD, OWNER_EMAIL),
    `must have ${PASSWORD_LEAST} to ${PASSWORD_MOST} characters and not be among the most common passwords, nor made of "owner", the name in OWNER_EMAIL or that of this site: choose another.`,
  ),
  agreement(
    'CONTACT_EMAIL',
    ({ CONTACT_EMAIL, OWNER_EMAIL }) => CONTACT_EMAIL === undefined || CONTACT_EMAIL.toLowerCase() !== OWNER_EMAIL?.toLowerCase(),
    'is OWNER_EMAIL, with which the owner signs in: everybody sees the contact address, so give another one.',
  ),
  agreement(
    'CONTACT_EMAIL',
    ({ CONTACT_EMAIL, OWNER_EMAIL }) => CONTACT_EMAIL === undefined || CONTACT_EMAIL.toLowerCase() !== OWNER_EMAIL?.toLowerCase(),
    'is OWNER_EMAIL, with which the owner signs in: everybody sees the contact address, so give another one.',
  ),
  ...allOrNone(['AI_BASE_URL', 'AI_MODEL'], 'a model replies in the assistants'),
  agreement(
    'AI_BASE_URL',
    ({ AI_BASE_URL, AI_API_KEY }) => AI_API_KEY === undefined || AI_BASE_URL !== undefined,
    'is missing: AI_API_KEY is the key of an endpoint. Set AI_BASE_URL and AI_MODEL, or leave the key out.',
  ),
  ...SOCIAL_PAIRS.flatMap(({ names, why }) => allOrNone(names, why)),
  agreement(
    'WEB_CONCURRENCY',
    ({ DATABASE_URL, WEB_CONCURRENCY = 1 }) => WEB_CONCURRENCY === 1 || DATABASE_URL !== undefined,
    'above 1 needs DATABASE_URL: the embedded database serves one process. Set DATABASE_URL or leave it at 1.',
  ),
  agreement(
    'METRICS_PORT',
    ({ METRICS_PORT, PORT = DEFAULT_PORT }) => METRICS_PORT === undefined || METRICS_PORT !== PORT,
    'is the PORT of the site: give the metrics one of their own.',
  ),
)

function isAcceptable(ownerPassword: string, ownerEmail: string | undefined): boolean {
  const { length } = ownerPassword
  return (
    length >= PASSWORD_LEAST &&
    length <= PASSWORD_MOST &&
    !isCommonPassword(ownerPassword) &&
    !holdsName(ownerPassword, ['owner', ownerEmail])
  )
}

/** Reads the config from the environment. @throws SettingError for the first wrong setting */
export function readConfig(env: Environment = process.env): Config {
  const { data, error } = Settings.safeParse(env)
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
    TRUST_PROXY: settings.TRUST_PROXY ?? false,
    WEB_CONCURRENCY: settings.WEB_CONCURRENCY ?? 1,
    LOG_LEVEL: settings.LOG_LEVEL ?? 'warn',
    API_DOCS: settings.API_DOCS ?? DEMO_DATA,
  }
}

function configOf(given: Settings): Config {
  const settings = withDefaults(given)
  return {
    host: settings.HOST,
    port: settings.PORT,
    publicUrl: settings.PUBLIC_URL,
    databaseUrl: settings.DATABASE_URL ?? null,
    dataDir: settings.DATA_DIR,
    demoData: settings.DEMO_DATA,
    sessionSecrets: settings.SESSION_SECRET ?? null,
    ownerEmail: settings.OWNER_EMAIL ?? null,
    ownerPassword: settings.OWNER_PASSWORD ?? null,
    contactEmail: settings.CONTACT_EMAIL ?? null,
    smtpUrl: settings.SMTP_URL ?? null,
    mailFrom: settings.MAIL_FROM,
    s3: bucketOf(settings),
    abnLookup: settings.ABN_LOOKUP_GUID ? { guid: settings.ABN_LOOKUP_GUID, base: settings.ABN_LOOKUP_API_BASE ?? ABN_LOOKUP } : null,
    stripe: stripeOf(settings),
    business: businessOf(settings),
    model: modelOf(settings),
    dailyTokens: settings.AI_DAILY_TOKENS,
    social: socialKeysOf(settings),
    trustProxy: settings.TRUST_PROXY,
    processes: settings.WEB_CONCURRENCY,
    logLevel: settings.LOG_LEVEL,
    apiDocs: settings.API_DOCS,
    metricsPort: settings.METRICS_PORT ?? null,
    shown: shownSettings(settings, given, EXPOSURE),
  }
}
