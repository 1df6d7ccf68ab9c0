import * as z from 'zod/mini'
import { MIN_PASSWORD, MAX_PASSWORD } from '#contract/accounts/accounts.ts'
import { S3 } from './bucket-settings.ts'
import { connectTimeoutIn } from './connect-timeout.ts'
import { holdsName, isCommonPassword } from '#server/security/common-passwords.ts'
import { arePricesDistinct, BUSINESS, STRIPE } from './payment-settings.ts'
import { SOCIAL_PAIRS } from './social-settings.ts'
import { DEFAULT_PORT, type variables } from './variables.ts'

export type Settings = z.output<z.ZodMiniObject<typeof variables>>

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

/** What has to hold between settings, each an error of the one that is to be changed. */
export const agreements = [
  ...allOrNone(['INCOMING_MAIL_DOMAIN', 'INCOMING_MAIL_SECRET'], 'replies to emails come in'),
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
    'DATABASE_URL',
    ({ DATABASE_URL }) => connectTimeoutIn(DATABASE_URL) !== null,
    'has a connect_timeout that is no number of seconds from 1 to 600: set it like ?connect_timeout=5, or leave it out.',
  ),
  agreement(
    'DATABASE_URL',
    ({ DATABASE_URL, DATABASE_DIRECT_URL }) => DATABASE_DIRECT_URL === undefined || DATABASE_URL !== undefined,
    'is missing: DATABASE_DIRECT_URL is the server behind the pooler that DATABASE_URL names. Set both, or only DATABASE_URL.',
  ),
  agreement(
    'DATABASE_URL',
    ({ DATABASE_URL, DATABASE_REPLICA_URLS }) => DATABASE_REPLICA_URLS === undefined || DATABASE_URL !== undefined,
    'is missing: DATABASE_REPLICA_URLS are servers that follow the one that DATABASE_URL names. Set both, or only DATABASE_URL.',
  ),
  agreement(
    'OWNER_EMAIL',
    ({ OWNER_EMAIL, OWNER_PASSWORD }) => OWNER_PASSWORD === undefined || OWNER_EMAIL !== undefined,
    'is missing: OWNER_PASSWORD makes the owner an account with that email address.',
  ),
  agreement(
    'OWNER_PASSWORD',
    ({ OWNER_PASSWORD, OWNER_EMAIL }) => OWNER_PASSWORD === undefined || isAcceptable(OWNER_PASSWORD, OWNER_EMAIL),
    `must have ${MIN_PASSWORD} to ${MAX_PASSWORD} characters and not be among the most common passwords, nor made of "owner", the name in OWNER_EMAIL or that of this site: choose another.`,
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
    'EDGE_PURGE_URL',
    ({ EDGE_CACHE_SECONDS = 0, EDGE_PURGE_URL }) => EDGE_PURGE_URL === undefined || EDGE_CACHE_SECONDS > 0,
    'needs EDGE_CACHE_SECONDS: without it a cache in front keeps nothing that could be dropped.',
  ),
  agreement(
    'WEB_CONCURRENCY',
    ({ DATABASE_URL, WEB_CONCURRENCY = 1 }) => WEB_CONCURRENCY === 1 || DATABASE_URL !== undefined,
    'above 1 needs DATABASE_URL: the embedded database serves one process. Set DATABASE_URL or leave it at 1.',
  ),
  agreement(
    'PROCESS',
    ({ DATABASE_URL, PROCESS = 'both' }) => PROCESS === 'both' || DATABASE_URL !== undefined,
    'other than both needs DATABASE_URL: the embedded database serves one process, which does everything.',
  ),
  agreement(
    'METRICS_PORT',
    ({ METRICS_PORT, PORT = DEFAULT_PORT }) => METRICS_PORT === undefined || METRICS_PORT !== PORT,
    'is the PORT of the site: give the metrics one of their own.',
  ),
]

function isAcceptable(ownerPassword: string, ownerEmail: string | undefined): boolean {
  const { length } = ownerPassword
  return (
    length >= MIN_PASSWORD && length <= MAX_PASSWORD && !isCommonPassword(ownerPassword) && !holdsName(ownerPassword, ['owner', ownerEmail])
  )
}
