import type { Boundary } from './boundary.ts'

const react = ['react', 'react-dom', '@phosphor-icons/react']
const webKit = [...react, '@tanstack/react-query', 'react-hook-form', '@hookform/resolvers']
/** The modules that read and write. Only `src/web/api` itself makes calls. */
const webApi = [
  'call-error',
  'connection',
  'ended-session',
  'failure-toast',
  'fetch-csv',
  'field-errors',
  'me',
  'query',
  'read-until',
  'stream',
  'supplier-file',
  'upload',
  'use-attempts',
  'use-can-change',
  'use-conflict',
  'use-upload',
  'use-write',
  'write',
  'zod-without-eval',
].map((file) => `#web/api/${file}.ts`)
const webFloor = [
  '#contract/**',
  '#shared/**',
  ...webApi,
  '#web/api/query-boundary.tsx',
  ...['storage', 'ui', 'browser', 'design', 'navigation'].map((folder) => `#web/${folder}/**`),
  ...['example-mark.tsx', 'text-draft.tsx', 'paths.ts', 'query-string.ts', 'search.ts', 'use-claims.ts', 'use-media.ts', 'use-site.ts'].map(
    (file) => `#web/${file}`,
  ),
  ...webKit,
]

/** The rows of the table (boundaries.ts) for what runs in browsers and renders pages. */
export const webBoundaries: Boundary[] = [
  {
    files: ['src/web/*'],
    may: ['#contract/**', '#shared/**', '#web/**', ...webKit, '@fontsource-variable/*', 'react-error-boundary', 'zod'],
  },
  {
    files: ['src/web/navigation/**'],
    may: [
      '#contract/rendering.ts',
      '#web/api/query.ts',
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
  { files: ['src/web/features/accounts/**'], may: [...webFloor, 'uqr'] },
  { files: ['src/web/features/resources/**'], may: [...webFloor, '#web/features/{resources,saved}/**', 'write-excel-file'] },
  { files: ['src/web/features/social/**'], may: [...webFloor, '#web/features/social/**'] },
  // A picture of a post is chosen as one of the gallery is.
  {
    files: ['src/web/features/social/posts/**'],
    may: [...webFloor, '#web/features/social/**', '#web/features/supplier-profile/pictures/**'],
  },
  {
    files: ['src/web/features/billing/**'],
    may: [...webFloor, '#web/features/billing/**', '@stripe/stripe-js', '@stripe/react-stripe-js'],
  },
  { files: ['src/web/features/quotes/**'], may: [...webFloor, '#web/features/quotes/**'] }, // Large enough to have subfolders.
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
  { files: ['src/web/browser/**'], may: ['react'] },
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
      '#web/paths.ts',
      'react',
      'react-dom/server',
      '@react-email/render',
      'html-to-text',
    ],
  },
]
