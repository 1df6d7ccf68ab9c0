import type { Boundary } from './boundary.ts'

const react = ['react', 'react-dom', '@phosphor-icons/react']
const webKit = [...react, '@tanstack/react-query', 'react-hook-form', '@hookform/resolvers']
/** What reads and writes. Only `src/web/api/client` itself makes calls. */
const webApi = ['*', 'reads/**', 'session/**', 'writes/**'].map((files) => `#web/api/${files}`)
const webFloor = [
  '#contract/**',
  '#shared/**',
  ...webApi,
  ...['addresses', 'storage', 'ui', 'browser', 'design', 'navigation'].map((folder) => `#web/${folder}/**`),
  ...[
    'example-mark.tsx',
    'text-draft.tsx',
    'paths.ts',
    'query-string.ts',
    'search.ts',
    'use-statements.ts',
    'use-media.ts',
    'use-site.ts',
  ].map((file) => `#web/${file}`),
  ...webKit,
]

/** Features that have folders of their own. */
const withFolders = [
  'assistant',
  'dashboard',
  'directory',
  'held-prices',
  'home',
  'order-lists',
  'owner-suppliers',
  'quotes',
  'samples',
  'saved',
  'site-content',
  'social',
  'suppliers',
  'venue',
]

/** The rows of the table (boundaries.ts) for what runs in browsers and renders pages. */
export const webBoundaries: Boundary[] = [
  {
    files: ['src/web/*'],
    may: ['#contract/**', '#shared/**', '#web/**', ...webKit, '@fontsource-variable/*', 'zod'],
  },
  // The address of each page is spelled without what is on it.
  {
    files: ['src/web/{paths,search,query-string}.ts', 'src/web/addresses/**'],
    may: ['#contract/**', '#shared/**', '#web/{paths,search,query-string}.ts', '#web/addresses/**'],
  },
  {
    files: ['src/web/navigation/**'],
    may: [
      '#contract/endpoint/rendering.ts',
      '#web/api/reads/query.ts',
      '#web/navigation/**',
      '#web/query-string.ts',
      '#web/search.ts',
      'react',
      'regexparam',
      'wouter',
    ],
  },
  { files: ['src/web/pages/**'], may: [...webFloor, '#web/features/**', '#web/layout/**', '#web/pages/**', '#web/*'] },
  { files: ['src/web/{features,layout}/**'], may: webFloor },
  { files: ['src/web/layout/**'], may: [...webFloor, '#web/layout/**'] },
  ...withFolders.map((feature) => ({
    files: [`src/web/features/${feature}/**`],
    may: [...webFloor, `#web/features/${feature}/**`],
  })),
  { files: ['src/web/features/accounts/**'], may: [...webFloor, '#web/features/accounts/**', 'uqr'] },
  { files: ['src/web/features/resources/**'], may: [...webFloor, '#web/features/{resources,saved}/**', 'write-excel-file'] },
  {
    files: ['src/web/features/price-lists/**'],
    may: [...webFloor, '#web/features/price-lists/**', '@tanstack/react-virtual'],
  },
  // A sample is asked for where a quote is.
  {
    files: ['src/web/features/quotes/ask/**'],
    may: [...webFloor, '#web/features/quotes/**', '#web/features/samples/ask/**'],
  },
  // A picture of a post is chosen as one of the gallery is.
  {
    files: ['src/web/features/social/posts/**'],
    may: [...webFloor, '#web/features/social/**', '#web/features/supplier-profile/pictures/**'],
  },
  {
    files: ['src/web/features/billing/**'],
    may: [...webFloor, '#web/features/billing/**', '@stripe/stripe-js', '@stripe/react-stripe-js'],
  },
  {
    files: ['src/web/features/supplier-profile/**'],
    may: [...webFloor, '#web/features/supplier-profile/**', 'libphonenumber-js', 'react-easy-crop'],
  },
  {
    files: ['src/web/api/**'],
    may: [
      '#contract/**',
      '#shared/**',
      '#web/api/**',
      '#web/storage/**',
      '#web/ui/feedback/toast.ts',
      '#web/ui/feedback/toast-queue.ts',
      '#web/ui/feedback/try-again.tsx',
      '@tanstack/react-query',
      'react',
      'react-hook-form',
      'zod',
    ],
    mutates: true,
  },
  { files: ['src/web/storage/**'], may: ['#web/storage/**', 'react'] },
  // A program of its own, beside the pages.
  { files: ['src/web/service-worker/**'], may: ['#web/service-worker/**', '#web/storage/kept-copies.ts'], mutates: true },
  { files: ['src/web/browser/**'], may: ['react'] },
  // What the page in the frame of the content manager does.
  { files: ['src/web/preview/**'], may: ['#contract/**', '#shared/**', '#web/preview/**'] },
  { files: ['src/web/ui/**'], may: ['#web/ui/**', '#web/browser/**', '#web/design/**', '#shared/**', 'radix-ui', '@dnd-kit/*', ...react] },
  { files: ['src/web/ui/charts/**'], may: ['#web/ui/**', 'recharts', ...react] },
  { files: ['src/web/ui/graphics/draw-icons.ts'], may: ['#web/ui/**', 'node:*', 'svgo', ...react] },
  { files: ['src/web/design/**'], may: ['#web/design/**', '@fontsource-variable/*'] },
  { files: ['src/web/design/subset-fonts.ts'], may: ['node:*', 'subset-font'] },
  {
    files: ['src/web/emails/**'],
    may: [
      '#contract/**',
      '#shared/**',
      '#web/emails/**',
      '#web/addresses/sample-path.ts',
      '#web/paths.ts',
      'react',
      'react-dom/server',
      '@react-email/render',
      'html-to-text',
    ],
  },
]
