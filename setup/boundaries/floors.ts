// What files of a layer have in common: paths that many rows of the boundaries name.

/** What every port may import. */
export const portFloor = ['#contract/**', '#shared/**', '#server/ports/write-whole.ts', 'node:*']
const database = ['db', 'address-hash', 'like-pattern', 'read-once'].map((file) => `#server/db/${file}.ts`)
/** What all code of the server may import. */
export const serverFloor = [
  '#contract/**',
  '#shared/**',
  '#server/context.ts',
  '#server/log.ts',
  '#server/tracing/tracing.ts',
  ...database,
  'node:*',
]
/** Below the context, which does not know of it: what traces are made with. */
export const tracingFloor = [
  ...['app-version.ts', 'config/tracing-settings.ts', 'tracing/**'].map((file) => `#server/${file}`),
  'node:*',
  'fastify',
  'pg',
  '@opentelemetry/*',
]
/** What a backup is made of. */
export const backupFloor = [
  ...serverFloor,
  ...['backup/**', 'config/config.ts', 'security/encryption.ts', 'db/**', 'ports/images/images.ts'].map((file) => `#server/${file}`),
]
/** The words of the trade, below all features. */
export const vocabulary = '#server/vocabulary/**'
/** What a text asks for, by those words. */
export const reading = '#server/reading/**'
/** The ports themselves, without their adapters. */
export const portTypes = ['mail', 'images', 'payments', 'model', 'publisher', 'abn-register']
  .map((port) => `#server/ports/${port}/${port}.ts`)
  .concat('#server/ports/mail/render-email.ts')
/** Emails are below all features: any feature may send one. */
const emails = '#server/features/emails/**'
/** What a file is by its content. */
export const files = '#server/formats/file-kind.ts'
/** Emails that come in. */
export const email = '#server/formats/email/**'
/** How what programs of others send is signed. */
export const signature = '#server/security/timed-signature.ts'
export const pdf = '#server/formats/pdf/**'
export const xlsx = '#server/formats/xlsx/**'
/** What the files of all formats have in common: colours, widths of columns, archives. */
export const anyFormat = '#server/formats/{archive,column-widths,look,xml}.ts'
/** All that is done with the pixels of pictures. */
export const pictures = '#server/pictures/**'
/** A listing's plan limits what many features offer to it. */
const plans = '#server/features/plans/**'
const ownFloor = ['#server/feature.ts', '#server/security/encryption.ts', '#server/http/**', '#server/jobs/**', emails, plans]
/** What every feature may import. */
export const featureFloor = [...serverFloor, ...ownFloor, vocabulary, reading, ...portTypes, '#server/security/redact.ts', 'kysely', 'zod']

/** Listings, which most features are about. */
export const suppliers = '#server/features/suppliers/**'
/** Depends on data about Australia only, not on other features. */
export const places = '#server/features/places/**'
/** What owners have done. */
export const audit = '#server/features/audit/**'
/** The public holidays of the states. */
export const holidays = '#server/features/holidays/**'
/** The suppliers that a venue has approved. */
export const approved = '#server/features/approved-suppliers/**'
/** Samples, whose texts are counted together with those of requests. */
export const samples = ['#server/features/samples/**', '#server/features/quotes/thread/count-texts.ts']
/** What price lists are made of: the words and tables of order lists, and the prices that hold. */
export const priceLists = [
  '#server/features/order-lists/{csv-table,xlsx-table,goods-known}.ts',
  '#server/features/quotes/held-prices/{held-book,price-queries,shown-price}.ts',
  '#server/features/quotes/thread/next-deliveries.ts',
  '#server/features/price-lists/**',
  '#server/db/insert-rows.ts',
]
/** What quotes are made of: forms, comparisons, and price lists, from which answers are filled in and made at once. */
export const quoteFloor = [
  '#server/features/{quotes,quote-forms,comparisons}/**',
  '#server/features/price-lists/filling/**',
  '#server/features/price-lists/settings/{answered-from-list,settings-queries}.ts',
]
/** Features that others stand on. */
export const groundFloor = [suppliers, audit, places, holidays, '#server/features/accounts/**', '#server/features/directory/**']
