import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BundledPackage, PageAssets, WebBundle } from '#contract/endpoint/rendering.ts'
import type { RenderEmail } from '#server/ports/mail/render-email.ts'
import { required } from '#shared/required.ts'

/** The built web: the bundle that renders pages, and its files. */
export type Web = { bundle: WebBundle; assets: PageAssets; assetsFolder: string; packages: BundledPackage[]; serviceWorker: string }

type Manifest = Record<string, Chunk>
type Chunk = { file: string; css?: string[]; imports?: string[]; isDynamicEntry?: boolean }

const ENTRY = 'src/web/entry-client.tsx'
/** A page is called by the name of its file, whatever folder it lies in. */
const PAGE = /^src\/web\/pages\/(?:.+\/)?([^/]+)\.tsx$/
const MODULE = /^src\/web\/(.+)\.tsx$/

/** Loads the output of `vite build --app` from `folder`. */
export async function loadWeb(folder: string): Promise<Web> {
  const manifest: Manifest = JSON.parse(await readFile(join(folder, 'client/.vite/manifest.json'), 'utf8'))
  const assets = assetsIn(manifest)
  return {
    bundle: await import(pathToFileURL(resolve(folder, 'server/entry-server.js')).href),
    assets: { ...assets, rules: await rulesIn(manifest, join(folder, 'client')) },
    assetsFolder: resolve(folder, 'client/assets'),
    packages: JSON.parse(await readFile(join(folder, 'client/packages.json'), 'utf8')),
    // The build's name makes it another script for each build, by which browsers know that there is a new one.
    serviceWorker: `self.BUILD=${JSON.stringify(assets.entry)};${await readFile(join(folder, 'worker/service-worker.js'), 'utf8')}`,
  }
}

/** Renders emails with the built bundle, which is loaded at the first of them. */
export function builtEmails(folder: string): RenderEmail {
  const { href } = pathToFileURL(resolve(folder, 'server/emails.js'))
  let bundle: Promise<{ renderEmail: RenderEmail }> | undefined
  return async (...email) => (await (bundle ??= import(href))).renderEmail(...email)
}

/** Lists scripts and styles. Those that the entry imports are not listed again for a page. @see PageAssets */
export function assetsIn(manifest: Manifest): PageAssets {
  // The entry is the first of its chunks, and the manifest contains every chunk that it names.
  const shared = withImports(manifest, ENTRY)
  const isShared = new Set(shared)
  const [entry, ...preloads] = shared.map((name) => addressOf(chunkOf(manifest, name).file))
  const filesOf = (name: string) => {
    const own = withImports(manifest, name).filter((chunk) => !isShared.has(chunk))
    return { css: cssOf(manifest, own), preloads: own.map((chunk) => addressOf(chunkOf(manifest, chunk).file)) }
  }
  const filesBy = (pattern: RegExp, names: string[]) =>
    Object.fromEntries(
      names.flatMap(
        (name) =>
          pattern
            .exec(name)
            ?.slice(1, 2)
            .map((key) => [key, filesOf(name)]) ?? [],
      ),
    )
  const loadedLater = Object.keys(manifest).filter((name) => manifest[name]?.isDynamicEntry)
  return {
    entry: required(entry, 'The entry of the scripts'),
    css: cssOf(manifest, shared),
    preloads,
    pages: filesBy(PAGE, Object.keys(manifest)),
    parts: filesBy(MODULE, loadedLater),
  }
}

/** @see PageAssets */
async function rulesIn(manifest: Manifest, folder: string): Promise<Record<string, string>> {
  const files = cssFilesOf(manifest, Object.keys(manifest))
  const readRules = async (file: string) => [addressOf(file), (await readFile(join(folder, file), 'utf8')).trim()] as const
  return Object.fromEntries(await Promise.all(files.map(readRules)))
}

/** Returns a chunk and all its static imports, itself first. */
function withImports(manifest: Manifest, name: string): string[] {
  const seen = new Set<string>()
  const visit = (chunk: string) => {
    if (seen.has(chunk)) return
    seen.add(chunk)
    manifest[chunk]?.imports?.forEach(visit)
  }
  visit(name)
  return [...seen]
}

const chunkOf = (manifest: Manifest, name: string) => required(manifest[name], `The chunk ${name}`)
const cssFilesOf = (manifest: Manifest, names: string[]) => [...new Set(names.flatMap((name) => chunkOf(manifest, name).css ?? []))]
const cssOf = (manifest: Manifest, names: string[]) => cssFilesOf(manifest, names).map(addressOf)
const addressOf = (file: string) => `/${file}`
