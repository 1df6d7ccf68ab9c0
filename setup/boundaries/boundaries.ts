import type { Boundary } from './boundary.ts'
import {
  serverFloor,
  backupFloor,
  tracingFloor,
  vocabulary,
  reading,
  portTypes,
  files,
  pdf,
  email,
  signature,
  xlsx,
  anyFormat,
  pictures,
  featureFloor,
  suppliers,
  places,
  audit,
  groundFloor,
  approved,
  samples,
  priceLists,
  quoteFloor,
} from './floors.ts'
import { directoryBoundaries } from './directory-boundaries.ts'
import { portBoundaries } from './port-boundaries.ts'
import { webBoundaries } from './web-boundaries.ts'

const merged = ['#server/features/owner-suppliers/list-queries.ts', '#server/features/reviews/queries.ts']

/** The layers of the code and what each may import (docs/architecture.md). The last row that matches a file applies. */
export const boundaries: Boundary[] = [
  { files: ['src/contract/**'], may: ['zod', '#contract/**', '#shared/**'] },
  // Pure functions on the contract's types; schemas are not parsed here.
  { files: ['src/shared/**'], may: ['#contract/**', '#shared/**'] },
  // What the language calls Temporal, which neither Node 24 nor every browser has.
  { files: ['src/shared/time/zoned-time.ts'], may: ['#contract/**', '#shared/**', 'temporal-polyfill'] },

  {
    files: ['src/server/*.ts', 'src/server/{app,bootstrap,commands,config,process,security}/**'],
    may: ['#contract/**', '#shared/**', '#server/**', 'node:*', 'pg', 'pino', 'kysely', 'fastify', 'zod'],
  },
  { files: ['src/server/metrics/**'], may: [...serverFloor, '#server/config/config.ts', '#server/metrics/**', 'kysely', 'prom-client'] },
  { files: ['src/server/tracing/**'], may: tracingFloor },
  { files: ['src/server/backup/**'], may: [...backupFloor, 'kysely', 'modern-tar', 'zod'] },
  {
    files: ['src/server/db/**'],
    may: [
      '#contract/**',
      '#shared/**',
      '#server/db/**',
      '#server/tracing/tracing.ts',
      'node:*',
      'kysely',
      'lru-cache',
      'pg',
      '@electric-sql/*',
    ],
  },
  ...portBoundaries,
  {
    files: ['src/server/pictures/**'],
    may: ['#contract/**', '#shared/**', '#server/http/{cache/bounded-queue,problems}.ts', 'node:*'],
  },
  // The only file that reads pictures, so that nothing from outside gets to the library on another way.
  {
    files: ['src/server/pictures/operations.ts'],
    may: ['#contract/**', '#shared/**', '#server/http/{cache/bounded-queue,problems}.ts', 'node:*', 'sharp'],
  },
  { files: ['src/server/vocabulary/**'], may: ['#contract/**', '#shared/**', vocabulary, 'node:*', 'lru-cache'] },
  { files: ['src/server/reading/**'], may: ['#contract/**', '#shared/**', vocabulary, reading, '#server/features/places/**'] },
  { files: ['src/server/jobs/**'], may: [...serverFloor, '#server/security/redact.ts', '#server/jobs/**', 'cron-parser', 'pg-boss'] },
  {
    files: ['src/server/http/**'],
    may: [
      ...serverFloor,
      '#server/security/{encryption,timed-signature}.ts',
      '#server/metrics/metrics.ts',
      '#server/http/**',
      ...portTypes,
      'fastify',
      'fastify-type-provider-zod',
      '@fastify/*',
      '@scalar/fastify-api-reference',
      'cookie',
      'crawler-user-agents',
      'ipaddr.js',
      'lru-cache',
      'rate-limiter-flexible',
      'kysely',
      'pg',
      'vite',
      'zod',
    ],
  },
  { files: ['src/server/features/**'], may: [...featureFloor, ...groundFloor] },
  { files: ['src/server/features/assistant/**'], may: [...featureFloor, ...groundFloor, '#server/features/assistant/**'] },
  // A request is validated against its supplier's form, its attachments by their content, replies to it come in as emails, and its answers are compared as any prices are and
  // filled in from price lists.
  {
    files: ['src/server/features/quotes/**'],
    may: [...featureFloor, ...groundFloor, ...quoteFloor, signature, email, files, pdf, xlsx, anyFormat],
  },
  // A venue's figures are those of its orders, and its week is that of its suppliers.
  { files: ['src/server/features/venue/**'], may: [...featureFloor, ...groundFloor, '#server/features/quotes/{orders,week}/**'] },
  // The sandbox's customers are in our database, and its form is on our pages.
  {
    files: ['src/server/features/billing/**'],
    may: [...featureFloor, ...groundFloor, '#server/features/billing/**', '#server/ports/payments/**', signature, pdf],
  },
  { files: ['src/server/formats/file-kind.ts'], may: ['#contract/**', pictures] },
  { files: ['src/server/formats/{archive,column-widths,look,xml}.ts'], may: ['fflate'] },
  { files: ['src/server/formats/email/**'], may: ['#contract/**', '#shared/**', email, 'html-to-text', 'postal-mime'] },
  { files: ['src/server/formats/pdf/**'], may: ['#contract/**', '#shared/**', pdf, anyFormat, 'fontkit', 'node:*', 'pdfkit'] },
  { files: ['src/server/formats/xlsx/**'], may: ['#contract/**', '#shared/**', xlsx, anyFormat, 'write-excel-file'] },
  { files: ['src/server/features/supplier-documents/**'], may: [...featureFloor, ...groundFloor, files] },
  { files: ['src/server/features/suppliers/**'], may: [...featureFloor, places] },
  { files: ['src/server/features/audit/**'], may: featureFloor },
  { files: ['src/server/features/holidays/**'], may: [...featureFloor, audit] },
  { files: ['src/server/features/site-content/**'], may: [...featureFloor, ...groundFloor, '#server/features/resources/owner-texts.ts'] },
  { files: ['src/server/features/supplier-profile/**'], may: [...featureFloor, ...groundFloor, 'libphonenumber-js'] },
  { files: ['src/server/features/social-proof/**'], may: [...featureFloor, '#server/db/demo/examples.ts'] },
  // The whole database is backed up, whatever tables it has.
  { files: ['src/server/features/operations/**'], may: [...featureFloor, ...groundFloor, ...backupFloor, '#server/app-version.ts'] },
  { files: ['src/server/features/places/**'], may: [...featureFloor, '#server/db/places/**'] },
  // The owner edits listings as their suppliers do, and imports them as the program on the command line does.
  {
    files: ['src/server/features/owner-suppliers/**'],
    may: [...featureFloor, ...groundFloor, '#server/features/supplier-profile/edit-profile.ts', '#server/features/import/**'],
  },
  {
    files: ['src/server/features/newsletter-issues/**'],
    may: [...featureFloor, ...groundFloor, '#server/features/resources/{edited,library}.ts'],
  },
  // The posts of the sandbox are in our database.
  {
    files: ['src/server/features/social/**'],
    may: [...featureFloor, ...groundFloor, '#server/features/social/**', '#server/ports/publisher/**'],
  },
  { files: ['src/server/features/supplier-merges/**'], may: [...featureFloor, ...groundFloor, ...merged] },
  ...directoryBoundaries,
  { files: ['src/server/features/emails/**'], may: [...featureFloor, ...groundFloor, 'web-push'] },
  // How many suppliers name goods is cached in the process.
  { files: ['src/server/features/search-suggestions/**'], may: [...featureFloor, ...groundFloor, 'lru-cache'] },
  {
    files: ['src/server/features/accounts/**'],
    may: [
      ...featureFloor,
      '#server/features/accounts/**',
      suppliers,
      audit,
      '#server/security/common-passwords.ts',
      '@node-rs/argon2',
      'otpauth',
    ],
  },
  { files: ['src/server/features/artwork/**'], may: [...featureFloor, ...groundFloor, pictures, 'lru-cache', 'opentype.js', 'satori'] },
  // Resources have cards too.
  { files: ['src/server/features/artwork/feature.ts'], may: [...featureFloor, suppliers, '#server/features/resources/resource-by-id.ts'] },
  { files: ['src/server/features/resources/**'], may: [...featureFloor, ...groundFloor, 'minisearch'] },
  { files: ['src/server/features/resources/downloads/**'], may: [...featureFloor, pdf, xlsx, anyFormat, 'docx', 'lru-cache'] },
  {
    files: ['src/server/features/order-lists/**'],
    may: [
      ...featureFloor,
      ...groundFloor,
      '#server/features/order-lists/goods-known.ts',
      '#server/features/import/file/cell.ts',
      'csv-parse',
      'fflate',
      'iconv-lite',
      'read-excel-file',
    ],
  },
  { files: ['src/server/features/approved-suppliers/files/**'], may: [...featureFloor, pdf, anyFormat, approved] },
  { files: ['src/server/features/approved-suppliers/document-files/**'], may: [...featureFloor, ...groundFloor, files, approved] },
  { files: ['src/server/features/samples/**'], may: [...featureFloor, ...groundFloor, ...samples] },
  { files: ['src/server/features/seafood/**'], may: [...featureFloor, ...groundFloor, pdf, anyFormat] },
  // Both kinds of lists are read from the same tables, by the same words.
  { files: ['src/server/features/price-lists/**'], may: [...featureFloor, ...groundFloor, ...priceLists, xlsx] },
  // Answers are filled in from it, so that it knows nothing of answers.
  { files: ['src/server/features/price-lists/filling/**'], may: [...featureFloor, '#server/features/price-lists/filling/**'] },
  { files: ['src/server/features/groups/**'], may: [...featureFloor, ...groundFloor, '#server/features/groups/**', pdf, anyFormat] },
  { files: ['src/server/features/uploads/**'], may: [...featureFloor, ...groundFloor, pictures] },
  {
    files: ['src/server/features/import/**'],
    may: [...featureFloor, ...groundFloor, '#server/features/import/**', 'csv-parse', 'iconv-lite', 'libphonenumber-js'],
  },

  ...webBoundaries,
]
