import { describe, expect, test, vi } from 'vitest'
import { Secret, TOTP } from 'otpauth'
import { freePort } from '#test/free-port.ts'
import { runProgram, temporaryFolder, usedFolder } from '#test/program.ts'

// Each starts programs, some of them one after the other.
vi.setConfig({ testTimeout: 90_000 })

const OWNER = { email: 'owner@backdock.example', password: 'sixteen brown crates' }

async function start(DATA_DIR: string) {
  const port = await freePort()
  const settings = { DATA_DIR, DEMO_DATA: 'false', PORT: String(port), OWNER_EMAIL: OWNER.email, OWNER_PASSWORD: OWNER.password }
  const program = runProgram('src/server/main.ts', settings)
  const address = `http://localhost:${port}`
  await program.line(address)
  const ask = (method: string, path: string, body: object, cookie = '') =>
    fetch(address + path, { method, headers: { 'content-type': 'application/json', cookie }, body: JSON.stringify(body) })
  const stop = async () => {
    program.signal('SIGTERM')
    await program.exit
  }
  return { ask, stop }
}

async function reset(settings: Record<string, string>, ...args: string[]) {
  const { exit, lines } = runProgram('src/server/reset-two-factor.ts', settings, ...args)
  return { code: await exit, lines }
}

describe('npm run reset-two-factor', () => {
  test('the owner who has lost the second factor signs in with the password alone, and only once the server is stopped', async () => {
    const DATA_DIR = await usedFolder()
    const first = await start(DATA_DIR)
    const signedIn = await first.ask('POST', '/api/login', OWNER)
    const cookie = signedIn.headers.getSetCookie()[0]!.split(';')[0]!
    const { secret } = await (await first.ask('POST', '/api/account/two-factor', { password: OWNER.password }, cookie)).json()
    const otp = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
    expect((await first.ask('PUT', '/api/account/two-factor', { otp }, cookie)).status).toBe(200)
    expect((await first.ask('POST', '/api/login', OWNER)).status).toBe(401)
    expect(await reset({ DATA_DIR }, OWNER.email)).toEqual({
      code: 1,
      lines: [expect.stringMatching(/^DATA_DIR: .* is in use by another running Backdock/)],
    })
    await first.stop()

    expect(await reset({ DATA_DIR }, 'nobody@backdock.example')).toEqual({
      code: 1,
      lines: [expect.stringMatching(/^Nothing was changed: no/)],
    })
    expect(await reset({ DATA_DIR }, OWNER.email)).toEqual({
      code: 0,
      lines: [expect.stringMatching(/^Two-factor sign-in of owner@.* is off\./)],
    })
    expect(await reset({ DATA_DIR }, OWNER.email)).toEqual({
      code: 0,
      lines: [expect.stringMatching(/^Nothing was changed: .* is off already\.$/)],
    })
    const second = await start(DATA_DIR)
    const again = await second.ask('POST', '/api/login', OWNER)
    expect(again.status).toBe(200)
    await second.stop()
  })

  test('without an address, or where there is no database, it says so and creates none', async () => {
    const DATA_DIR = await temporaryFolder()
    expect(await reset({ DATA_DIR })).toEqual({ code: 1, lines: ['Usage: npm run reset-two-factor -- EMAIL'] })
    expect(await reset({ DATA_DIR }, OWNER.email)).toEqual({
      code: 1,
      lines: [expect.stringMatching(/^DATA_DIR: .* has no database\. Set it, or/)],
    })
  })
})
