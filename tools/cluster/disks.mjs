import { spawnSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** Room for the tables of the demo, and for what is written in a quarter of an hour. */
const SIZE = '2g'
const PIECE = Buffer.alloc(1024 * 1024)

/** Returns whether this user may give folders a disk of their own. */
export const hasDisks = () => process.platform === 'linux' && process.getuid() === 0

/** Gives a folder a disk of its own, in memory, which belongs to a user. Returns what takes it away, as the end of this process does. */
export function giveDisk(folder, { uid, gid }) {
  mkdirSync(folder, { recursive: true })
  const { status, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},uid=${uid},gid=${gid},mode=700`, 'tmpfs', folder])
  if (status !== 0) throw new Error(`No disk for ${folder}: ${stderr}`)
  const take = () => void spawnSync('umount', ['--lazy', folder])
  process.once('exit', take)
  return take
}

/** Fills the disk of a folder to its last byte. Returns the file, which is to be removed. */
export function fillDisk(folder) {
  const path = join(folder, 'filling')
  const file = openSync(path, 'w')
  try {
    while (writeSync(file, PIECE) === PIECE.length);
  } catch (error) {
    if (error.code !== 'ENOSPC') throw error
  }
  closeSync(file)
  return path
}
