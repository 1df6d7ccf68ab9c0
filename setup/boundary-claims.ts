import type { Claim } from './boundary.ts'
import { directoryClaims } from './directory-claims.ts'
import { webClaims } from './web-boundary-claims.ts'

export const claims: Claim[] = [
  [
    'src/contract/quotes.ts',
    ['zod/mini', '#contract/values.ts', './values.ts'],
    ['#server/db/db.ts', '#web/paths.ts', 'node:fs', 'fastify', 'react'],
  ],
  ['src/shared/zoned-time.ts', ['temporal-polyfill'], ['#server/db/db.ts']],
  ['src/shared/totals.ts', ['#contract/offers.ts', './money.ts'], ['zod/mini', '#server/db/db.ts', '#web/paths.ts', 'node:fs']],
  ['src/server/compose.ts', ['#server/features/quotes/routes.ts', 'pg', 'pino', 'node:path'], ['#web/app.tsx', '#test/app.ts', 'react']],
  [
    'src/server/db/migrate.ts',
    ['kysely/migration', 'node:fs/promises', 'pg', '#contract/values.ts'],
    ['#server/http/serve.ts', '#server/context.ts', 'fastify'],
  ],
  [
    'src/server/ports/payments/sandbox.ts',
    ['node:crypto', 'stripe', 'zod/mini', '#contract/billing.ts', '#server/ports/payments/sandbox/operate.ts'],
    ['pg', '#server/db/db.ts', 'nodemailer', '#server/ports/mail/mail.ts'],
  ],
  ['src/server/ports/model/openai.ts', ['ai', '@ai-sdk/openai-compatible', './model.ts'], ['stripe', 'pg', '#server/context.ts']],
  [
    'src/server/features/assistant/model/buyer-tools.ts',
    ['#server/features/assistant/wish.ts', '#server/ports/model/model.ts', '#server/features/directory/dictionary/terms.ts'],
    ['ai', '#server/ports/model/openai.ts', '#server/features/quotes/queries.ts'],
  ],
  ['src/server/ports/write-whole.ts', ['node:fs/promises', '#contract/options.ts'], ['stripe', 'zod/mini', '#server/db/db.ts']],
  ['src/server/ports/mail/smtp.ts', ['nodemailer', './mail.ts'], ['sharp', '#server/jobs/jobs.ts']],
  ['src/server/pictures/operations.ts', ['sharp', '#server/http/bounded-queue.ts'], ['nodemailer', '#server/ports/images/images.ts']],
  ['src/server/pictures/encode.ts', ['./operations.ts', '#server/http/problems.ts'], ['sharp', '#server/http/serve.ts', 'satori']],
  [
    'src/server/ports/publisher/x.ts',
    ['zod/mini', '#server/pictures/jpeg.ts', './publisher.ts'],
    ['sharp', '#server/context.ts', '#server/ports/images/images.ts', 'pg'],
  ],
  ['src/server/ports/images/s3.ts', ['aws4fetch', '#server/ports/write-whole.ts'], ['nodemailer', '#server/features/suppliers/queries.ts']],
  [
    'src/server/jobs/jobs.ts',
    ['pg-boss', '#server/context.ts', '#server/db/db.ts', '#server/redact.ts'],
    ['#server/features/quotes/emails.ts', '#server/http/cookies.ts', '#server/db/embedded/embedded.ts', 'nodemailer'],
  ],
  [
    'src/server/http/serve.ts',
    ['fastify', '@fastify/static', 'cookie', '#server/db/db.ts'],
    ['#server/features/quotes/routes.ts', '#server/db/embedded/embedded.ts', 'pg-boss', '#web/app.tsx'],
  ],
  [
    'src/server/features/suppliers/routes.ts',
    ['#server/http/serve.ts', '#contract/suppliers.ts'],
    ['#server/features/accounts/queries.ts', '#server/features/quotes/queries.ts'],
  ],
  [
    'src/server/features/supplier-profile/edit-profile.ts',
    ['#server/features/suppliers/queries.ts', '#shared/abn.ts', 'libphonenumber-js'],
    ['#server/features/quotes/queries.ts', 'sharp'],
  ],
  ['src/server/features/audit/queries.ts', ['kysely', '#server/db/db.ts'], ['#server/features/accounts/queries.ts', 'sharp']],
  [
    'src/server/features/holidays/queries.ts',
    ['kysely', '#server/features/audit/queries.ts'],
    ['#server/features/accounts/queries.ts', '#server/features/directory/filter/counts.ts'],
  ],
  [
    'src/server/features/assistant/note-queries.ts',
    ['#server/redact.ts', '#server/features/directory/dictionary/terms.ts', '#server/http/limit-queries.ts'],
    ['#server/features/quotes/queries.ts', 'ai', '#server/config.ts'],
  ],
  [
    'src/server/features/operations/make-backup.ts',
    ['#server/backup/write-backup.ts', '#server/db/backup/dump-tables.ts', '#server/features/accounts/queries.ts'],
    ['#server/features/uploads/queries.ts', '#server/ports/images/disk.ts', 'modern-tar'],
  ],
  ['src/server/backup/read-backup.ts', ['modern-tar', '#server/db/backup/copy-text.ts'], ['#server/http/serve.ts', 'fastify']],
  ['src/server/metrics/metrics.ts', ['prom-client', '#server/db/db.ts'], ['#server/features/emails/queries.ts', 'pg', 'fastify']],
  [
    'src/server/features/social-proof/site.ts',
    ['#server/db/demo/examples.ts', '#contract/social-proof.ts'],
    ['#server/features/suppliers/queries.ts', '#server/db/demo/marketplace.ts'],
  ],
  [
    'src/server/features/accounts/routes.ts',
    ['#server/features/suppliers/queries.ts', '#server/encryption.ts', '#server/common-passwords.ts', '@node-rs/argon2', 'otpauth'],
    ['#server/features/directory/filter/queries.ts', '#server/features/reviews/queries.ts', 'cookie'],
  ],
  [
    'src/server/features/places/resolve-place.ts',
    ['#server/db/places/list.ts', '#contract/resolved-place.ts'],
    ['#server/features/suppliers/queries.ts', '#server/features/directory/filter/queries.ts', 'pg'],
  ],
  [
    'src/server/features/search-suggestions/naming.ts',
    [
      'lru-cache',
      '#server/features/directory/dictionary/word-queries.ts',
      '#server/features/places/suggest-places.ts',
      '#server/vocabulary/vocabulary.ts',
    ],
    ['pg', '#server/features/quotes/queries.ts', '#server/db/places/projection.ts'],
  ],
  ...directoryClaims,
  [
    'src/server/features/quotes/request-quotes.ts',
    ['#server/features/accounts/queries.ts', '#server/ports/mail/mail.ts', '#server/features/quote-forms/answers-of.ts', './queries.ts'],
    ['#server/features/reviews/queries.ts', '#server/ports/mail/smtp.ts', '#server/db/schema.ts', 'nodemailer', 'sharp', '#test/app.ts'],
  ],
  [
    'src/server/features/quote-forms/save-form.ts',
    ['#server/features/suppliers/queries.ts'],
    ['#server/features/quotes/queries.ts', '#server/features/reviews/queries.ts', 'sharp'],
  ],
  [
    'src/server/features/uploads/store-upload.ts',
    ['#server/pictures/encode.ts', '#server/ports/images/images.ts'],
    ['sharp', '#server/ports/images/disk.ts', 'aws4fetch'],
  ],
  [
    'src/server/features/billing/x.ts',
    ['#server/ports/payments/sandbox/browser.ts', '#server/features/pdf/document.ts', '#server/features/plans/end-subscription.ts'],
    ['pdfkit', 'stripe', '#server/ports/mail/smtp.ts', '#server/features/quotes/queries.ts'],
  ],
  [
    'src/server/features/pdf/x.ts',
    ['pdfkit', 'fontkit', 'node:fs', '#shared/drawable-text.ts'],
    ['#server/features/billing/x.ts', 'sharp', 'pg'],
  ],
  [
    'src/server/features/resources/downloads/x.ts',
    ['docx', 'write-excel-file/node', 'fflate', '#server/features/pdf/document.ts', './archive.ts'],
    ['pdfkit', '#server/features/suppliers/queries.ts', 'pg'],
  ],
  [
    'src/server/features/files/x.ts',
    ['#server/pictures/operations.ts', '#contract/options.ts'],
    ['sharp', '#server/http/problems.ts', 'pg'],
  ],
  ['src/server/features/artwork/x.ts', ['satori', '#server/pictures/operations.ts'], ['sharp', '#server/features/quotes/queries.ts']],
  [
    'src/server/features/supplier-documents/x.ts',
    ['#server/features/files/x.ts', '#server/features/suppliers/queries.ts', 'kysely'],
    ['#server/features/quotes/queries.ts', 'sharp', 'pg'],
  ],
  [
    'src/server/features/owner-suppliers/x.ts',
    ['#server/features/import/read.ts', '#server/features/supplier-profile/edit-profile.ts'],
    ['#server/features/quotes/queries.ts', '#server/features/supplier-profile/showcase.ts', 'csv-parse'],
  ],
  [
    'src/server/features/supplier-merges/x.ts',
    ['#server/features/owner-suppliers/list-queries.ts', '#server/features/reviews/queries.ts'],
    ['#server/features/quotes/queries.ts', '#server/features/owner-suppliers/suspend.ts', '#server/features/reviews/write-review.ts'],
  ],
  ['src/server/ports/abn-register/abn-lookup.ts', ['zod', '#contract/options.ts'], ['#server/context.ts', 'kysely', 'pg']],
  ['src/server/vocabulary/x.ts', ['#contract/options.ts', 'node:fs'], ['#server/db/db.ts', '#server/features/places/resolve-place.ts']],
  [
    'src/server/reading/x.ts',
    ['#server/vocabulary/vocabulary.ts', '#server/features/places/place-in-search.ts'],
    ['#server/db/db.ts', '#server/features/directory/dictionary/terms.ts'],
  ],
  ['src/server/features/artwork/label.ts', ['satori', 'opentype.js'], ['#server/features/quotes/queries.ts']],
  ['src/server/features/resources/search.ts', ['minisearch', '#server/vocabulary/key-of.ts'], ['pg', '#server/features/quotes/queries.ts']],
  [
    'src/server/features/content/known-texts.ts',
    ['#server/features/resources/owner-texts.ts', '#contract/content.ts'],
    ['#server/features/resources/edited.ts', '#server/features/quotes/queries.ts'],
  ],
  [
    'src/server/features/newsletter-issues/x.ts',
    ['#server/features/resources/library.ts', '#server/features/resources/edited.ts'],
    ['#server/features/resources/x.ts', 'pg'],
  ],
  [
    'src/server/features/social/x.ts',
    ['#server/ports/publisher/sandbox.ts', '#server/encryption.ts', '#server/features/suppliers/queries.ts', '#shared/zoned-time.ts'],
    ['temporal-polyfill', '#server/features/uploads/queries.ts', '#server/features/supplier-profile/queries.ts', 'pg'],
  ],
  [
    'src/server/features/order-lists/read.ts',
    ['#shared/order-line/read-list.ts', '#server/features/import/cell.ts', 'csv-parse/sync', 'fflate', 'read-excel-file/node'],
    ['#server/features/import/import-sheet.ts', '#server/features/quotes/queries.ts', 'write-excel-file/node'],
  ],
  ['src/server/features/import/read.ts', ['csv-parse/sync', 'iconv-lite'], ['pg', '#server/features/quotes/queries.ts']],
  ...webClaims,
  [
    'src/server/features/quotes/quotes.test.ts',
    ['#test/app.ts', 'vitest', '#server/features/reviews/queries.ts'],
    ['../reviews/queries.ts'],
  ],
  ['src/test/app.ts', ['#server/compose.ts', '#web/paths.ts', 'pg'], ['../server/compose.ts']],
  ['e2e/home.e2e.ts', ['#test/app.ts', '@playwright/test'], ['../src/test/app.ts']],
]
