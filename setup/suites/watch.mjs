import { readFileSync, watch } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { filesOf } from './changed.mjs'

/** An editor, or git, writes several files at once. */
const SETTLED_MS = 100

/**
 * Yields what is saved in some folders, one batch after another: each file with its text of the batch before, as `changesSince` returns it.
 * Watches until the signal.
 */
export async function* watchChanges(root, folders, signal) {
  const texts = new Map(filesOf(root).map((file) => [file, textOf(root, file)]))
  const saved = new Set()
  let wake = () => {}
  for (const folder of folders)
    watch(join(root, folder), { recursive: true, signal }, (_, name) => {
      saved.add(`${folder}/${name}`.replaceAll('\\', '/'))
      wake()
    })
  for (;;) {
    if (saved.size === 0) await new Promise((resolve) => (wake = resolve))
    await setTimeout(SETTLED_MS)
    const files = new Set(filesOf(root))
    const changes = [...saved]
      .filter((file) => files.has(file))
      .map((file) => ({ file, before: texts.get(file) ?? null, after: textOf(root, file) }))
    saved.clear()
    const differing = changes.filter(({ before, after }) => before !== after)
    for (const { file, after } of differing) texts.set(file, after)
    if (differing.length > 0) yield differing
  }
}

function textOf(root, file) {
  try {
    return readFileSync(join(root, file), 'utf8')
  } catch {
    return null
  }
}
