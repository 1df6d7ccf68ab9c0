import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { freePort } from '#test/programs/free-port.ts'
import { runProgram } from '#test/programs/program.ts'
import { mountDisk } from '#test/database/small-disk.ts'

/** Returns the lines and the exit code of a first start that fails. */
async function failedStart(DATA_DIR: string) {
  const { exit, lines } = runProgram('src/server/commands/main.ts', { DATA_DIR, PORT: String(await freePort()) })
  return [await exit, lines]
}

const disk = mountDisk(110)

describe('A first start', () => {
  test.skipIf(process.platform !== 'linux')('a folder that the system cannot create is rejected in one line', async () => {
    for (const DATA_DIR of ['/proc/backdock', '/proc/backdock/data'])
      expect(await failedStart(DATA_DIR)).toEqual([
        1,
        [expect.stringMatching(/^DATA_DIR: .* cannot be written \(E\w+\)\. Make it a folder/)],
      ])
  })

  test.skipIf(!disk)(
    `a disk without room for a database is rejected in one line${disk ? '' : ': skipped, this user may not mount a small disk'}`,
    async () => {
      for (const megabytes of [50, 20]) {
        writeFileSync(join(disk!, `filler-${megabytes}`), Buffer.alloc(megabytes * 1024 * 1024))
        expect(await failedStart(join(disk!, 'data'))).toEqual([
          1,
          [expect.stringMatching(/^DATA_DIR: .* is on a full disk\. Free at least 100 MB/)],
        ])
      }
    },
  )
})
