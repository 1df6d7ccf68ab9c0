import { describe, expect, test } from 'vitest'
import { freePort } from '#test/programs/free-port.ts'
import { runProgram, usedFolder } from '#test/programs/program.ts'

const post = (url: string, body: Record<string, string>) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

async function start(DATA_DIR: string, settings: Record<string, string> = { DEMO_DATA: 'true' }) {
  const port = await freePort()
  const program = runProgram('src/server/commands/main.ts', { DATA_DIR, PORT: String(port), ...settings })
  const address = `http://localhost:${port}`
  await program.line(address)
  return { ...program, address }
}

describe('OWNER_EMAIL', () => {
  test('an address that belongs to a buyer stops the start with one line and exit code 1', async () => {
    const DATA_DIR = await usedFolder()
    const first = await start(DATA_DIR, { DEMO_DATA: 'false' })
    const [email, password] = ['ann@cafe.example', 'seven green crates']
    const { status } = await post(`${first.address}/api/register`, {
      username: 'ann',
      email,
      password,
      confirmPassword: password,
      userType: 'restaurant',
    })
    expect(status).toBe(201)
    first.signal('SIGTERM')
    await first.exit
    const settings = { DATA_DIR, DEMO_DATA: 'false', PORT: String(await freePort()), OWNER_EMAIL: email, OWNER_PASSWORD: password }
    const second = runProgram('src/server/commands/main.ts', settings)
    expect(await second.exit).toBe(1)
    expect(second.lines).toEqual([expect.stringMatching(/^OWNER_EMAIL belongs to an account that is no owner: set another address/)])
  })
})

describe('The demo owner', () => {
  test('the password of a demo owner is printed once, before the address, and the owner can sign in with it', async () => {
    const DATA_DIR = await usedFolder()
    const first = await start(DATA_DIR)
    const ownerLines = first.lines.filter((line) => line.includes('owner'))
    expect(ownerLines).toHaveLength(1)
    expect(first.lines.slice(-2)).toEqual([ownerLines[0], first.address])
    const [, email, password] = /as (\S+) with (\S+), shown this once/.exec(ownerLines[0]!)!
    const response = await post(`${first.address}/api/login`, { email: email!, password: password! })
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
