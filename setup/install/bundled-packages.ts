import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import type { BundledPackage } from '#contract/endpoint/rendering.ts'

/** Licences under which a package may be sent to browsers: none asks that what it is part of has the same one. */
export const ALLOWED = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'OFL-1.1', 'Unlicense']
/** These want no notice, so a package may come without one. */
const WITHOUT_NOTICE = ['0BSD', 'Unlicense']
/** Packages that name a licence and bring no file of it, each with another one of the same author and licence that does. */
const SAME_NOTICE: Record<string, string> = { 'react-remove-scroll-bar': 'react-remove-scroll' }

/**
 * The folders of packages of which browsers get something without a module in the build: drawings that are copied into our sources, with what
 * was copied along, and the page of the API.
 */
const BESIDE_THE_BUILD = ['src/web/ui/graphics/phosphor', 'node_modules/@scalar/fastify-api-reference']
/** What the bundler itself adds to a build. */
const VIRTUAL = /^\0(vite|rolldown)\//
const INSTALLED = /^(.*node_modules\/((?:@[^/]+\/)?[^/]+))\//
const NOTICE = /^(licen[cs]e|copying|copyright|notice)/i

/** What follows is of packages that the bundler is made of, and of which nothing is in a build. */
const OF_BUNDLER = /^# Licenses of bundled dependencies/m

const OWN = join(import.meta.dirname, '../..')

type Options = { root?: string; beside?: string[] }

/** Writes `packages.json`: every package of which browsers get something, with its licence. A licence that is not allowed ends the build. */
export const bundledPackages = ({ root = OWN, beside = BESIDE_THE_BUILD }: Options = {}): Plugin => ({
  name: 'bundled-packages',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    const folders = new Set([...beside.map((folder) => join(root, folder)), ...foldersIn(bundle, root)])
    const packages = [...folders].map(readPackage).toSorted((one, other) => one.name.localeCompare(other.name))
    this.emitFile({ type: 'asset', fileName: 'packages.json', source: JSON.stringify(packages) })
  },
})

/** Returns the folder of each package of which a module, a style or a font is in the build. */
function foldersIn(bundle: Rolldown.OutputBundle, root: string): string[] {
  const files = Object.values(bundle).flatMap((part) =>
    // What a style or a font was before is told by a path from the root.
    part.type === 'chunk' ? part.moduleIds : part.originalFileNames.map((name) => join(root, name)),
  )
  return files.flatMap((file) => {
    const virtual = VIRTUAL.exec(file)?.[1]
    const folder = virtual ? join(OWN, 'node_modules', virtual) : INSTALLED.exec(file)?.[1]
    return folder ?? []
  })
}

/** @throws where a package may not be sent to browsers, or not without the notice that it lacks */
export function readPackage(folder: string): BundledPackage {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const licences = String(license).replaceAll(/[()]/g, '').split(/ AND /)
  if (!licences.every((one) => ALLOWED.includes(one)))
    throw new Error(`${name} is under "${license}", which is not among the licences of what browsers get: ${ALLOWED.join(', ')}.`)
  const sibling = SAME_NOTICE[name]
  const notice = noticeIn(folder) || (sibling ? noticeIn(join(folder, '..', sibling)) : '')
  if (!notice && !licences.every((one) => WITHOUT_NOTICE.includes(one)))
    throw new Error(`${name} has no file with its notice, which "${license}" wants with every copy.`)
  return { name, version, licence: String(license), notice }
}

const noticeIn = (folder: string): string =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((file) => NOTICE.test(file))
    .toSorted()
    .map((file) => readFileSync(join(folder, file), 'utf8').split(OF_BUNDLER)[0]!.trim())
    .join('\n\n')
