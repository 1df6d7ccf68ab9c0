import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { getSystem, offerBackup } from '#contract/owner/operations.ts'
import { MIB } from '#shared/bytes.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { cookieOf, owner, type Person } from '#test/people/people.ts'

/** More than the network holds for a client that takes nothing. */
const PICTURES = 12

let app: TestApp
let boss: Person
let port: number
beforeAll(async () => {
  app = await createTestApp()
  boss = await owner(app)
  await app.server.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.server.address() as AddressInfo).port
  for (let stored = 0; stored < PICTURES; stored++) {
    const name = `${randomUUID()}.webp`
    await app.context.db.insertInto('uploads').values({ name, accountId: boss.id, bytes: 3 }).execute()
    await app.context.images.put(name, randomBytes(2 * MIB))
  }
})
afterAll(() => app.stop())

/** Begins the download of a backup, and takes nothing after the head of the response. Returns the server's end of the connection. */
async function stalledDownload(): Promise<Socket> {
  const { url } = await boss.call(offerBackup, {})
  const accepted = once(app.server.server, 'connection')
  const client = connect(port, '127.0.0.1')
  onTestFinished(() => void client.destroy())
  client.write(`GET ${url} HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookieOf(boss)}\r\n\r\n`)
  const [served] = (await accepted) as [Socket]
  const [head] = await once(client, 'data')
  client.pause()
  expect(String(head)).toMatch(/^HTTP\/1\.1 200 /)
  return served
}

const lastBackup = async () => (await boss.call(getSystem, {})).backups[0]

describe('A download of a backup that its client no longer takes', () => {
  test('ends by itself, frees the disk, is listed as failed, and the next one can begin', async () => {
    const { dataDir } = app.context.config
    const served = await stalledDownload()
    await expect.poll(() => served.writableNeedDrain).toBe(true)
    expect(await lastBackup()).toMatchObject({ status: 'running' })
    expect(await readdir(join(dataDir, 'backup.unfinished'))).toHaveLength(1)
    await expect(boss.call(offerBackup, {})).rejects.toThrow(/^409: /)
    expect(served.timeout).toBe(60_000)
    // The same limit, in less time than a test should take.
    served.setTimeout(200)
    await expect.poll(() => served.destroyed).toBe(true)
    await expect.poll(lastBackup).toMatchObject({ status: 'failed' })
    expect(existsSync(join(dataDir, 'backup.unfinished')) ? await readdir(join(dataDir, 'backup.unfinished')) : []).toEqual([])
    const { url } = await boss.call(offerBackup, {})
    const { statusCode } = await app.server.inject({ url, headers: { cookie: cookieOf(boss) } })
    expect(statusCode).toBe(200)
    expect(await lastBackup()).toMatchObject({ status: 'done' })
  })
})
