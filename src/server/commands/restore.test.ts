import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { freePort } from '#test/programs/free-port.ts'
import { runProgram, temporaryFolder, usedFolder, type Program } from '#test/programs/program.ts'

// Each starts programs, one after the other.
const PASSWORD = 'seven green crates'
const OWNER = { OWNER_EMAIL: 'boss@backdock.example', OWNER_PASSWORD: PASSWORD }
const json = { 'content-type': 'application/json' }

async function start(settings: Record<string, string>) {
  const PORT = String(await freePort())
  const program = runProgram('src/server/commands/main.ts', { DEMO_DATA: 'false', PORT, ...settings })
  await program.line(`http://localhost:${PORT}`)
  return { ...program, address: `http://localhost:${PORT}` }
}

async function stopped({ signal, exit }: Program) {
  signal('SIGTERM')
  expect(await exit).toBe(0)
}

const restore = async (settings: Record<string, string>, ...files: string[]) => {
  const { exit, lines } = runProgram('src/server/commands/restore.ts', settings, ...files)
  return { code: await exit, lines }
}

async function signedIn(address: string) {
  const body = JSON.stringify({ email: OWNER.OWNER_EMAIL, password: PASSWORD })
  const response = await fetch(`${address}/api/login`, { method: 'POST', headers: json, body })
  expect(response.status).toBe(200)
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const { ownerToken } = (await (await fetch(`${address}/api/me`, { headers: { cookie } })).json()) as { ownerToken: string }
  return { cookie, 'x-owner-authorization': ownerToken }
}

const namesAt = async (address: string) => (await fetch(`${address}/api/suppliers?limit=100`)).json()

/** Adds some suppliers as their owner does, the first with a logo. */
async function addSuppliers(address: string, headers: Record<string, string>) {
  const form = new FormData()
  const picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  form.append('file', new File([new Uint8Array(picture)], 'logo.png', { type: 'image/png' }))
  const uploaded = await fetch(`${address}/api/uploads`, { method: 'POST', headers, body: form })
  const { url: logoUrl } = (await uploaded.json()) as { url: string }
  for (const businessName of ['Tin Shed Coffee', 'Shed Bakery', 'Quokka Cups']) {
    const body = JSON.stringify({
      businessName,
      category: 'Coffee',
      email: 'desk@known.example',
      ...(businessName.startsWith('Tin') && { logoUrl }),
    })
    const added = await fetch(`${address}/api/admin/suppliers`, { method: 'POST', headers: { ...json, ...headers }, body })
    expect([added.status, added.ok ? '' : await added.text()]).toEqual([201, ''])
  }
}

/** Downloads a backup of a running site. Returns it with what the site listed. */
async function backUpSite() {
  const site = await start({ DATA_DIR: await usedFolder(), ...OWNER })
  const headers = await signedIn(site.address)
  await addSuppliers(site.address, headers)
  const { url } = (await (await fetch(`${site.address}/api/admin/backup`, { headers })).json()) as { url: string }
  const bytes = await (await fetch(site.address + url, { headers: { cookie: headers.cookie } })).bytes()
  const names = await namesAt(site.address)
  await stopped(site)
  return { bytes, names }
}

/** Made by the first test that asks for it, since it takes seconds. */
let madeBackup: ReturnType<typeof backUpSite> | undefined

/** Returns a backup of a site as a file of the test's own. */
async function backup() {
  const { bytes, names } = await (madeBackup ??= backUpSite())
  const file = join(await temporaryFolder(), 'backup.tar.gz')
  await writeFile(file, bytes)
  return { file, names }
}

describe('npm run restore', () => {
  test('a backup of a running site makes the same site in an empty folder, which starts and serves', async () => {
    const { file, names } = await backup()
    const DATA_DIR = join(await temporaryFolder(), 'data')
    const { code, lines } = await restore({ DATA_DIR }, file)
    expect([code, lines]).toEqual([
      0,
      [
        expect.stringMatching(
          /^The backup of \S+ was restored: \d+ rows and [1-9]\d* files of pictures\. Start the site with npm start\.$/,
        ),
        expect.stringMatching(
          /^The site of this backup had another secret: before you start, copy the file "secret" of the former DATA_DIR to /,
        ),
      ],
    ])
    const again = await start({ DATA_DIR })
    expect(await namesAt(again.address)).toEqual(names)
    const page = await fetch(`${again.address}/suppliers/${names[0].id}`)
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(names[0].businessName)])
    await signedIn(again.address)
    expect(await restore({ DATA_DIR }, file)).toEqual({ code: 1, lines: [expect.stringMatching(/^DATA_DIR: /)] })
    await stopped(again)
    const secret = { SESSION_SECRET: 'another secret of thirty-two or more characters' }
    expect((await restore({ DATA_DIR, ...secret }, file)).lines).toEqual([
      expect.stringMatching(/^DATA_DIR: .* already\. A backup is restored into an empty folder/),
    ])
  })

  test('one that is killed half way leaves a folder in which nothing starts, and that the same command fills', async () => {
    const { file, names } = await backup()
    const DATA_DIR = join(await temporaryFolder(), 'data')
    const marker = join(DATA_DIR, 'restore.unfinished')

    const killed = runProgram('src/server/commands/restore.ts', { DATA_DIR }, file)
    await expect.poll(() => existsSync(marker), { interval: 5 }).toBe(true)
    killed.signal('SIGKILL')
    expect(await killed.exit).toBeNull()
    expect(existsSync(marker)).toBe(true)

    const refused = runProgram('src/server/commands/main.ts', { DATA_DIR, PORT: String(await freePort()) })
    expect([await refused.exit, refused.lines]).toEqual([
      1,
      [expect.stringMatching(/^DATA_DIR: a restore into .* has not come to its end\. Run npm run restore -- FILE again, or /)],
    ])
    expect((await restore({ DATA_DIR }, file)).code).toBe(0)
    const again = await start({ DATA_DIR })
    expect(await namesAt(again.address)).toEqual(names)
    await stopped(again)
  })

  test('one that is killed after its last row is complete: the site starts', async () => {
    const DATA_DIR = await usedFolder()
    await writeFile(join(DATA_DIR, 'restore.unfinished'), '')
    await stopped(await start({ DATA_DIR }))
    expect(existsSync(join(DATA_DIR, 'restore.unfinished'))).toBe(false)
  })

  test('without one file, or with one that is no backup, it ends in one line and creates nothing', async () => {
    const DATA_DIR = join(await temporaryFolder(), 'data')
    const text = join(await temporaryFolder(), 'text')
    await writeFile(text, 'no backup')
    expect(await restore({ DATA_DIR })).toEqual({ code: 1, lines: ['Usage: npm run restore -- FILE'] })
    expect(await restore({ DATA_DIR }, text)).toEqual({
      code: 1,
      lines: [expect.stringMatching(/ is damaged, or no backup of Backdock\. .* Download it again, or take another\.$/)],
    })
    expect(await restore({ DATA_DIR }, `${text}.gz`)).toEqual({ code: 1, lines: [expect.stringMatching(/cannot be read \(ENOENT\)/)] })
  })
})
