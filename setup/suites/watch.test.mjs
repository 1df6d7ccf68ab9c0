import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { watchChanges } from './watch.mjs'

test('npm test -- --watch is told what is saved, with the text before, and not what git ignores or what is as it was', async () => {
  const root = mkdtempSync(join(tmpdir(), 'watched-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const save = (file, text) => writeFileSync(join(root, file), text)
  mkdirSync(join(root, 'src'))
  save('.gitignore', 'ignored')
  for (const file of ['src/edited', 'src/same']) save(file, 'before')
  execFileSync('git', ['init', '--quiet'], { cwd: root })
  const stop = new AbortController()
  const batches = watchChanges(root, ['src'], stop.signal)
  const first = batches.next()
  save('src/ignored', 'after')
  save('src/same', 'before')
  save('src/edited', 'after')
  expect((await first).value).toEqual([{ file: 'src/edited', before: 'before', after: 'after' }])
  const second = batches.next()
  save('src/edited', 'later')
  expect((await second).value).toEqual([{ file: 'src/edited', before: 'after', after: 'later' }])
  stop.abort()
})
