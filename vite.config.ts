import react from '@vitejs/plugin-react'
import { createHash } from 'node:crypto'
import { existsSync, globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { defineConfig, type Plugin, type ViteBuilder } from 'vite'
import { classesByName, reactAsModule, rulesOfNames, smallCode } from './setup/small-code.ts'
import { chunks } from './setup/chunks.ts'
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
