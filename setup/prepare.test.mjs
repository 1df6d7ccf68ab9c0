import { existsSync, readFileSync } from 'node:fs'
import { expect, describe, test } from 'vitest'
import { programClone, stopped } from '#test/programs/program-clone.ts'

const { path, write, buildsPages, builds, run, started } = programClone()

/** A build that ends once the making of a database has begun, which ends after it. */
const BUILD_BESIDE = `
const { existsSync, writeFileSync } = await import('node:fs')
while (!existsSync('begun')) await new Promise((resolve) => setTimeout(resolve, 10))
writeFileSync('built', '')
`
const DATABASE_BESIDE = `
import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
writeFileSync('begun', '')
while (!existsSync('built')) await new Promise((resolve) => setTimeout(resolve, 10))
mkdirSync('data/postgres', { recursive: true })
appendFileSync('databases', 'made\\n')
`

const BUILD_UNTIL_OVER = `
const { existsSync } = await import('node:fs')
while (!existsSync('over')) await new Promise((resolve) => setTimeout(resolve, 10))
`
const DATABASE_UNTIL_DISCONNECTED = `
process.once('disconnect', () => console.log('heard disconnect'))
console.log('making')
`

describe('The first start', () => {
  test('a first start makes the database while it builds the pages, and a later build leaves it alone', async () => {
    buildsPages(BUILD_BESIDE)
    write('src/server/commands/prepare-database.ts', DATABASE_BESIDE)
    await stopped(await started())
    write('src/web/app.tsx', 'export const app = 2')
    await stopped(await started())
    expect(readFileSync(path('databases'), 'utf8')).toBe('made\n')
  })

  test('a database on a server, and one in a DATA_DIR that has it, is left to the server', async () => {
    write('src/server/commands/prepare-database.ts', DATABASE_BESIDE)
    await stopped(await started({ DATABASE_URL: 'postgres://localhost/backdock' }))
    write('src/web/app.tsx', 'export const app = 2')
    write('elsewhere/postgres/PG_VERSION', '18')
    await stopped(await started({ DATA_DIR: 'elsewhere' }))
    expect(builds()).toHaveLength(2)
    expect(existsSync(path('databases'))).toBe(false)
  })

  test('where the database cannot be made, the build is ended, and the start with the reason', async () => {
    buildsPages(`console.log('building'); setInterval(() => {}, 1000)`)
    write('src/server/commands/prepare-database.ts', `console.error('DATA_DIR: no'); process.exit(1)`)
    const failed = run('start')
    expect(await failed.exit).toBe(1)
    expect(failed.lines).toContain('DATA_DIR: no')
    expect(failed.lines.at(-1)).toBe('The database could not be made; the reason stands above.')
  })

  test('a signal during build and database ends both', async () => {
    buildsPages(`console.log('building'); setInterval(() => {}, 1000)`)
    write('src/server/commands/prepare-database.ts', `console.log('making'); setInterval(() => {}, 1000)`)
    const running = run('start')
    await Promise.all([running.line('building'), running.line('making')])
    running.process.kill('SIGTERM')
    // Its output ends with the last process that could write to it.
    expect(await running.exit).toBe(0)
  })

  test('a start that is killed ends the making of its database', async () => {
    buildsPages(BUILD_UNTIL_OVER)
    write('src/server/commands/prepare-database.ts', DATABASE_UNTIL_DISCONNECTED)
    const running = run('start')
    await running.line('making')
    running.process.kill('SIGKILL')
    await running.line('heard disconnect')
    write('over', '')
    expect(await running.exit).toBe(null)
  })
})
