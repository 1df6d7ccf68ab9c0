import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Returns a socket name for this clone. Linux and Windows release it when its process ends; elsewhere a file remains. */
function addressOf(root) {
  const name = `backdock-setup-${createHash('sha256').update(root).digest('hex').slice(0, 16)}`
  if (process.platform === 'linux') return `\0${name}`
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`)
}

/** Runs `work` while no other process prepares this clone; waits for one that does. */
export async function alone(root, work) {
  const address = addressOf(root)
  const lock = await acquire(address)
  try {
    return await work()
  } finally {
    lock.release()
  }
}

async function acquire(address) {
  const waiting = new Set()
  const server = createServer((socket) => waiting.add(socket.on('error', () => {})))
  const release = () => {
    server.close()
    for (const socket of waiting) socket.destroy()
  }
  try {
    server.listen(address)
    await once(server, 'listening')
    return { release }
  } catch (error) {
    if (error.code !== 'EADDRINUSE') throw error
  }
  await untilReleased(address)
  return acquire(address)
}

/** Resolves when the holder of the lock closes our connection, by finishing or by ending. */
async function untilReleased(address) {
  const socket = connect(address)
  try {
    await once(socket, 'connect')
    console.log('Another start is preparing this folder; waiting for it …')
    await once(socket.resume(), 'close')
  } catch (error) {
    if (error.code === 'ECONNREFUSED' && !address.startsWith('\0')) rmSync(address, { force: true })
  }
}
