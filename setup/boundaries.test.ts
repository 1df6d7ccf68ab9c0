import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, matchesGlob, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { importRules } from './import-rules.ts'
import { boundaries } from './boundaries.ts'

const oxlint = resolve('node_modules/oxlint/bin/oxlint')

/** A file of each layer, what it may import, and what it may not. */
const claims: [file: string, may: string[], mayNot: string[]][] = [
  [
    'src/contract/quotes.ts',
    ['zod/mini', '#contract/values.ts', './values.ts'],
    ['#server/db/db.ts', '#web/paths.ts', 'node:fs', 'fastify', 'react'],
  ],
  ['src/server/compose.ts', ['#server/features/quotes/routes.ts', 'pg', 'node:path'], ['#web/app.tsx', '#test/app.ts', 'react']],
  [
    'src/server/db/migrate.ts',
    ['kysely/migration', 'node:fs/promises', 'pg', '#contract/values.ts'],
    ['#server/http/serve.ts', '#server/context.ts', 'fastify'],
  ],
  [
    'src/server/ports/payments/sandbox.ts',
    ['node:crypto', '#contract/billing.ts'],
    ['pg', '#server/db/db.ts', 'nodemailer', '#server/ports/mail/mail.ts'],
  ],
  ['src/server/ports/mail/smtp.ts', ['nodemailer', './mail.ts'], ['sharp', '#server/jobs/jobs.ts']],
  ['src/server/ports/images/s3.ts', ['aws4fetch', '#server/ports/write-whole.ts'], ['nodemailer', '#server/features/suppliers/queries.ts']],
  [
    'src/server/jobs/jobs.ts',
    ['pg-boss', '#server/context.ts', '#server/db/db.ts'],
    ['#server/features/quotes/emails.ts', '#server/db/embedded.ts', 'nodemailer'],
  ],
  [
    'src/server/http/serve.ts',
    ['fastify', '@fastify/static', 'cookie', '#server/db/db.ts'],
    ['#server/features/quotes/routes.ts', '#server/db/embedded.ts', 'pg-boss', '#web/app.tsx'],
  ],
  [
    'src/server/features/suppliers/routes.ts',
    ['#server/http/serve.ts', '#contract/suppliers.ts'],
    ['#server/features/accounts/queries.ts', '#server/features/quotes/queries.ts'],
  ],
  [
    'src/server/features/accounts/routes.ts',
    ['#server/features/suppliers/queries.ts', '#server/encryption.ts', '@node-rs/argon2', 'otpauth'],
    ['#server/features/directory/queries.ts', '#server/features/reviews/queries.ts', 'cookie'],
  ],
  [
    'src/server/features/places/resolve-place.ts',
    ['#server/db/places/list.ts', '#contract/resolved-place.ts'],
    ['#server/features/suppliers/queries.ts', '#server/features/directory/queries.ts', 'pg'],
  ],
  [
    'src/server/features/directory/queries.ts',
    ['kysely', '#server/features/suppliers/queries.ts', '#server/features/places/resolve-place.ts'],
    ['#server/features/accounts/queries.ts', 'pg'],
  ],
  [
    'src/server/features/quotes/request-quotes.ts',
    [
      '#server/features/accounts/queries.ts',
      '#server/ports/mail/mail.ts',
      '#server/features/quote-forms/answers-of.ts',
      'sharp',
      './queries.ts',
    ],
    ['#server/features/reviews/queries.ts', '#server/ports/mail/smtp.ts', '#server/db/schema.ts', 'nodemailer', '#test/app.ts'],
  ],
  [
    'src/server/features/quote-forms/save-form.ts',
    ['#server/features/suppliers/queries.ts'],
    ['#server/features/quotes/queries.ts', '#server/features/reviews/queries.ts', 'sharp'],
  ],
  ['src/server/features/uploads/encode.ts', ['sharp', '#server/ports/images/images.ts'], ['#server/ports/images/disk.ts', 'aws4fetch']],
  ['src/server/features/artwork/label.ts', ['satori', 'opentype.js'], ['#server/features/quotes/queries.ts']],
  ['src/server/features/import/read.ts', ['csv-parse/sync', 'iconv-lite'], ['pg', '#server/features/quotes/queries.ts']],
  ['src/web/app.tsx', ['#web/pages/home.tsx', 'react', 'react-dom/client'], ['#server/http/serve.ts', 'node:fs', 'pg']],
  [
    'src/web/pages/home.tsx',
    ['#web/features/quotes/quote-dialog.tsx', '#web/layout/footer.tsx', '#web/head.tsx', '#contract/quotes.ts'],
    ['#web/api/call.ts', '#web/api/query-client.ts', '#server/db/db.ts'],
  ],
  [
    'src/web/features/quotes/quote-dialog.tsx',
    ['#web/ui/button.tsx', '#web/paths.ts', 'react-hook-form', './hints.ts'],
    ['#web/features/suppliers/x.tsx', '#web/pages/home.tsx', 'radix-ui', '#server/db/db.ts'],
  ],
  [
    'src/web/features/listing/venues/add-venue.tsx',
    ['#web/features/listing/shows-listings.ts', '#web/api/use-write.ts', 'react-easy-crop', 'libphonenumber-js'],
    ['#web/features/quotes/x.ts', '#web/api/call.ts', '@dnd-kit/core'],
  ],
  ['src/web/features/accounts/two-factor.tsx', ['uqr', '#contract/accounts.ts'], ['#web/features/quotes/x.ts', 'recharts']],
  [
    'src/web/features/dashboard/line-chart.tsx',
    ['recharts', '#web/ui/skeleton.tsx', './trend-words.ts'],
    ['#web/features/listing/x.ts', 'uqr'],
  ],
  [
    'src/web/features/listing/pictures/crop-dialog.tsx',
    ['react-easy-crop', 'libphonenumber-js', '#web/features/listing/use-showcase.ts'],
    ['#web/features/suppliers/gallery.tsx', '@dnd-kit/core'],
  ],
  ['src/web/layout/footer.tsx', ['#web/api/query.ts'], ['#web/api/call.ts', '#web/features/quotes/quote-dialog.tsx']],
  [
    'src/web/api/call.ts',
    ['#contract/endpoint.ts', '#web/ui/toast.ts', '@tanstack/react-query'],
    ['#web/ui/button.tsx', '#web/features/quotes/x.ts'],
  ],
  ['src/web/storage/stored.ts', ['#web/storage/requester.ts', 'react'], ['#web/api/query.ts', '#web/ui/button.tsx', '#contract/values.ts']],
  [
    'src/web/ui/button.tsx',
    ['react', 'radix-ui', '@dnd-kit/core', '@phosphor-icons/react/dist/ssr', './icon.tsx', './button.module.css'],
    ['#contract/values.ts', '#web/api/query.ts', '#web/features/quotes/x.ts', '@tanstack/react-query'],
  ],
  ['src/web/ui/draw-icons.ts', ['node:fs'], ['#contract/values.ts']],
  [
    'src/web/navigation/match.ts',
    ['regexparam', 'wouter/use-browser-location', '#web/search.ts', '#web/api/query.ts'],
    ['#web/routes.ts', '#web/pages/home.tsx', '#contract/values.ts', '#web/api/call.ts'],
  ],
  ['src/web/design/subset-fonts.ts', ['subset-font', 'node:fs'], ['react', '#web/ui/button.tsx']],
  ['src/web/design/tokens.ts', ['@fontsource-variable/besley'], ['#web/ui/button.tsx', 'react']],
  [
    'src/web/emails/quote-email.tsx',
    ['@react-email/components', '#contract/quotes.ts'],
    ['#web/ui/button.tsx', '#server/ports/mail/mail.ts'],
  ],
  [
    'src/server/features/quotes/quotes.test.ts',
    ['#test/app.ts', 'vitest', '#server/features/reviews/queries.ts'],
    ['../reviews/queries.ts'],
  ],
  ['src/test/app.ts', ['#server/compose.ts', '#web/paths.ts', 'pg'], ['../server/compose.ts']],
  ['e2e/home.e2e.ts', ['#test/app.ts', '@playwright/test'], ['../src/test/app.ts']],
]

