import { describe, expect, onTestFinished, test } from 'vitest'
import { codeAt } from '#test/people/authenticator.ts'
import { freePort } from '#test/programs/free-port.ts'
import { hasPostgres, NO_SERVER, startPostgres } from '#test/database/postgres.ts'
import { emailsIn } from '#test/app/outbox.ts'
import { runProgram, temporaryFolder, usedFolder } from '#test/programs/program.ts'

const OWNER = { email: 'owner@backdock.example', password: 'sixteen brown crates' }

async function start(database: Record<string, string>) {
  const port = await freePort()
  const settings = { DEMO_DATA: 'false', PORT: String(port), OWNER_EMAIL: OWNER.email, OWNER_PASSWORD: OWNER.password }
  const program = runProgram('src/server/commands/main.ts', { ...settings, ...database })
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

type Site = Awaited<ReturnType<typeof start>>

/** Signs the owner in and turns two-factor sign-in on; the password alone is refused from then on. */
async function turnOn({ ask }: Site) {
  const signedIn = await ask('POST', '/api/login', OWNER)
  const cookie = signedIn.headers.getSetCookie()[0]!.split(';')[0]!
  const { secret } = await (await ask('POST', '/api/account/two-factor', { password: OWNER.password }, cookie)).json()
  const otp = codeAt(secret, Date.now())
  expect((await ask('PUT', '/api/account/two-factor', { otp }, cookie)).status).toBe(200)
  expect((await ask('POST', '/api/login', OWNER)).status).toBe(401)
}

const UNKNOWN = { code: 1, lines: [expect.stringMatching(/^Nothing was changed: no/)] }
const OFF = { code: 0, lines: [expect.stringMatching(/^Two-factor sign-in of owner@.* is off\./)] }
const OFF_ALREADY = { code: 0, lines: [expect.stringMatching(/^Nothing was changed: .* is off already\.$/)] }

async function reset(settings: Record<string, string>, ...args: string[]) {
  const { exit, lines } = runProgram('src/server/commands/reset-two-factor.ts', settings, ...args)
  return { code: await exit, lines }
}

describe('npm run reset-two-factor', () => {
  test('the owner who has lost the second factor signs in with the password alone, and only once the server is stopped', async () => {
    const DATA_DIR = await usedFolder()
    const first = await start({ DATA_DIR })
    await turnOn(first)
    expect(await reset({ DATA_DIR }, OWNER.email)).toEqual({
      code: 1,
      lines: [expect.stringMatching(/^DATA_DIR: .* is in use by another running Backdock/)],
    })
    await first.stop()

    expect(await reset({ DATA_DIR }, 'nobody@backdock.example')).toEqual(UNKNOWN)
    expect(await reset({ DATA_DIR }, OWNER.email)).toEqual(OFF)
    expect(await reset({ DATA_DIR }, OWNER.email)).toEqual(OFF_ALREADY)
    const second = await start({ DATA_DIR })
    const again = await second.ask('POST', '/api/login', OWNER)
    expect(again.status).toBe(200)
    await second.stop()
  })

  test.skipIf(!hasPostgres())(
    `on a database server it works while the server runs, and the account is told${hasPostgres() ? '' : `: skipped, ${NO_SERVER}`}`,
    async () => {
      const postgres = (await startPostgres())!
      onTestFinished(() => postgres.stop())
      const settings = {
        DATABASE_URL: postgres.url,
        SESSION_SECRET: 'the secret of an app that is under test',
        DATA_DIR: await temporaryFolder(),
      }
      const site = await start(settings)
      await turnOn(site)
      expect(await reset(settings, 'nobody@backdock.example')).toEqual(UNKNOWN)
      expect((await site.ask('POST', '/api/login', OWNER)).status).toBe(401)
      expect(await reset(settings, OWNER.email.toUpperCase())).toEqual(OFF)
      expect((await site.ask('POST', '/api/login', OWNER)).status).toBe(200)
      expect(await reset(settings, OWNER.email)).toEqual(OFF_ALREADY)
      const subjects = async () => (await emailsIn(settings.DATA_DIR)).map(({ subject }) => subject)
      await expect.poll(subjects).toContain('Two-factor sign-in was turned off')
      await site.stop()
      const nowhere = { ...settings, DATABASE_URL: postgres.url.replace('/postgres?', '/nowhere?') }
      expect(await reset(nowhere, OWNER.email)).toEqual({
        code: 1,
        lines: [expect.stringMatching(/^DATABASE_URL could not be reached \(3D000\)/)],
      })
    },
  )

  test('without an address, or where there is no database, it says so and creates none', async () => {
    const DATA_DIR = await temporaryFolder()
    expect(await reset({ DATA_DIR })).toEqual({ code: 1, lines: ['Usage: npm run reset-two-factor -- EMAIL'] })
    expect(await reset({ DATA_DIR }, OWNER.email)).toEqual({
      code: 1,
      lines: [expect.stringMatching(/^DATA_DIR: .* has no database\. Set it, or/)],
    })
  })
})
