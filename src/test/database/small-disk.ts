import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

/** Mounts a disk of its own that a test file can fill; null where this user may not mount one. */
export function mountDisk(megabytes: number): string | null {
  const folder = fs.mkdtempSync(join(tmpdir(), 'backdock-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    fs.rmdirSync(folder)
    return null
  }
  afterAll(() => {
    execFileSync('umount', ['-l', folder])
    fs.rmdirSync(folder)
  })
  return folder
}
