import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'

describe('the memory of a server', () => {
  it('is bounded by a flag that the V8 of this Node knows, of which it says nothing', async () => {
    const { stderr } = await promisify(execFile)(process.execPath, [
      '--disable-warning=ExperimentalWarning',
      new URL('memory.ts', import.meta.url).pathname,
    ])
    expect(stderr).toBe('')
  })
})
