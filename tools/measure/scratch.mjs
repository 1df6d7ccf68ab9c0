import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** What is made from the files of the repository: packages are linked, the rest is copied. */
const LINKED = ['node_modules', 'tools/lint/node_modules', 'tools/bench/node_modules', '.node']
const COPIED = ['dist', '.cache']

/**
 * Calls `use` with a copy of the repository as it is, committed to a history of its own, in which files can be changed. The copy is removed
 * after it.
 */
export async function withScratch(root, use) {
  const folder = mkdtempSync(join(tmpdir(), 'measured-'))
  try {
    const git = (cwd, ...args) =>
      execFileSync('git', ['-c', 'user.name=measure', '-c', 'user.email=measure@backdock.example', ...args], {
        cwd,
        encoding: 'utf8',
        maxBuffer: 2 ** 28,
      })
    for (const file of git(root, 'ls-files', '--cached', '--others', '--exclude-standard').split('\n').filter(Boolean)) {
      if (!existsSync(join(root, file))) continue
      mkdirSync(join(folder, dirname(file)), { recursive: true })
      cpSync(join(root, file), join(folder, file), { preserveTimestamps: true })
    }
    git(folder, 'init', '--quiet')
    git(folder, 'add', '.')
    git(folder, 'commit', '--quiet', '--message', 'before')
    for (const path of LINKED) if (existsSync(join(root, path))) symlinkSync(join(root, path), join(folder, path))
    for (const path of COPIED) if (existsSync(join(root, path))) cpSync(join(root, path), join(folder, path), { recursive: true })
    return await use(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Adds an optional field to the first endpoint with a body in a file of the contract. */
export function addField(root, file) {
  const text = readFileSync(join(root, file), 'utf8')
  const edited = text.replace(/body: \{/, 'body: { measured: z.optional(z.boolean()),')
  if (edited === text) throw new Error(`${file} has no endpoint with a body.`)
  writeFileSync(join(root, file), edited)
}

/** Changes the field that `addField` has added. */
export function renameField(root, file) {
  const path = join(root, file)
  writeFileSync(path, readFileSync(path, 'utf8').replace('measured: ', 'measuredAgain: '))
}

/** Adds a comment to the first function of a module, which makes it another to the selection of tests. */
export function touch(root, file) {
  const text = readFileSync(join(root, file), 'utf8')
  const edited = text.replace(/(export (?:async function \w+|const \w+ =))/, '$1 /* measured */')
  if (edited === text) throw new Error(`${file} exports no function.`)
  writeFileSync(join(root, file), edited)
}
