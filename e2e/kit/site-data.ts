import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyOf, MIGRATED, startMigratedServer } from '#test/database/migrated-server.ts'
import { preparedDataDir } from '#test/database/template.ts'

/** What a site starts with, as settings: a data folder, and the database on a server, empty where it is in the folder. */
export type SiteData = { DATA_DIR: string; DATABASE_URL: string; SESSION_SECRET: string }

/** What a copy is made of; the database has a name where it is on a server. */
type Template = { folder: string; database: string | null }

export type SiteDataSource = {
  /** Returns a copy of a migrated marketplace, with or without the demo. Whoever asked for it removes the folder. */
  copy(isDemo: boolean): Promise<SiteData>
  stop(): Promise<void>
}

/** A server needs one that is set, the same for the demo's template and its copies. */
const SECRET = 'a-secret-of-the-journeys-on-a-server'

/** Prepares what sites start with, on a PostgreSQL server of this run where the machine has one, else embedded. The demo is loaded once. */
export async function createSiteData(): Promise<SiteDataSource> {
  const server = await startMigratedServer()
  const empty: Template = server ? { folder: await newFolder(), database: MIGRATED } : { folder: await preparedDataDir(), database: null }
  const copy = async (template: Template, name?: string): Promise<SiteData> => {
    const folder = await newFolder()
    await cp(template.folder, folder, { recursive: true })
    if (!server || !template.database) return { DATA_DIR: folder, DATABASE_URL: '', SESSION_SECRET: '' }
    return { DATA_DIR: folder, DATABASE_URL: await copyOf(server.url, template.database, name), SESSION_SECRET: SECRET }
  }
  let preparing: Promise<Template> | undefined
  const prepareDemo = async (): Promise<Template> => {
    const data = await copy(empty, 'demo')
    await loadDemo(data)
    return { folder: data.DATA_DIR, database: server && 'demo' }
  }
  return {
    copy: async (isDemo) => copy(isDemo ? await (preparing ??= prepareDemo()) : empty),
    async stop() {
      const demo = await preparing?.catch(() => undefined)
      await server?.stop()
      if (demo) await rm(demo.folder, { recursive: true, force: true })
      if (server) await rm(empty.folder, { recursive: true, force: true })
    },
  }
}

const newFolder = () => mkdtemp(join(tmpdir(), 'backdock-site-'))

async function loadDemo(data: SiteData): Promise<void> {
  const env = { ...process.env, ...data, NODE_COMPILE_CACHE: '.cache/compiled' }
  const [code] = await once(
    spawn(process.execPath, ['src/server/commands/seed.ts'], { env, stdio: ['ignore', 'ignore', 'inherit'] }),
    'exit',
  )
  if (code !== 0) throw new Error('The demo marketplace could not be loaded.')
}
