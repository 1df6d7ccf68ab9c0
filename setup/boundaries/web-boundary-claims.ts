import type { Claim } from './boundary.ts'

/** The claims (boundary-claims.ts) for what runs in browsers and renders pages. */
export const webClaims: Claim[] = [
  [
    'src/web/service-worker/account-copies.ts',
    ['#web/storage/kept-copies.ts', './worker-scope.ts'],
    ['#web/storage/requester.ts', '#contract/options.ts', '#web/api/connection.ts', 'react'],
  ],
  ['src/web/app.tsx', ['#web/pages/home.tsx', 'react', 'react-dom/client'], ['#server/http/kinds/serve.ts', 'node:fs', 'pg']],
  [
    'src/web/paths.ts',
    ['#web/addresses/social-address.ts', '#web/search.ts', '#contract/options.ts'],
    ['#web/features/social/x.ts', 'react'],
  ],
  [
    'src/web/pages/home.tsx',
    ['#web/features/quotes/ask/quote-dialog.tsx', '#web/layout/footer.tsx', '#web/head.tsx', '#contract/quotes/quotes.ts'],
    ['#web/api/client/call.ts', '#web/api/client/query-client.ts', '#server/db/db.ts'],
  ],
  [
    'src/web/features/held-prices/supplier/promised-form.tsx',
    ['#web/features/held-prices/price-cells.tsx', '#contract/quotes/held-prices.ts', '#web/api/writes/use-write.ts'],
    ['#web/features/quotes/thread/thread.tsx', '#web/pages/venue/prices.tsx', '#server/db/db.ts'],
  ],
  [
    'src/web/features/quotes/ask/quote-dialog.tsx',
    ['#web/features/samples/ask/sample-dialog.tsx', '#web/features/quotes/quote-texts.ts', 'react-hook-form'],
    ['#web/features/samples/sample-reads.ts', '#web/features/suppliers/x.tsx'],
  ],
  [
    'src/web/features/assistant/supplier/supplier-pane.tsx',
    ['#web/features/assistant/chat-pane.tsx', '#contract/assistant/assistant.ts', '#web/paths.ts'],
    ['#web/features/dashboard/overview.tsx', '#web/pages/dashboard/use-insert.ts'],
  ],
  [
    'src/web/features/samples/view/verdict.tsx',
    ['#web/features/samples/use-sample-form.ts', '#contract/samples/samples.ts', '#web/text-draft.tsx'],
    ['#web/features/reviews/review-drafts.ts', '#web/pages/samples/samples.tsx'],
  ],
  [
    'src/web/emails/samples/sample-parts.tsx',
    ['#web/addresses/sample-path.ts', '#web/paths.ts'],
    ['#web/addresses/resource-search.ts', '#web/features/samples/sample-reads.ts'],
  ],
  [
    'src/web/features/venue/asked/venue-dialog.tsx',
    ['#web/features/venue/venue-fields.tsx', '#web/ui/overlays/dialog.tsx', '#web/api/writes/use-write.ts'],
    ['#web/features/saved/save-button.tsx', '#web/pages/home.tsx', '#server/db/db.ts'],
  ],
  [
    'src/web/features/quotes/quote-dialog.tsx',
    ['#web/ui/controls/button.tsx', '#web/paths.ts', 'react-hook-form', './hints.ts'],
    ['#web/features/suppliers/x.tsx', '#web/pages/home.tsx', 'radix-ui', '#server/db/db.ts'],
  ],
  [
    'src/web/features/supplier-profile/venues/add-venue.tsx',
    ['#web/features/supplier-profile/shows-listings.ts', '#web/api/writes/use-write.ts', 'react-easy-crop', 'libphonenumber-js'],
    ['#web/features/quotes/x.ts', '#web/api/client/call.ts', '@dnd-kit/core'],
  ],
  [
    'src/web/features/billing/subscribe/stripe-form.tsx',
    [
      '@stripe/react-stripe-js',
      '@stripe/stripe-js/pure',
      '#web/features/billing/plans/shown-plan-price.ts',
      '#web/api/reads/read-until.ts',
    ],
    ['stripe', '#web/features/dashboard/overview.tsx', '#web/api/client/call.ts'],
  ],
  [
    'src/web/features/resources/calculator/cost-workbook.ts',
    ['write-excel-file/browser', '#shared/money/cost-reduction.ts', '#web/features/saved/use-saved-suppliers.ts'],
    ['#web/features/quotes/x.ts', 'recharts'],
  ],
  [
    'src/web/features/price-lists/rows/x.tsx',
    ['@tanstack/react-virtual', '#web/features/price-lists/row-form.tsx', '#web/api/price-list.ts'],
    ['#web/features/held-prices/price-cells.tsx', '#web/api/client/call.ts'],
  ],
  [
    'src/web/features/social/templates/templates-tab.tsx',
    ['#web/features/social/social-reads.ts', '#web/ui/controls/button.tsx'],
    ['#web/features/supplier-profile/pictures/picture-field.tsx', 'temporal-polyfill'],
  ],
  [
    'src/web/features/social/posts/posts-tab.tsx',
    [
      '#web/addresses/social-search.ts',
      '#shared/time/zoned-time.ts',
      '#web/ui/controls/sortable/sortable.tsx',
      '#web/features/supplier-profile/pictures/picture-field.tsx',
    ],
    ['temporal-polyfill', '#web/features/supplier-profile/x.ts', '#web/api/client/call.ts'],
  ],
  ['src/web/features/accounts/two-factor.tsx', ['uqr', '#contract/accounts/accounts.ts'], ['#web/features/quotes/x.ts', 'recharts']],
  [
    'src/web/features/dashboard/trends.tsx',
    ['#web/ui/charts/line-figure.tsx', '#web/ui/feedback/skeleton.tsx', './trend-words.ts'],
    ['#web/features/supplier-profile/x.ts', 'recharts', 'uqr'],
  ],
  [
    'src/web/features/approved-suppliers/register.tsx',
    ['#web/api/writes/use-write.ts', './register-reads.ts'],
    ['#web/features/approved-suppliers/x.ts', '#web/features/directory/rows/supplier-card.tsx', '#web/layout/footer.tsx'],
  ],
  ...['directory', 'home', 'order-lists', 'owner-suppliers', 'saved', 'site-content', 'suppliers'].map((feature): Claim => [
    `src/web/features/${feature}/a/x.tsx`,
    [`#web/features/${feature}/b/y.ts`, '#web/ui/controls/button.tsx'],
    ['#web/features/quotes/x.ts', '#web/layout/footer.tsx'],
  ]),
  [
    'src/web/ui/charts/line-chart.tsx',
    ['recharts', 'react', '#web/ui/feedback/skeleton.tsx'],
    ['#contract/endpoint/periods.ts', '#web/api/reads/query.ts', 'radix-ui'],
  ],
  [
    'src/web/features/supplier-profile/pictures/crop-dialog.tsx',
    ['react-easy-crop', 'libphonenumber-js', '#web/features/supplier-profile/use-showcase.ts'],
    ['#web/features/suppliers/sections/gallery.tsx', '@dnd-kit/core'],
  ],
  ['src/web/layout/footer.tsx', ['#web/api/reads/query.ts'], ['#web/api/client/call.ts', '#web/features/quotes/ask/quote-dialog.tsx']],
  [
    'src/web/api/client/call.ts',
    ['#contract/endpoint/endpoint.ts', '#web/ui/feedback/toast.ts', '@tanstack/react-query'],
    ['#web/ui/controls/button.tsx', '#web/features/quotes/x.ts'],
  ],
  [
    'src/web/storage/stored.ts',
    ['#web/storage/requester.ts', 'react'],
    ['#web/api/reads/query.ts', '#web/ui/controls/button.tsx', '#contract/endpoint/values.ts'],
  ],
  [
    'src/web/ui/controls/button.tsx',
    ['react', 'radix-ui', '@dnd-kit/core', '@phosphor-icons/react/dist/ssr', '#web/browser/early-press.ts', './button.module.css'],
    ['#contract/endpoint/values.ts', '#web/api/reads/query.ts', '#web/features/quotes/x.ts', '@tanstack/react-query'],
  ],
  [
    'src/web/preview/find-texts.ts',
    ['#shared/site/text-marks.ts', './follow-texts.css'],
    ['react', '#web/use-site.ts', '#web/api/reads/query.ts'],
  ],
  ['src/web/browser/settling.ts', ['react'], ['#web/ui/controls/button.tsx', '#contract/endpoint/values.ts']],
  ['src/web/ui/graphics/draw-icons.ts', ['node:fs', 'svgo'], ['#contract/endpoint/values.ts']],
  [
    'src/web/navigation/match.ts',
    ['regexparam', 'wouter/use-browser-location', '#web/search.ts', '#web/api/reads/query.ts'],
    ['#web/routes.ts', '#web/pages/home.tsx', '#contract/endpoint/values.ts', '#web/api/client/call.ts'],
  ],
  ['src/web/design/subset-fonts.ts', ['subset-font', 'node:fs'], ['react', '#web/ui/controls/button.tsx']],
  ['src/web/design/tokens.ts', ['@fontsource-variable/besley'], ['#web/ui/controls/button.tsx', 'react']],
  [
    'src/web/emails/quote-email.tsx',
    ['@react-email/render', '#contract/quotes/quotes.ts'],
    ['#web/ui/controls/button.tsx', '#server/ports/mail/mail.ts'],
  ],
]
