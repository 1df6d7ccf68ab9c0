import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { NODE_ARGUMENTS } from '#test/programs/built-server.ts'

describe('the memory of a server', () => {
  it('is bounded by a flag that the V8 of this Node knows, of which it says nothing', async () => {
    const program = fileURLToPath(new URL('memory.ts', import.meta.url))
    const { stderr } = await promisify(execFile)(process.execPath, [...NODE_ARGUMENTS, program])
    expect(stderr).toBe('')
  })
})
