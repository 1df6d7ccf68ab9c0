import { closeSync, fstatSync, mkdirSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'

// The logs of the sites are in files, of which a failed test prints what was written during it: a run that passes does not show them.

const FOLDER = 'test-results/sites'

/** Returns the path of the log of a site, in a folder that exists. */
export function logFile(name: string): string {
  mkdirSync(FOLDER, { recursive: true })
  return join(FOLDER, `${name}.log`)
}

/** Returns a function that reads what is written to a log from this call on. */
export function followLog(path: string): () => string {
  const file = openSync(path, 'r')
  const from = fstatSync(file).size
  return () => {
    const lines = Buffer.alloc(fstatSync(file).size - from)
    readSync(file, lines, 0, lines.length, from)
    closeSync(file)
    return lines.toString()
  }
}
