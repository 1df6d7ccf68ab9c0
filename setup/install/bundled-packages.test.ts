import { mkdtemp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { BundledPackage } from '#contract/endpoint/rendering.ts'
import { ALLOWED, bundledPackages } from './bundled-packages.ts'

const MIT = 'Copyright (c) Ann\n\nPermission is hereby granted …'
/** Nothing of its own is in a build: it exports the packages that it depends on. */
const ONLY_HANDS_ON = 'radix-ui'
let root: string
beforeAll(async () => void (root = await mkdtemp(join(tmpdir(), 'backdock-build-'))))
afterAll(() => rm(root, { recursive: true }))

const write = async (path: string, content: string | object) => {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), typeof content === 'string' ? content : JSON.stringify(content))
}
const install = async (name: string, fields: object, files: Record<string, string>) => {
  await write(`node_modules/${name}/package.json`, { name, version: '1.2.3', type: 'module', exports: { './*': './*' }, ...fields })
  for (const [file, content] of Object.entries(files)) await write(`node_modules/${name}/${file}`, content)
}
/** Builds what imports these, and returns the packages that the build lists. */
async function packagesOf(imports: string[], beside: string[] = []): Promise<BundledPackage[]> {
  await write('entry.js', imports.map((path, at) => `import * as part${at} from '${path}'\nglobalThis.part${at} = part${at}`).join('\n'))
  const plugin = bundledPackages({ root, beside })
  const bundled = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [plugin],
    build: { write: false, rolldownOptions: { input: join(root, 'entry.js') } },
  })
  const { output } = bundled as Rolldown.RolldownOutput
  const list = output.find(({ fileName }) => fileName === 'packages.json') as Rolldown.OutputAsset
  return JSON.parse(String(list.source))
}

describe('The list of packages that a build writes', () => {
  beforeEach(async () => {
    await rm(join(root, 'node_modules'), { recursive: true, force: true })
    await install('leaf', { license: 'ISC' }, { 'LICENSE.md': 'ISC of Leaf', 'a.js': 'export const a = Math.random()' })
    await install('@scope/tree', { license: 'MIT' }, { LICENSE: MIT, NOTICE: 'And Bob.', 'a.js': "export * from 'leaf/a.js'" })
    await install('unused', { license: 'GPL-3.0' }, { 'a.js': 'export const a = 1' })
  })

  test('it has every package of the bundle, those of packages too, with version, licence and notice, and no other', async () => {
    expect(await packagesOf(['@scope/tree/a.js'])).toEqual([
      { name: '@scope/tree', version: '1.2.3', licence: 'MIT', notice: `${MIT}\n\nAnd Bob.` },
      { name: 'leaf', version: '1.2.3', licence: 'ISC', notice: 'ISC of Leaf' },
      expect.objectContaining({ name: 'rolldown', licence: 'MIT' }),
    ])
  })
  test('it has what browsers get beside the scripts: a font, and what is copied into our sources', async () => {
    await install(
      'font',
      { license: 'OFL-1.1' },
      {
        'OFL.txt': '',
        LICENSE: 'Open Font License',
        'font.woff2': 'x'.repeat(5000),
        'font.css': "@font-face { font-family: F; src: url('./font.woff2') }",
      },
    )
    await install('drawings', { license: 'MIT' }, { LICENSE: MIT })
    expect((await packagesOf(['font/font.css'], ['node_modules/drawings'])).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['drawings', 'font']),
    )
  })

  test('a package under a licence that is not allowed ends the build, and so does one without its notice', async () => {
    await expect(packagesOf(['unused/a.js'])).rejects.toThrow('unused is under "GPL-3.0", which is not among the licences')
    await install('bare', { license: 'MIT' }, { 'a.js': 'export const a = Math.random()' })
    await expect(packagesOf(['bare/a.js'])).rejects.toThrow('bare has no file with its notice, which "MIT" wants with every copy.')
    await install('unsaid', {}, { LICENSE: MIT, 'a.js': 'export const a = Math.random()' })
    await expect(packagesOf(['unsaid/a.js'])).rejects.toThrow('unsaid is under "undefined"')
  })
})

describe('The list of packages of this build', () => {
  test('it has every package that a script of the web imports, under licences that are allowed, with notices', async () => {
    const packages: BundledPackage[] = JSON.parse(await readFile('dist/client/packages.json', 'utf8'))
    const names = packages.map(({ name }) => name)
    expect(names).toEqual(
      expect.arrayContaining([
        ...(await importedByWeb()).filter((name) => name !== ONLY_HANDS_ON),
        'react-dom',
        'scheduler',
        'vite',
        'rolldown',
      ]),
    )
    expect(names).toEqual(expect.arrayContaining(['@phosphor-icons/react', '@scalar/fastify-api-reference']))
    expect(names).toEqual(expect.arrayContaining(['archivo', 'besley', 'inter'].map((font) => `@fontsource-variable/${font}`)))
    for (const { name, licence, notice } of packages) {
      expect([name, licence.split(' AND ').filter((one) => !ALLOWED.includes(one))]).toEqual([name, []])
      expect([name, notice === '']).toEqual([name, licence === 'Unlicense'])
    }
  })
})

/** The packages that sources of what browsers load import by name, types and the server's rendering aside. */
async function importedByWeb(): Promise<string[]> {
  const isLoaded = (file: string) => !/\.test\.|^emails|draw-|subset-|entry-server|render-to-text/.test(file)
  const sources = (await readdir('src/web', { recursive: true })).filter((file) => /\.tsx?$/.test(file) && isLoaded(file))
  const texts = await Promise.all(sources.map((file) => readFile(join('src/web', file), 'utf8')))
  const imports = texts.flatMap((text) => [...text.matchAll(/^import (?!type\b)[^']*'([^'#.][^']*)'|import\('([^'#.][^']*)'\)/gm)])
  const paths = imports.map(([, path, later]) => path ?? later!)
  return paths.filter((path) => !path.startsWith('node:')).map((path) => /^(?:@[^/]+\/)?[^/]+/.exec(path)![0])
}
