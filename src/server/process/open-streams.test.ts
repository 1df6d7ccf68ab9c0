import { once } from 'node:events'
import { connect } from 'node:net'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { freePort } from '#test/programs/free-port.ts'
import { runProgram, usedFolder } from '#test/programs/program.ts'

const PROGRAM = relative('.', fileURLToPath(import.meta.resolve('#test/programs/serve-never-ending.ts')))

/** Opens the stream and reads its first event; with `reads` false it takes nothing more from then on, not even the end. */
async function createStream(port: number, reads: boolean) {
  const socket = connect(port, '127.0.0.1')
  let received = ''
  socket.on('data', (chunk) => (received += String(chunk))).on('error', () => {})
  const closed = new Promise((resolve) => socket.on('close', resolve))
  await once(socket, 'connect')
  socket.write('GET /api/test/listen HTTP/1.1\r\nhost: localhost\r\naccept: text/event-stream\r\n\r\n')
  await expect.poll(() => received).toContain('event: text')
  if (!reads) socket.pause()
  return { closed, received: () => received, destroy: () => socket.destroy() }
}

describe('A shutdown with open event streams', () => {
  // Streams that never end would hold it up for ever: how long it may take is a timer of the program.
  test('SIGTERM and SIGINT end with exit code 0, and streams with an event that says so, also if some clients do not read', async () => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      const port = await freePort()
      const program = runProgram(PROGRAM, { DATA_DIR: await usedFolder(), DEMO_DATA: 'false', PORT: String(port) })
      await program.line('http://localhost')
      const reading = await Promise.all(Array.from({ length: 8 }, () => createStream(port, true)))
      const stuck = await Promise.all(Array.from({ length: 2 }, () => createStream(port, false)))
      program.signal(signal)
      expect(await program.exit).toBe(0)
      for (const { closed, received } of reading) {
        await closed
        expect(received()).toMatch(/event: error\ndata: \{.*"status":503/)
      }
      for (const { destroy } of stuck) destroy()
      expect(program.lines).toHaveLength(1)
    }
  })
})
