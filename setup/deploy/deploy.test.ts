import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { BUILT_SERVER, serverProcess } from '#setup/server-process.mjs'
import { variables } from '#server/config/variables.ts'
import { DEPLOY_FILES, documentsIn, healthPathsIn, variablesIn } from './deploy-files.ts'

const read = (file: string) => readFileSync(file, 'utf8')
/** What Node and glibc read, beside the settings of the site. */
const OF_THE_MACHINE = ['NODE_ENV', 'MALLOC_ARENA_MAX']
/** What a process is for, which the program is given by the same name. */
/** What an operator makes of what is shipped. */
const NOT_SHIPPED = ['deploy/.env']
const all = (find: (file: string) => string[]) => DEPLOY_FILES.flatMap((file) => find(file).map((found) => `${file}: ${found}`))

describe('The files to run the site with', () => {
  test('every YAML file can be read, and no key is there twice', () => {
    const files = DEPLOY_FILES.filter((file) => file.endsWith('.yaml'))
    expect(files.length).toBeGreaterThan(7)
    for (const file of files) expect(documentsIn(file)).not.toContain(null)
  })

  test('name no setting that the site does not have', () => {
    const known = new Set([...Object.keys(variables), ...OF_THE_MACHINE])
    expect(all(variablesIn).length).toBeGreaterThan(60)
    expect(all((file) => variablesIn(file).filter((name) => !known.has(name)))).toEqual([])
  })

  test('a database, a secret and an address are set wherever a whole environment is', () => {
    const needed = ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'SESSION_SECRET', 'PUBLIC_URL', 'TRUST_PROXY', 'S3_BUCKET', 'MAIL_FROM']
    const kubernetes = ['config', 'secret.example'].flatMap((name) => variablesIn(`deploy/kubernetes/${name}.yaml`))
    for (const names of [variablesIn('deploy/compose.yaml'), variablesIn('deploy/systemd/backdock.env'), kubernetes])
      expect(needed.filter((name) => !names.includes(name))).toEqual([])
  })

  test('ask for health where the site answers', () => {
    const routes = [...read('src/server/http/health.ts').matchAll(/app\.get\('([^']+)'/g)].map(([, path]) => path)
    expect(routes).toHaveLength(2)
    expect(all(healthPathsIn).length).toBeGreaterThan(8)
    expect(all((file) => healthPathsIn(file).filter((path) => !routes.includes(path)))).toEqual([])
  })

  test('start the program as npm start does, and bring the tables up to date with a file that is there', () => {
    const { args } = serverProcess('.', [BUILT_SERVER])
    const started = [...read('deploy/systemd/backdock-web@.service').matchAll(/^ExecStart=\S+ (.+)$/gm)].map(([, line]) => line)
    expect(started).toEqual([args.join(' ')])
    expect(read('deploy/systemd/backdock-worker.service')).toContain(` ${args.join(' ')}\n`)
    expect(JSON.parse(/^CMD (.+)$/m.exec(read('deploy/Dockerfile'))![1]!)).toEqual(['node', ...args])
    const commands = DEPLOY_FILES.flatMap((file) => [...read(file).matchAll(/src\/server\/commands\/[\w-]+\.ts/g)])
    expect(commands.length).toBeGreaterThan(2)
    expect(commands.filter(([file]) => !existsSync(file))).toEqual([])
  })

  test('each has a line in the page about them', () => {
    const page = read('deploy/README.md')
    const files = DEPLOY_FILES.filter((file) => file !== 'deploy/README.md')
    expect(files.filter((file) => !page.includes(basename(file)))).toEqual([])
  })
})

