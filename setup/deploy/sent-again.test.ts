import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { freePort } from '#test/programs/free-port.ts'
import { hasNginx, NO_NGINX, nginxConfig, startNginx, temporaryFolder } from '#test/programs/nginx.ts'

const haproxy = ['haproxy', '/usr/sbin/haproxy'].find((name) => !spawnSync(name, ['-v']).error)
const NO_HAPROXY = 'no HAProxy on this machine (Debian: apt-get install haproxy)'
const TIMES = 12

/** An app process as a proxy sees it: always ready, and with `dies` it takes each request and ends its connection without a word. */
async function appProcess({ dies }: { dies: boolean }) {
  const taken: string[] = []
  const server = createServer((request, response) => {
    if (request.url === '/readyz') return response.end('{}')
    taken.push(`${request.method} ${request.url}`)
    return dies ? request.socket.destroy() : request.resume().on('end', () => response.end('done'))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { taken, port: (server.address() as AddressInfo).port }
}

/** Starts the shipped HAProxy before the processes. Returns its port. */
async function startHaproxy([dying, sound]: number[]) {
  const [folder, port] = [temporaryFolder(), await freePort()]
  const places = { ':8080': `:${port}`, ':3001': `:${dying}`, ':3002': `:${sound}`, ':3003': `:${sound}`, 'maxconn 20000': 'maxconn 200' }
  const text = Object.entries(places).reduce((all, [one, other]) => all.replace(one, other), readFileSync('deploy/haproxy/app.cfg', 'utf8'))
  writeFileSync(`${folder}/app.cfg`, text)
  const program = spawn(haproxy!, ['-db', '-f', `${folder}/app.cfg`], { stdio: 'ignore' })
  const ended = once(program, 'exit')
  onTestFinished(async () => {
    program.kill('SIGTERM')
    await ended
  })
  return port
}

/** The same of nginx, which would leave a process alone for two seconds after the first failure. */
async function startEdge([dying, sound]: number[]) {
  const [folder, port] = [temporaryFolder(), await freePort()]
  const server = `
    include /etc/nginx/backdock/cache.conf;
    upstream backdock { server 127.0.0.1:${dying} max_fails=0; server 127.0.0.1:${sound} max_fails=0; }
    server { listen 127.0.0.1:${port}; include /etc/nginx/backdock/locations.conf; }`
  startNginx(folder, nginxConfig(folder, { server }))
  return port
}

const PROXIES = [
  { name: 'HAProxy', start: startHaproxy, isThere: haproxy !== undefined, reason: NO_HAPROXY },
  { name: 'nginx', start: startEdge, isThere: hasNginx(), reason: NO_NGINX },
]

describe.each(PROXIES)('Where an app process dies over a request, $name', ({ start, isThere, reason }) => {
  test.skipIf(!isThere)(`sends reads again, and a write only with its key${isThere ? '' : `: skipped, ${reason}`}`, async () => {
    const [dying, sound] = [await appProcess({ dies: true }), await appProcess({ dies: false })]
    const address = `http://127.0.0.1:${await start([dying.port, sound.port])}`
    const status = (path: string, init?: RequestInit) =>
      fetch(address + path, init).then(
        (response) => response.status,
        () => 0,
      )
    await expect.poll(() => status('/readyz')).toBe(200)
    const statuses = async (kind: string, init: RequestInit) => {
      const all = []
      for (let count = 0; count < TIMES; count++) all.push(await status(`/${kind}?${count}`, init))
      return all
    }
    const arrivals = (kind: string) => [...dying.taken, ...sound.taken].filter((line) => line.includes(`/${kind}?`))
    const write = { method: 'POST', body: '{}' }

    expect(new Set(await statuses('read', {}))).toEqual(new Set([200]))
    expect(new Set(await statuses('keyed', { ...write, headers: { 'idempotency-key': 'one' } }))).toEqual(new Set([200]))
    expect(arrivals('keyed').length).toBeGreaterThan(TIMES)
    const written = await statuses('written', write)
    // Each has arrived once: one that a process died over is the client's to look after.
    expect(arrivals('written')).toHaveLength(TIMES)
    expect(new Set(arrivals('written')).size).toBe(TIMES)
    // HAProxy ends the client's connection with it where that had been used before.
    expect(written.filter((each) => each === 200)).toHaveLength(sound.taken.filter((line) => line.includes('/written?')).length)
    expect(written.filter((each) => each !== 200 && each !== 502 && each !== 0)).toEqual([])
    expect(new Set(written).size).toBeGreaterThan(1)
  })
})