test('each layer refuses the imports that the table does not name, and no others', () => {
  const expected = claims.flatMap(([file, , mayNot]) => mayNot.map((path) => `${file} ${path}`))
  expect(refusedBy(claims.map(([file, may, mayNot]) => ({ file, imports: [...may, ...mayNot] })))).toEqual(expected.sort())
}, 60_000)

test('every row of the table is proved by a claim', () => {
  const lastRowOf = (file: string) => boundaries.findLast(({ files }) => files.some((glob) => matchesGlob(file, glob)))
  const proved = new Set(claims.map(([file]) => lastRowOf(file)))
  expect(boundaries.filter((layer) => !proved.has(layer))).toEqual([])
})

test('type imports, re-exports, lazy imports and missing extensions are judged as well', () => {
  const source = [
    'import type { A } from "#server/a.ts"',
    'export { b } from "#server/b.ts"',
    'export const c = () => import("#server/c.ts")',
    'import "./d"',
  ]
  expect(refusedIn({ 'src/web/app.tsx': source.join('\n') })).toHaveLength(4)
})

test('only src/web/api uses the mutations of the query library itself', () => {
  const source = "import { useMutation } from '@tanstack/react-query'"
  expect(refusedIn({ 'src/web/features/quotes/x.ts': source, 'src/web/pages/x.tsx': source, 'src/web/api/x.ts': source }).sort()).toEqual([
    'src/web/features/quotes/x.ts useMutation',
    'src/web/pages/x.tsx useMutation',
  ])
})

const refusedBy = (files: { file: string; imports: string[] }[]) =>
  refusedIn(Object.fromEntries(files.map(({ file, imports }) => [file, imports.map((path) => `import '${path}'`).join('\n')]))).sort()

/** Lints sources in a folder of their own, with the import rules only; answers "file path" for each refused import. */
function refusedIn(sources: Record<string, string>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'boundaries-'))
  try {
    writeFileSync(
      join(folder, '.oxlintrc.json'),
      JSON.stringify({ categories: { correctness: 'off' }, overrides: importRules(boundaries) }),
    )
    for (const [file, source] of Object.entries(sources)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), source)
    }
    const { stdout } = spawnSync(process.execPath, [oxlint, '--format=json'], { cwd: folder, encoding: 'utf8' })
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string; message: string }[] }
    return [...new Set(diagnostics.map(({ filename, message }) => `${filename} ${/'([^']+)'/.exec(message)?.[1]}`))]
  } finally {
    rmSync(folder, { recursive: true })
  }
}