describe('The pages about running the site', () => {
  const pages = globSync(['docs/operations/*.md', 'deploy/README.md'])
  const inPages = (pattern: RegExp) => pages.flatMap((page) => [...read(page).matchAll(pattern)].map(([, found = '']) => ({ page, found })))

  test('name no setting that the site does not have', () => {
    // In code marks or before what it is set to, with a part that is a word of its own: AI_API_KEY, S3_…
    const named = inPages(/(?<![\w$/-])([A-Z][A-Z\d]*(?:_[A-Z\d]+)+)\b/g)
    expect(named.length).toBeGreaterThan(20)
    expect(named.filter(({ found }) => !(found in variables))).toEqual([])
  })

  test('name no command of the repository that there is not', () => {
    const { scripts } = JSON.parse(read('package.json'))
    const commands = inPages(/npm run ([\w-]+)/g)
    expect(commands.length).toBeGreaterThan(4)
    expect(commands.filter(({ found }) => !(found in scripts))).toEqual([])
  })

  test('name no file of ours that there is not', () => {
    const files = inPages(/(?<![\w/])((?:deploy|setup|src|docs)\/[\w@./-]*\w)/g).filter(({ found }) => !NOT_SHIPPED.includes(found))
    expect(files.length).toBeGreaterThan(20)
    expect(files.filter(({ found }) => !existsSync(found))).toEqual([])
  })

  test('every page is in the index, and none is longer than one sitting', () => {
    const index = read('docs/operations/README.md')
    expect(
      pages.filter((page) => page.startsWith('docs/') && !page.endsWith('README.md') && !index.includes(`(${basename(page)})`)),
    ).toEqual([])
    expect(pages.filter((page) => read(page).split('\n').length > 150)).toEqual([])
  })
})

describe('The image', () => {
  const dockerfile = read('deploy/Dockerfile')
  const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM ')).replaceAll(/^#.*/gm, '')

  test('has the Node that the site is started with', () => {
    const [, pinned] = /^  'linux-x64': \['[\w-]+', '([\d.]+)'/m.exec(read('setup/install/node.mjs'))!
    expect(dockerfile).toContain(`FROM node:${pinned}-`)
  })

  test('runs as nobody in particular, is asked for its health, and brings nothing that builds', () => {
    expect(last).toMatch(/^USER \d{4,}:\d{4,}$/m)
    expect(last).toMatch(/^HEALTHCHECK /m)
    expect(last).not.toMatch(/\b(npm|npx|yarn|vite|build-essential|g\+\+|make|python)\b/)
  })

  test('what its build reads is not kept out of it', () => {
    const names = [...read('deploy/Dockerfile.dockerignore').matchAll(/^!(.+)$/gm)].map(([, name = '']) => name)
    expect(names.filter((name) => !existsSync(name))).toEqual([])
    const configs = ['vite.config.ts', 'vite.server.config.ts'].filter((name) => names.includes(name))
    const imported = configs.flatMap((file) => [...read(file).matchAll(/from '\.\/([^/']+)/g)].map(([, folder = '']) => folder))
    expect(configs).toHaveLength(2)
    expect(imported.filter((folder) => !names.includes(folder))).toEqual([])
  })
})

describe('Compose', () => {
  type Service = {
    image?: string
    build?: object
    command?: unknown
    depends_on?: object
    volumes?: string[]
    configs?: { source: string }[]
  }
  const [compose] = documentsIn('deploy/compose.yaml') as [Record<'services' | 'volumes' | 'configs', Record<string, Service>>]
  const services = Object.entries(compose.services)

  test('every service has an image or is built, and what it waits for, keeps and reads is there', () => {
    for (const [, { image, build, depends_on = {}, volumes = [], configs = [] }] of services) {
      expect(image ?? build).toBeDefined()
      expect(Object.keys(depends_on).filter((other) => !compose.services[other])).toEqual([])
      const [files, kept] = [volumes.filter((each) => each.startsWith('.')), volumes.filter((each) => !each.startsWith('.'))]
      expect(kept.filter((each) => !(each.split(':')[0]! in compose.volumes))).toEqual([])
      expect(files.filter((each) => !existsSync(`deploy/${each.split(':')[0]}`))).toEqual([])
      expect(configs.filter(({ source }) => !compose.configs[source])).toEqual([])
    }
  })

  test('there are two app processes behind the edge, a pooler in transaction mode, a store of pictures and a catcher of mail', () => {
    expect(services.filter(([, { image, command }]) => image === 'backdock' && !command).map(([name]) => name)).toEqual(['app-1', 'app-2'])
    const upstream = [...read('deploy/nginx/compose.conf').matchAll(/^ {2}server (\S+):3000 /gm)].map(([, name]) => name)
    expect(upstream).toEqual(['app-1', 'app-2'])
    expect(JSON.stringify(compose.configs.pgbouncer)).toContain('pool_mode = transaction')
    expect(Object.keys(compose.services)).toEqual(expect.arrayContaining(['postgres', 'pgbouncer', 's3', 'mail']))
  })
})
