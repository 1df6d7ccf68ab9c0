import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NODE_FLAGS } from '#test/programs/program.ts'
import { hasPostgres, NO_SERVER, startPostgres } from '#test/database/postgres.ts'
import { createChanges } from '#server/db/changes.ts'
import { openDatabase } from '#server/db/database.ts'
import { lockDataDir } from '#server/db/embedded/data-dir-lock.ts'

// Every command is a process with a database of its own.
let folder: string
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'backdock-import-command-'))))
afterAll(() => rm(folder, { recursive: true }))

async function file(name: string, content: string): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, content)
  return path
}

/** The progress that a slow machine prints while it reads. */
const PROGRESS = /^[\d,]+ rows read, \d+ %\n/gm

/** Runs the command as npm does; returns its exit code and what it printed, except for progress. */
function command(args: string[], settings: Record<string, string> = {}): Promise<{ code: number; out: string; err: string }> {
  const env = { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, DATA_DIR: join(folder, 'data'), ...settings }
  return new Promise((resolve) =>
    execFile(process.execPath, [...NODE_FLAGS, join(import.meta.dirname, 'import.ts'), ...args], { env }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err: err.replaceAll(PROGRESS, '') }),
    ),
  )
}

const SUPPLIERS = 'Company,Trade,Notes\nBean Co,Coffee,x\nCut & Curl,Hairdressing,\n'

describe('npm run import', () => {
  test('the command prints a report, a dry run creates no database, and a second run changes nothing', async () => {
    const path = await file('suppliers.csv', SUPPLIERS)
    const report = (counts: string) => `suppliers.csv: 2 rows (UTF-8, separated by commas)
  Company is taken as business name
  Trade is taken as industry
  not used: Notes

Skipped
  line 3, Cut & Curl: "Hairdressing" has no place among the categories.

By category
  Coffee                  1

${counts}, 1 skipped
`
    const dry = await command([path, '--dry-run'])
    expect(dry).toEqual({
      code: 0,
      err: '',
      out: `${report('1 imported, 0 updated, 0 unchanged')}This was a dry run: nothing was written.\n`,
    })
    expect(existsSync(join(folder, 'data'))).toBe(false)
    expect(await command([path])).toEqual({ code: 0, err: '', out: report('1 imported, 0 updated, 0 unchanged') })
    const map = await file('map.json', '{ "categories": { "Hairdressing": "Staff/Recruiting" } }')
    expect((await command([path, '--map', map])).out).toMatch(/1 imported, 0 updated, 1 unchanged, 0 skipped\n$/)
  })

  test('the command fails with a message and changes nothing while a server holds the embedded database', async () => {
    const dataDir = join(folder, 'held')
    await mkdir(dataDir)
    const release = lockDataDir(dataDir)
    const result = await command([await file('suppliers.csv', SUPPLIERS)], { DATA_DIR: dataDir })
    release()
    expect(result).toEqual({
      code: 1,
      out: '',
      err: 'A running Backdock holds the database: stop it first, then import. Nothing was changed.\n',
    })
  })

  test('invalid arguments, files and settings end the command with one line and exit code 1', async () => {
    const usage = { code: 1, out: '', err: 'Usage: npm run import -- FILE.csv [--dry-run] [--overwrite] [--map mapping.json]\n' }
    expect(await command([])).toEqual(usage)
    expect(await command(['a.csv', '--dry'])).toEqual(usage)
    expect(await command([join(folder, 'none.csv')])).toEqual({
      code: 1,
      out: '',
      err: `There is no file ${join(folder, 'none.csv')}. Nothing was changed.\n`,
    })
    expect(await command([await file('colours.csv', 'Colour\nred\n')])).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringMatching(/^colours\.csv has no column[^\n]+\n$/),
    })
    expect(await command(['a.csv'], { PORT: 'x' })).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringMatching(/^PORT must be[^\n]+\n$/),
    })
  })

  test.skipIf(!hasPostgres())(
    `running servers on a database server are notified of an import${hasPostgres() ? '' : `: skipped, ${NO_SERVER}`}`,
    async () => {
      const server = (await startPostgres())!
      const settings = { DATABASE_URL: server.url, SESSION_SECRET: 'a secret for this test only and no other' }
      const path = await file('suppliers.csv', SUPPLIERS)
      expect(await command([path, '--dry-run'], settings)).toMatchObject({
        code: 1,
        err: expect.stringMatching(/^The tables of this database are not up to date/),
      })

      const database = await openDatabase({ databaseUrl: server.url, dataDir: '' })
      const changes = createChanges(database)
      const notified = Promise.withResolvers<void>()
      await new Promise<void>((connected) => changes.listen(() => connected()))
      changes.listen(() => notified.resolve())
      expect((await command([path], settings)).out).toMatch(/1 imported, 0 updated, 0 unchanged, 1 skipped\n$/)
      await notified.promise
      expect((await command([path, '--dry-run'], settings)).out).toMatch(/0 imported, 0 updated, 1 unchanged, 1 skipped\n/)
      await changes.stop()
      await database.close()
      await server.stop()
    },
  )
})
