import react from '@vitejs/plugin-react'
import { createHash } from 'node:crypto'
import { existsSync, globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { defineConfig, type Plugin, type ViteBuilder } from 'vite'
import { classesByName, reactAsModule, rulesOfNames, smallCode } from './setup/small-code.ts'
import { endpointTable } from './setup/endpoint-table.ts'
import { bundledPackages } from './setup/install/bundled-packages.ts'

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)]

/** Puts a `.br` and a `.gz` beside every script, style and drawing that browsers load: in other threads, since it is a third of the work. */
const precompressed: Plugin = {
  name: 'precompressed',
  applyToEnvironment: ({ name }) => name === 'client',
  async writeBundle({ dir }, bundle) {
    const files = Object.keys(bundle).filter((file) => /\.(js|css|svg)$/.test(file))
    await Promise.all(files.map((file) => compress(join(dir!, file))))
  },
}

async function compress(file: string) {
  const content = await readFile(file)
  await Promise.all([writeFile(`${file}.br`, await toBrotli(content)), writeFile(`${file}.gz`, await toGzip(content, { level: 9 }))])
}

/**
 * Schemas are for the dialogs: in a chunk of their own, and without what those import, no first load brings them along.
 * What every page starts with comes in one piece.
 */
const chunks = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'schemas', test: /node_modules\/zod\/|src\/contract\/endpoint\/(values|endpoint)\.ts/ },
    { name: 'shell', tags: ['$initial' as const] },
    // One piece for the pages of quotes: what loads a page names each of its pieces, in the shell.
    {
      name: 'quotes',
      test: /src\/(web\/features\/(quotes\/(thread|list|mine|inbox|compare))\/|web\/pages\/quotes\/quotes\.module)/,
    },
    // What the listing shares with its parts that are loaded when they are needed.
    {
      name: 'listing',
      test: /src\/(web\/features\/directory\/(search\/directory-|filters\/(filters\.|use-active-filters)|list\/listing-link)|contract\/site-texts\/listing-texts)/,
      minShareCount: 2,
    },
    // What lists of a search or a place have: how they were read, and what else there is. The build calls it by its first module, and so do the
    // parts in it (`lazyPart`), so that the server finds their styles.
    {
      name: 'elsewhere',
      test: /src\/web\/features\/directory\/(reading\/reading-lines|list\/(may-have-it|below-the-list|near-misses|no-suppliers|other-ways|nearest-category)|filters\/blocking-filters|search\/search-alert)/,
    },
    // One piece for what is around suppliers wherever they are listed, since small pieces do not compress; without what fields suggest, which
    // is loaded with the focus, and the selection, which profiles have as well.
    {
      name: 'cards',
      test: /src\/(web\/features\/(directory|saved)\/(?!use-saved|notes\/|compare\/|selection\/bulk-selection|place\/(place-suggestions|use-suggested)|search\/(use-combobox|use-paused))|web\/ui\/typography\/filled-text|contract\/site-texts\/(directory|place)-)/,
      minShareCount: 2,
    },
    // Pairs of small pieces that pages load together.
    {
      name: 'amounts',
      test: /src\/(shared\/(money\/money|time\/day-(in-words|texts)|contact\/abn-in-words)|web\/(browser\/use-part-in-view|features\/(suppliers\/share|reviews\/review-date)))\.|node_modules\/@tanstack\/.*\/(useInfiniteQuery|infiniteQueryObserver)\./,
    },
    // What the listing and profiles have in common besides: asking, the fields of a contact, and the suppliers that are chosen.
    {
      name: 'asking',
      test: /src\/(web\/(features\/(quotes\/(ask\/(contact-details|sent-requests|bulk\/sent-bulk)|hints\/texts-in)|directory\/selection\/bulk-selection)|storage\/requester-storage|browser\/use-prefill|ui\/controls\/use-tel-href)|shared\/(contact\/plain-phone|text\/(answer-span|invisible)))\./,
    },
    { name: 'figures', test: /src\/(shared\/(money\/typed-numbers|text\/words)\.|web\/ui\/charts\/figure-table)/ },
    // What pages of forms and of an account share, so that the lists with which most visits begin do not bring its styles along; and apart
    // from it the fields of the home page.
    { name: 'forms', test: /src\/web\/ui\/controls\/(password-input|text-area|download-button)/, minShareCount: 3 },
    { name: 'joining', test: /src\/web\/(ui\/controls\/(choice\/choices|email-field)|storage\/begun-registration)\./, minShareCount: 2 },
    // In one piece, because what loads a page names each of its pieces.
    { name: 'skeletons', test: /src\/web\/ui\/skeletons\// },
    { name: 'sections', test: /src\/web\/ui\/layout\/(docket|figures|section|titled-section|list-row)/, minShareCount: 3 },
    // Small pieces that several pages share, without what would bring a library into their first loads: Radix is for dialogs, and comes with
    // them, and dnd-kit is for lists that are put in order.
    {
      name: 'kit',
      test: /src\/(web\/(ui|browser)\/(?!charts\/|skeletons\/|overlays\/|controls\/(choice\/select|picture-drop|sortable\/(sortable|move-)|email-field|text-area|download-button|date-input|next-page)|feedback\/toast-view)|shared\/(time\/delivery-times|pictures\/upload-variants|text\/digits)\.|contract\/suppliers\/weekdays\.|web\/api\/(writes\/(use-)?write|client\/join-equal)\.|web\/(navigation\/(follow-in-place|search-now)|storage\/requester-stored)\.)|node_modules\/@tanstack\/.*\/(useMutation|mutationObserver)\./,
      minShareCount: 3,
    },
  ],
}

