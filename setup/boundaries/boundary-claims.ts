import type { Claim } from './boundary.ts'
import { featureClaims } from './feature-claims.ts'
import { listClaims } from './list-claims.ts'
import { directoryClaims } from './directory-claims.ts'
import { webClaims } from './web-boundary-claims.ts'

export const claims: Claim[] = [
  [
    'src/server/formats/email/x.ts',
    ['postal-mime', 'html-to-text', '#shared/text/cut.ts'],
    ['nodemailer', '#server/features/quotes/x.ts', 'pg'],
  ],
  [
    'src/server/features/quotes/incoming/x.ts',
    ['#server/formats/email/read-email.ts', '#server/security/timed-signature.ts'],
    ['postal-mime', '#server/ports/mail/smtp.ts'],
  ],
  [
    'src/server/features/emails/push/push-keys.ts',
    ['web-push', '#server/security/encryption.ts', '#server/features/emails/queue/queries.ts'],
    ['#server/features/quotes/thread/step-emails.ts', 'pg', 'nodemailer'],
  ],
  [
    'src/contract/quotes/quotes.ts',
    ['zod/mini', '#contract/endpoint/values.ts', './values.ts'],
    ['#server/db/db.ts', '#web/paths.ts', 'node:fs', 'fastify', 'react'],
  ],
  ['src/shared/time/zoned-time.ts', ['temporal-polyfill'], ['#server/db/db.ts']],
  [
    'src/shared/money/totals.ts',
    ['#contract/quotes/supplier-quote.ts', './money.ts'],
    ['zod/mini', '#server/db/db.ts', '#web/paths.ts', 'node:fs'],
  ],
  [
    'src/server/app/compose.ts',
    ['#server/features/quotes/routes.ts', 'pg', 'pino', 'node:path'],
    ['#web/app.tsx', '#test/app/app.ts', 'react'],
  ],
  [
    'src/server/db/migrate.ts',
    ['kysely/migration', 'node:fs/promises', 'pg', '#contract/endpoint/values.ts'],
    ['#server/http/kinds/serve.ts', '#server/context.ts', 'fastify'],
  ],
  [
    'src/server/ports/payments/sandbox.ts',
    ['node:crypto', 'stripe', 'zod/mini', '#contract/billing/billing.ts', '#server/ports/payments/sandbox/operate.ts'],
    ['pg', '#server/db/db.ts', 'nodemailer', '#server/ports/mail/mail.ts'],
  ],
  [
    'src/server/tracing/start-tracing.ts',
    ['@opentelemetry/api', '#server/app-version.ts'],
    ['#server/context.ts', '#server/db/db.ts', 'kysely'],
  ],
  ['src/server/ports/model/openai.ts', ['ai', '@ai-sdk/openai-compatible', './model.ts'], ['stripe', 'pg', '#server/context.ts']],
  [
    'src/server/features/assistant/model/buyer-tools.ts',
    ['#server/features/assistant/message/intent.ts', '#server/ports/model/model.ts', '#server/features/directory/dictionary/terms.ts'],
    ['ai', '#server/ports/model/openai.ts', '#server/features/quotes/requests/queries.ts'],
  ],
  ['src/server/ports/write-whole.ts', ['node:fs/promises', '#contract/options.ts'], ['stripe', 'zod/mini', '#server/db/db.ts']],
  ['src/server/ports/mail/smtp.ts', ['nodemailer', './mail.ts'], ['sharp', '#server/jobs/jobs.ts']],
  ['src/server/pictures/operations.ts', ['sharp', '#server/http/cache/bounded-queue.ts'], ['nodemailer', '#server/ports/images/images.ts']],
  ['src/server/pictures/encode.ts', ['./operations.ts', '#server/http/problems.ts'], ['sharp', '#server/http/kinds/serve.ts', 'satori']],
  [
    'src/server/ports/publisher/platforms/x.ts',
    ['zod/mini', '#server/pictures/jpeg.ts', './publisher.ts'],
    ['sharp', '#server/context.ts', '#server/ports/images/images.ts', 'pg'],
  ],
  ['src/server/ports/images/s3.ts', ['aws4fetch', '#server/ports/write-whole.ts'], ['nodemailer', '#server/features/suppliers/queries.ts']],
  [
    'src/server/jobs/jobs.ts',
    ['pg-boss', '#server/context.ts', '#server/db/db.ts', '#server/security/redact.ts'],
    ['#server/features/quotes/requests/emails.ts', '#server/http/access/cookies.ts', '#server/db/embedded/embedded.ts', 'nodemailer'],
  ],
  [
    'src/server/http/kinds/serve.ts',
    ['fastify', '@fastify/static', 'cookie', '#server/db/db.ts'],
    ['#server/features/quotes/routes.ts', '#server/db/embedded/embedded.ts', 'pg-boss', '#web/app.tsx'],
  ],
  ...featureClaims,
  ...listClaims,
  ...directoryClaims,
  ...webClaims,
  [
    'src/server/features/quotes/requests/quotes.test.ts',
    ['#test/app/app.ts', 'vitest', '#server/features/reviews/queries.ts'],
    ['../reviews/queries.ts'],
  ],
  ['src/test/app/app.ts', ['#server/app/compose.ts', '#web/paths.ts', 'pg'], ['../server/compose.ts']],
  ['e2e/site/home.e2e.ts', ['#test/app/app.ts', '@playwright/test'], ['../../src/test/app/app.ts']],
]
