import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { packTar } from 'modern-tar'
import { onTestFinished } from 'vitest'

export type LockEntry = { version: string; integrity: string; dev?: true }

/**
 * Starts an npm registry with packages of version 1.0.0, each with the given files. It notes what it was asked for in `asked`, and keeps what is
 * asked for in `held` waiting. With `isUnusual` its packages are in a place that only the description of a package tells.
 */
export async function startRegistry(packages: Record<string, Record<string, string>>, { isUnusual = false } = {}) {
  const asked: string[] = []
  const held = new Set<string>()
  const responses = new Map<string, () => Buffer | string>()
  const server = createServer(({ url = '' }, response: ServerResponse) => {
    asked.push(url)
    if (held.has(url)) return
    const content = responses.get(url)
    response.writeHead(content ? 200 : 404).end(content?.())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const integrities = new Map<string, string>()
  for (const [name, files] of Object.entries(packages)) {
    const content = await tarballOf({ 'package.json': JSON.stringify({ name, version: '1.0.0' }), ...files })
    const path = isUnusual ? `/files/${name}` : `/${name}/-/${name}-1.0.0.tgz`
    const dist = { tarball: `${address}${path}`, integrity: `sha512-${createHash('sha512').update(content).digest('base64')}` }
    responses.set(path, () => content)
    responses.set(`/${name}`, () => JSON.stringify({ name, 'dist-tags': {}, versions: { '1.0.0': { name, version: '1.0.0', dist } } }))
    integrities.set(name, dist.integrity)
  }
  const entryOf = (name: string): LockEntry => ({ version: '1.0.0', integrity: integrities.get(name)! })
  return { address, asked, held, entryOf }
}

async function tarballOf(files: Record<string, string>): Promise<Buffer> {
  const entries = Object.entries(files).map(([name, body]) => ({
    header: { name: `package/${name}`, size: Buffer.byteLength(body) },
    body,
  }))
  return gzipSync(await packTar(entries))
}