/**
 * Short hashes of few characters: the shell names every piece of every page, and hashes do not compress. The bundler wants seven characters
 * for as many pieces.
 */
const names = {
  hashCharacters: 'hex' as const,
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
}

/** Pages that most visits go on to. */
const LIKELY_PAGES = /\/(home|suppliers?)-/

/**
 * The shell names what these pages import, so that a link loads all of it at once. Other pages, and what is opened on a page, find their
 * scripts out of each other: naming them too would make every first load larger.
 */
const namedInShell = (file: string, needed: string[]) => (LIKELY_PAGES.test(file) ? needed : needed.filter((name) => name.endsWith('.css')))

/** Letters in capitals, as no other class of the site begins. */
const LETTERS = 26
const BEGINNINGS = LETTERS * 36 ** 2
const beginningOf = (n: number) =>
  String.fromCharCode(65 + (n % LETTERS)) +
  Math.floor(n / LETTERS)
    .toString(36)
    .padStart(2, '0')

/** The beginning of each style module's class names: its path chooses it, so that most keep theirs when another module is added. */
const beginnings = new Map<string, string>()
const taken = new Set<string>()
for (const path of globSync('src/web/**/*.module.css', { cwd: import.meta.dirname }).toSorted()) {
  let n = createHash('sha256').update(path).digest().readUInt32BE() % BEGINNINGS
  while (taken.has(beginningOf(n))) n = (n + 1) % BEGINNINGS
  taken.add(beginningOf(n))
  beginnings.set(path, beginningOf(n))
}

const indexes = new Map<string, string[]>()
/**
 * Returns short class names for what is built: the beginning of the file's and the place of the name in it. A page has more than a thousand
 * of them. Both builds use the same, because they run in one process.
 */
function shortClassName(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.split('?', 1)[0]!)
  const names = indexes.get(path) ?? []
  indexes.set(path, names)
  if (!names.includes(name)) names.push(name)
  return `${beginnings.get(path)!}${names.indexOf(name).toString(36)}`
}

const emails = 'src/web/emails/emails.tsx'

/** Neither of the two builds needs the other, and one core is idle while the other works on either. */
const buildAtOnce = async (builder: ViteBuilder) =>
  void (await Promise.all(Object.values(builder.environments).map((environment) => builder.build(environment))))

/** `vite build --app` makes both: what browsers load, and what the server renders pages and emails with. */
export default defineConfig(({ command }) => {
  // What is built is for production, whatever the shell says (a test's says "test").
  if (command === 'build') process.env.NODE_ENV = 'production'
  return {
    plugins: [classesByName(), rulesOfNames(), reactAsModule(), react(), endpointTable(), bundledPackages(), precompressed],
    // The router brings what React has had since 18.
    resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
    builder: { buildApp: buildAtOnce },
    ...(command === 'build' && { css: { modules: { generateScopedName: shortClassName } } }),
    environments: {
      client: {
        build: {
          outDir: 'dist/client',
          manifest: true,
          assetsInlineLimit: 0,
          modulePreload: { polyfill: false, resolveDependencies: namedInShell },
          // light-dark() must stay: resolved at the root, dark pages would have dark controls on light paper.
          cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
          rolldownOptions: {
            input: 'src/web/entry-client.tsx',
            ...smallCode,
            output: { codeSplitting: chunks, ...names },
          },
        },
      },
      // One script without a hash in its name, which the server tells apart by the build (http/pages/web-files.ts).
      worker: {
        consumer: 'client' as const,
        build: {
          outDir: 'dist/worker',
          modulePreload: false as const,
          rolldownOptions: {
            input: 'src/web/service-worker/service-worker.ts',
            output: { format: 'iife' as const, entryFileNames: 'service-worker.js' },
          },
        },
      },
      ssr: {
        // With everything in it, the bundle has the production React and router whatever NODE_ENV says when it runs.
        ...(command === 'build' && { resolve: { noExternal: true as const }, define: { 'process.env.NODE_ENV': '"production"' } }),
        build: {
          outDir: 'dist/server',
          rolldownOptions: {
            input: { 'entry-server': 'src/web/entry-server.tsx', ...(existsSync(emails) && { emails }) },
            // The pages that the server renders name the files of the browsers.
            output: { hashCharacters: names.hashCharacters, assetFileNames: names.assetFileNames },
          },
        },
      },
    },
  }
})
