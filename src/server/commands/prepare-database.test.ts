import { existsSync, watch } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { triesInTurn } from '#test/clock/turns.ts'
import { runProgram, temporaryFolder } from '#test/programs/program.ts'
import { openDatabase } from '#server/db/database.ts'
import { lockDataDir } from '#server/db/embedded/data-dir-lock.ts'

const prepare = (DATA_DIR: string) => runProgram('src/server/commands/prepare-database.ts', { DATA_DIR })

/** Prepares a database until its folder has changed so many times, then kills the program. */
async function killAfter(changes: number, dataDir: string): Promise<void> {
  let left = changes
  const program = prepare(dataDir)
  const watcher = watch(dataDir, { recursive: true }, () => {
    if (--left === 0) program.signal('SIGKILL')
  })
  await program.exit
  watcher.close()
}

const COUNTED = ['products', 'reviews', 'viewsByDay', 'inquiries', 'uploads', 'places', 'siteItems', 'addressKey'] as const

/** Returns what a prepared database has, apart from ids: a sequence goes on where a killed transaction left it. */
async function contentOf(dataDir: string) {
  const { db, close } = await openDatabase({ databaseUrl: null, dataDir })
  const columns = ['businessName', 'averageRating', 'totalReviews'] as const
  const suppliers = await db.selectFrom('suppliers').select(columns).orderBy('id').execute()
  const counts: Record<string, number> = {}
  for (const table of COUNTED) {
    const { rows } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow()
    counts[table] = rows
  }
  await close()
  return { suppliers, counts }
}

/** Prepares a database in a new folder, which is removed after the test. */
async function prepareNew() {
  const DATA_DIR = await temporaryFolder()
  const { exit, lines } = prepare(DATA_DIR)
  expect([await exit, lines]).toEqual([0, []])
  return { DATA_DIR, content: await contentOf(DATA_DIR) }
}

/** Made by the first test that asks for it, since it takes seconds; others have its content only. */
let prepared: ReturnType<typeof prepareNew> | undefined
const onePrepared = () => (prepared ??= prepareNew())

describe('prepare-database', () => {
  test('a database is prepared without a word, and one that is there stays as it is', async () => {
    const { DATA_DIR, content: before } = await onePrepared()
    expect(before.suppliers).toHaveLength(160)
    expect(Math.min(...Object.values(before.counts))).toBeGreaterThan(0)
    const second = prepare(DATA_DIR)
    expect([await second.exit, second.lines]).toEqual([0, []])
    expect(await contentOf(DATA_DIR)).toEqual(before)
  })

  test('one that is killed at random moments leaves nothing half made, and the next one does what is missing', async () => {
    const DATA_DIR = await temporaryFolder()
    for (const most of [100, 1000, 1000, 3000].slice(-triesInTurn(4))) await killAfter(1 + Math.floor(Math.random() * most), DATA_DIR)
    expect(await prepare(DATA_DIR).exit).toBe(0)
    expect(await contentOf(DATA_DIR)).toEqual((await onePrepared()).content)
    expect((await readdir(DATA_DIR)).filter((name) => name.includes('unfinished'))).toEqual([])
  })

  test('one that is stopped ends with exit code 1, and so does one whose folder is in use, which it says', async () => {
    const DATA_DIR = await temporaryFolder()
    const stopped = prepare(DATA_DIR)
    await expect.poll(() => existsSync(join(DATA_DIR, 'postgres.lock')), { timeout: 300_000 }).toBe(true)
    stopped.signal('SIGTERM')
    expect([await stopped.exit, stopped.lines]).toEqual([1, []])

    const release = lockDataDir(DATA_DIR)
    const refused = prepare(DATA_DIR)
    expect(await refused.exit).toBe(1)
    expect(refused.lines).toEqual([expect.stringMatching(/^DATA_DIR: .* is in use by another running Backdock/)])
    release()
  })
})
