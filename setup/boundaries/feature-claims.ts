import type { Claim } from './boundary.ts'

/** What the features of the server may import, the directory aside. */
export const featureClaims: Claim[] = [
  [
    'src/server/features/quotes/comparison/compare-bulk.ts',
    ['#server/features/comparisons/compare-offers.ts', '#server/features/quote-forms/answers-of.ts', '#shared/comparison/request.ts'],
    ['#server/features/order-lists/queries.ts'],
  ],
  ['src/server/features/quotes/instant/x.ts', ['#server/features/price-lists/filling/x.ts'], ['#server/features/price-lists/x.ts']],
  [
    'src/server/features/venue/overview.ts',
    [
      '#server/features/quotes/orders/own-orders.ts',
      '#server/features/quotes/week/own-deliveries.ts',
      '#server/features/accounts/queries.ts',
    ],
    ['#server/features/quotes/steps/apply-step.ts', '#server/features/reviews/queries.ts'],
  ],
  ['src/server/features/samples/ends.ts', ['#server/features/quotes/thread/count-texts.ts'], ['#server/features/quotes/thread/x.ts']],
  [
    'src/server/features/suppliers/routes.ts',
    ['#server/http/kinds/serve.ts', '#contract/suppliers/suppliers.ts', '#server/features/places/listed-suburb.ts'],
    ['#server/features/accounts/queries.ts', '#server/features/quotes/requests/queries.ts'],
  ],
  [
    'src/server/features/supplier-profile/edit-profile.ts',
    ['#server/features/suppliers/queries.ts', '#shared/contact/abn.ts', 'libphonenumber-js'],
    ['#server/features/quotes/requests/queries.ts', 'sharp'],
  ],
  ['src/server/features/audit/queries.ts', ['kysely', '#server/db/db.ts'], ['#server/features/accounts/queries.ts', 'sharp']],
  [
    'src/server/features/holidays/queries.ts',
    ['kysely', '#server/features/audit/queries.ts'],
    ['#server/features/accounts/queries.ts', '#server/features/directory/filter/counts.ts'],
  ],
  [
    'src/server/features/assistant/note-queries.ts',
    ['#server/security/redact.ts', '#server/features/directory/dictionary/terms.ts', '#server/http/access/limit-queries.ts'],
    ['#server/features/quotes/requests/queries.ts', 'ai', '#server/config/config.ts'],
  ],
  [
    'src/server/features/operations/make-backup.ts',
    ['#server/backup/write-backup.ts', '#server/db/backup/dump-tables.ts', '#server/features/accounts/queries.ts'],
    ['#server/features/uploads/queries.ts', '#server/ports/images/disk.ts', 'modern-tar'],
  ],
  ['src/server/backup/read-backup.ts', ['modern-tar', '#server/db/backup/copy-text.ts'], ['#server/http/kinds/serve.ts', 'fastify']],
  ['src/server/metrics/metrics.ts', ['prom-client', '#server/db/db.ts'], ['#server/features/emails/queue/queries.ts', 'pg', 'fastify']],
  [
    'src/server/features/social-proof/site.ts',
    ['#server/db/demo/examples.ts', '#contract/site/social-proof.ts'],
    ['#server/features/suppliers/queries.ts', '#server/db/demo/marketplace.ts'],
  ],
  [
    'src/server/features/accounts/routes.ts',
    [
      '#server/features/suppliers/queries.ts',
      '#server/security/encryption.ts',
      '#server/security/common-passwords.ts',
      '@node-rs/argon2',
      'otpauth',
    ],
    ['#server/features/directory/filter/queries.ts', '#server/features/reviews/queries.ts', 'cookie'],
  ],
  [
    'src/server/features/places/resolve-place.ts',
    ['#server/db/places/list.ts', '#contract/suppliers/resolved-place.ts'],
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
    ['pg', '#server/features/quotes/requests/queries.ts', '#server/db/places/projection.ts'],
  ],
  [
    'src/server/features/quotes/requests/request-quotes.ts',
    ['#server/features/accounts/queries.ts', '#server/ports/mail/mail.ts', '#server/features/quote-forms/answers-of.ts', './queries.ts'],
    [
      '#server/features/reviews/queries.ts',
      '#server/ports/mail/smtp.ts',
      '#server/db/schema.ts',
      'nodemailer',
      'sharp',
      '#test/app/app.ts',
    ],
  ],
  [
    'src/server/features/quote-forms/save-form.ts',
    ['#server/features/suppliers/queries.ts'],
    ['#server/features/quotes/requests/queries.ts', '#server/features/reviews/queries.ts', 'sharp'],
  ],
  [
    'src/server/features/uploads/store-upload.ts',
    ['#server/pictures/encode.ts', '#server/ports/images/images.ts'],
    ['sharp', '#server/ports/images/disk.ts', 'aws4fetch'],
  ],
  [
    'src/server/features/billing/x.ts',
    ['#server/ports/payments/sandbox/browser.ts', '#server/formats/pdf/document.ts', '#server/features/plans/end-subscription.ts'],
    ['pdfkit', 'stripe', '#server/ports/mail/smtp.ts', '#server/features/quotes/requests/queries.ts'],
  ],
  [
    'src/server/formats/pdf/x.ts',
    ['pdfkit', 'fontkit', 'node:fs', '#shared/text/drawable-text.ts'],
    ['#server/features/billing/x.ts', 'sharp', 'pg'],
  ],
  ['src/server/formats/xlsx/x.ts', ['write-excel-file/node', '#server/formats/look.ts'], ['fflate', '#server/features/billing/x.ts', 'pg']],
  ['src/server/formats/archive.ts', ['fflate'], ['pdfkit', '#contract/options.ts', '#server/features/resources/downloads/x.ts']],
  [
    'src/server/features/resources/downloads/x.ts',
    ['docx', '#server/formats/xlsx/workbook.ts', '#server/formats/pdf/document.ts', '#server/formats/archive.ts'],
    ['pdfkit', 'write-excel-file/node', '#server/features/suppliers/queries.ts', 'pg'],
  ],
  [
    'src/server/formats/file-kind.ts',
    ['#server/pictures/operations.ts', '#contract/options.ts'],
    ['sharp', '#server/http/problems.ts', 'pg'],
  ],
  [
    'src/server/features/artwork/x.ts',
    ['satori', '#server/pictures/operations.ts'],
    ['sharp', '#server/features/quotes/requests/queries.ts'],
  ],
  [
    'src/server/features/supplier-documents/x.ts',
    ['#server/formats/file-kind.ts', '#server/features/suppliers/queries.ts', 'kysely'],
    ['#server/features/quotes/requests/queries.ts', 'sharp', 'pg'],
  ],
  [
    'src/server/features/owner-suppliers/x.ts',
    ['#server/features/import/read.ts', '#server/features/supplier-profile/edit-profile.ts'],
    ['#server/features/quotes/requests/queries.ts', '#server/features/supplier-profile/showcase.ts', 'csv-parse'],
  ],
  [
    'src/server/features/supplier-merges/x.ts',
    ['#server/features/owner-suppliers/list-queries.ts', '#server/features/reviews/queries.ts'],
    [
      '#server/features/quotes/requests/queries.ts',
      '#server/features/owner-suppliers/suspend.ts',
      '#server/features/reviews/write-review.ts',
    ],
  ],
  ['src/server/ports/abn-register/abn-lookup.ts', ['zod', '#contract/options.ts'], ['#server/context.ts', 'kysely', 'pg']],
  ['src/server/vocabulary/x.ts', ['#contract/options.ts', 'node:fs'], ['#server/db/db.ts', '#server/features/places/resolve-place.ts']],
  [
    'src/server/reading/x.ts',
    ['#server/vocabulary/vocabulary.ts', '#server/features/places/place-in-search.ts'],
    ['#server/db/db.ts', '#server/features/directory/dictionary/terms.ts'],
  ],
  [
    'src/server/features/artwork/feature.ts',
    ['#server/feature.ts', '#server/features/resources/resource-by-id.ts', '#server/features/suppliers/queries.ts'],
    ['#server/features/resources/library.ts', '#server/features/quotes/feature.ts', '#server/app/features.ts'],
  ],
  ['src/server/features/artwork/label.ts', ['satori', 'opentype.js'], ['#server/features/quotes/requests/queries.ts']],
  [
    'src/server/features/resources/search.ts',
    ['minisearch', '#server/vocabulary/key-of.ts'],
    ['pg', '#server/features/quotes/requests/queries.ts'],
  ],
  [
    'src/server/features/site-content/known-texts.ts',
    ['#server/features/resources/owner-texts.ts', '#contract/site/site-content.ts'],
    ['#server/features/resources/edited.ts', '#server/features/quotes/requests/queries.ts'],
  ],
  [
    'src/server/features/newsletter-issues/x.ts',
    ['#server/features/resources/library.ts', '#server/features/resources/edited.ts'],
    ['#server/features/resources/x.ts', 'pg'],
  ],
  [
    'src/server/features/social/x.ts',
    [
      '#server/ports/publisher/sandbox.ts',
      '#server/security/encryption.ts',
      '#server/features/suppliers/queries.ts',
      '#shared/time/zoned-time.ts',
    ],
    ['temporal-polyfill', '#server/features/uploads/queries.ts', '#server/features/supplier-profile/queries.ts', 'pg'],
  ],
  [
    'src/server/features/approved-suppliers/document-files/x.ts',
    ['#server/formats/file-kind.ts', '#server/features/approved-suppliers/queries.ts'],
    ['#server/formats/pdf/document.ts', 'sharp'],
  ],
  ['src/server/features/approved-suppliers/files/x.ts', ['#server/formats/pdf/document.ts'], ['#server/features/groups/queries.ts']],
  ['src/server/features/seafood/file/record-pdf.ts', ['#server/formats/pdf/table.ts'], ['#server/formats/xlsx/sheet.ts']],
  [
    'src/server/features/groups/notice/notice-pdf.ts',
    ['#server/formats/pdf/document.ts', '#server/formats/look.ts', '#server/features/places/resolve-place.ts'],
    ['#server/formats/xlsx/sheet.ts', '#server/features/quotes/orders/order.ts', '#server/pictures/operations.ts'],
  ],
  ['src/server/features/import/read.ts', ['csv-parse/sync', 'iconv-lite'], ['pg', '#server/features/quotes/requests/queries.ts']],
]
