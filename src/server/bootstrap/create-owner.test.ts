import { describe, expect, test, vi } from 'vitest'
import { freePort } from '#test/free-port.ts'
import { runProgram, usedFolder } from '#test/program.ts'

vi.setConfig({ testTimeout: 90_000 })

async function start(DATA_DIR: string) {
  const port = await freePort()
  const program = runProgram('src/server/main.ts', { DATA_DIR, DEMO_DATA: 'true', PORT: String(port) })
  const address = `http://localhost:${port}`
  await program.line(address)
  return { ...program, address }
}

describe('The demo owner', () => {
  test('the password of a demo owner is printed once, before the address, and the owner can sign in with it', async () => {
    const DATA_DIR = await usedFolder()
    const first = await start(DATA_DIR)
    const ownerLines = first.lines.filter((line) => line.includes('owner'))
    expect(ownerLines).toHaveLength(1)
    expect(first.lines.slice(-2)).toEqual([ownerLines[0], first.address])
    const [, email, password] = /as (\S+) with (\S+), shown this once/.exec(ownerLines[0]!)!
    const response = await fetch(`${first.address}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    expect([response.status, await response.json()]).toEqual([200, expect.objectContaining({ userType: 'owner' })])
    first.signal('SIGTERM')
    await first.exit

    const second = await start(DATA_DIR)
    expect(second.lines.filter((line) => line.includes('owner'))).toEqual([])
    const session = response.headers.getSetCookie()[0]!.split(';')[0]!
    const me = await fetch(`${second.address}/api/me`, { headers: { cookie: session } })
    expect(await me.json()).toMatchObject({ user: { email } })
    second.signal('SIGTERM')
    await second.exit
  })
})
