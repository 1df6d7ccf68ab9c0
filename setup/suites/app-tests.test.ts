import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { changedFiles, databasesOf } from './app-tests.ts'

const SAVED = 'src/server/features/saved/saved.test.ts'
const QUOTES = 'src/server/features/quotes/requests/quotes.test.ts'
const CACHE = 'src/server/http/cache/page-cache.test.ts'
const BACKUP = 'src/server/backup/backup.test.ts'
const HOSTILE = 'src/server/http/wire/hostile-requests.test.ts'
const TESTS = [SAVED, QUOTES, CACHE, BACKUP, HOSTILE]
const onServer = { hasServer: true, isAll: false, sql: [] }

describe('The databases of a test', () => {
  test('a test of an app runs on the server, and on the embedded database only where the two can differ', () => {
    expect(databasesOf(TESTS, onServer)).toEqual({ server: TESTS, embedded: [CACHE, BACKUP] })
  })

  test('changed SQL has the tests that are nearest to it run on both, but not the calls of which one run says all', () => {
    const sql = ['src/server/features/saved/list-queries.ts', 'src/server/http/wire/x-sql.ts']
    expect(databasesOf(TESTS, { ...onServer, sql }).embedded).toEqual([SAVED, CACHE, BACKUP])
  })

  test('where a run is for a change, what can differ is where that is', () => {
    const changed = ['src/server/http/kinds/serve.ts', 'src/web/paths.ts']
    expect(databasesOf(TESTS, { ...onServer, changed }).embedded).toEqual([CACHE])
  })

  test('with --all every test runs on both, and without a server all are embedded', () => {
    expect(databasesOf(TESTS, { ...onServer, isAll: true })).toEqual({ server: TESTS, embedded: TESTS })
    expect(databasesOf(TESTS, { ...onServer, hasServer: false })).toEqual({ server: [], embedded: TESTS })
  })
})

describe('What has changed', () => {
  function repository() {
    const root = mkdtempSync(join(tmpdir(), 'repository-'))
    onTestFinished(() => rmSync(root, { recursive: true }))
    const git = (...args: string[]) => execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], { cwd: root })
    const write = (...names: string[]) => names.forEach((name) => writeFileSync(join(root, name), String(Math.random())))
    const commit = (...names: string[]) => {
      write(...names)
      git('add', '.')
      git('commit', '--quiet', '-m', 'next')
    }
    git('init', '--quiet', '--initial-branch=main')
    return { root, git, write, commit }
  }

  test('on a branch: what differs from where it left the main one, committed or not', () => {
    const { root, git, write, commit } = repository()
    commit('first')
    git('switch', '--quiet', '--create', 'topic')
    commit('second')
    commit('third')
    write('first', 'new')
    expect(changedFiles(root)).toEqual(['first', 'second', 'third', 'new'])
  })

  test('on the main branch, as in a fresh clone: what the last commit changed, a merge with all that it brought', () => {
    const { root, git, commit } = repository()
    commit('first')
    commit('second')
    expect(changedFiles(root)).toEqual(['second'])
    git('switch', '--quiet', '--create', 'topic')
    commit('third')
    commit('fourth')
    git('switch', '--quiet', 'main')
    git('merge', '--quiet', '--no-ff', '-m', 'merge', 'topic')
    expect(changedFiles(root)).toEqual(['fourth', 'third'])
  })

  test('where git cannot tell: only what is not committed, and nothing in a copy without history', () => {
    const { root, write, commit } = repository()
    commit('first')
    write('first')
    expect(changedFiles(root)).toEqual(['first'])
    rmSync(join(root, '.git'), { recursive: true })
    mkdirSync(join(root, 'src'))
    expect(changedFiles(root)).toEqual([])
  })
})
