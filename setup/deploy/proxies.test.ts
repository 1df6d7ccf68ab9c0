import { spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { hasNginx, NO_NGINX, nginxConfig, temporaryFolder } from '#test/programs/nginx.ts'

/** Returns what a program says of its settings, and how it ended; null where it is not installed. */
function said(program: string, ...args: string[]) {
  const { error, status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' })
  return error ? null : { status, text: `${stdout}${stderr}` }
}
const SBIN = '/usr/sbin'

describe('What stands before the site and its database', () => {
  test.skipIf(!hasNginx())(`nginx takes the shipped edge${hasNginx() ? '' : `: skipped, ${NO_NGINX}`}`, () => {
    const folder = temporaryFolder()
    const name = ['-subj', '/CN=backdock.example', '-days', '2']
    const keys = ['-keyout', `${folder}/privkey.pem`, '-out', `${folder}/fullchain.pem`]
    expect(said('openssl', 'req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...name, ...keys)?.status).toBe(0)
    const conf = nginxConfig(folder, { server: 'deploy/nginx/backdock.conf', certificates: folder })
    const { status, text } = said('nginx', '-t', '-q', '-p', folder, '-c', conf)!
    expect(text).not.toMatch(/emerg|\[error/)
    expect(status).toBe(0)
  })

  test.each(['app', 'postgres'])('HAProxy takes %s.cfg', (name) => {
    const check =
      said('haproxy', '-c', '-q', '-f', `deploy/haproxy/${name}.cfg`) ??
      said(`${SBIN}/haproxy`, '-c', '-q', '-f', `deploy/haproxy/${name}.cfg`)
    if (!check) return console.log(`HAProxy was not asked about ${name}.cfg: it is not on this machine (Debian: apt-get install haproxy)`)
    expect(check).toEqual({ status: 0, text: '' })
  })

  test('Caddy takes its file', () => {
    const check = said('caddy', 'validate', '--adapter', 'caddyfile', '--config', 'deploy/caddy/Caddyfile')
    if (!check) return console.log('Caddy was not asked about its file: it is not on this machine (Debian: apt-get install caddy)')
    expect(check.text).toContain('Valid configuration')
  })
})
