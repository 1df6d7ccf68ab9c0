import type { Claim } from './boundary.ts'

/** The claims (boundary-claims.ts) for what runs in browsers and renders pages. */
export const webClaims: Claim[] = [
  ['src/web/app.tsx', ['#web/pages/home.tsx', 'react', 'react-dom/client'], ['#server/http/serve.ts', 'node:fs', 'pg']],
  [
    'src/web/pages/home.tsx',
    ['#web/features/quotes/quote-dialog.tsx', '#web/layout/footer.tsx', '#web/head.tsx', '#contract/quotes.ts'],
    ['#web/api/call.ts', '#web/api/query-client.ts', '#server/db/db.ts'],
  ],
  [
    'src/web/features/quotes/quote-dialog.tsx',
    ['#web/ui/controls/button.tsx', '#web/paths.ts', 'react-hook-form', './hints.ts'],
    ['#web/features/suppliers/x.tsx', '#web/pages/home.tsx', 'radix-ui', '#server/db/db.ts'],
  ],
  [
    'src/web/features/supplier-profile/venues/add-venue.tsx',
    ['#web/features/supplier-profile/shows-listings.ts', '#web/api/use-write.ts', 'react-easy-crop', 'libphonenumber-js'],
    ['#web/features/quotes/x.ts', '#web/api/call.ts', '@dnd-kit/core'],
  ],
  [
    'src/web/features/billing/subscribe/stripe-form.tsx',
    ['@stripe/react-stripe-js', '@stripe/stripe-js/pure', '#web/features/billing/shown-offer.ts', '#web/api/read-until.ts'],
    ['stripe', '#web/features/dashboard/overview.tsx', '#web/api/call.ts'],
  ],
  [
    'src/web/features/resources/calculator/cost-workbook.ts',
    ['write-excel-file/browser', '#shared/cost-reduction.ts', '#web/features/saved/use-saved-suppliers.ts'],
    ['#web/features/quotes/x.ts', 'recharts'],
  ],
  [
    'src/web/features/social/templates/templates-tab.tsx',
    ['#web/features/social/social-reads.ts', '#web/ui/controls/button.tsx'],
    ['#web/features/supplier-profile/pictures/picture-field.tsx', 'temporal-polyfill'],
  ],
  [
    'src/web/features/social/posts/posts-tab.tsx',
    [
      '#web/features/social/social-search.ts',
      '#shared/zoned-time.ts',
      '#web/ui/controls/sortable.tsx',
      '#web/features/supplier-profile/pictures/picture-field.tsx',
    ],
    ['temporal-polyfill', '#web/features/supplier-profile/x.ts', '#web/api/call.ts'],
  ],
  ['src/web/features/accounts/two-factor.tsx', ['uqr', '#contract/accounts.ts'], ['#web/features/quotes/x.ts', 'recharts']],
  [
    'src/web/features/dashboard/trends.tsx',
    ['#web/ui/charts/line-figure.tsx', '#web/ui/feedback/skeleton.tsx', './trend-words.ts'],
    ['#web/features/supplier-profile/x.ts', 'recharts', 'uqr'],
  ],
  [
    'src/web/ui/charts/line-chart.tsx',
    ['recharts', 'react', '#web/ui/feedback/skeleton.tsx'],
    ['#contract/periods.ts', '#web/api/query.ts', 'radix-ui'],
  ],
  [
    'src/web/features/supplier-profile/pictures/crop-dialog.tsx',
    ['react-easy-crop', 'libphonenumber-js', '#web/features/supplier-profile/use-showcase.ts'],
    ['#web/features/suppliers/gallery.tsx', '@dnd-kit/core'],
  ],
  ['src/web/layout/footer.tsx', ['#web/api/query.ts'], ['#web/api/call.ts', '#web/features/quotes/quote-dialog.tsx']],
  [
    'src/web/api/call.ts',
    ['#contract/endpoint.ts', '#web/ui/feedback/toast.ts', '@tanstack/react-query'],
    ['#web/ui/controls/button.tsx', '#web/features/quotes/x.ts'],
  ],
  [
    'src/web/storage/stored.ts',
    ['#web/storage/requester.ts', 'react'],
    ['#web/api/query.ts', '#web/ui/controls/button.tsx', '#contract/values.ts'],
  ],
  [
    'src/web/ui/controls/button.tsx',
    ['react', 'radix-ui', '@dnd-kit/core', '@phosphor-icons/react/dist/ssr', '#web/browser/early-press.ts', './button.module.css'],
    ['#contract/values.ts', '#web/api/query.ts', '#web/features/quotes/x.ts', '@tanstack/react-query'],
  ],
  ['src/web/browser/settling.ts', ['react'], ['#web/ui/controls/button.tsx', '#contract/values.ts']],
  ['src/web/ui/graphics/draw-icons.ts', ['node:fs', 'svgo'], ['#contract/values.ts']],
  [
    'src/web/navigation/match.ts',
    ['regexparam', 'wouter/use-browser-location', '#web/search.ts', '#web/api/query.ts'],
    ['#web/routes.ts', '#web/pages/home.tsx', '#contract/values.ts', '#web/api/call.ts'],
  ],
  ['src/web/design/subset-fonts.ts', ['subset-font', 'node:fs'], ['react', '#web/ui/controls/button.tsx']],
  ['src/web/design/tokens.ts', ['@fontsource-variable/besley'], ['#web/ui/controls/button.tsx', 'react']],
  [
    'src/web/emails/quote-email.tsx',
    ['@react-email/render', '#contract/quotes.ts'],
    ['#web/ui/controls/button.tsx', '#server/ports/mail/mail.ts'],
  ],
]
