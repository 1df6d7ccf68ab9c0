import { spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { hasNginx, NO_NGINX, nginxConfig, temporaryFolder } from '#test/programs/nginx.ts'

/** Returns what a program says of its settings, and how it ended; null where it is not installed. */
function said(program: string, ...args: string[]) {
  // Debian has some where only root looks for programs.
  const [run] = [program, `/usr/sbin/${program}`]
    .map((name) => spawnSync(name, args, { encoding: 'utf8' }))
    .filter(({ error }) => error === undefined)
  return run ? { status: run.status, text: `${run.stdout}${run.stderr}` } : null
}

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

  test.for(['app', 'postgres'])('HAProxy takes %s.cfg', (name, { skip }) => {
    const check = said('haproxy', '-c', '-q', '-f', `deploy/haproxy/${name}.cfg`)
    skip(!check, 'no HAProxy on this machine (Debian: apt-get install haproxy)')
    expect(check).toEqual({ status: 0, text: '' })
  })

  test('Caddy takes its file', ({ skip }) => {
    const check = said('caddy', 'validate', '--adapter', 'caddyfile', '--config', 'deploy/caddy/Caddyfile')
    skip(!check, 'no Caddy on this machine (Debian: apt-get install caddy)')
    expect(check!.text).toContain('Valid configuration')
  })

  test('Prometheus takes the rules', ({ skip }) => {
    const check = said('promtool', 'check', 'rules', 'deploy/prometheus/alerts.yaml')
    skip(!check, 'no promtool on this machine (Debian: apt-get install prometheus)')
    expect(check!.text).toContain('SUCCESS')
  })

  test('systemd takes the units', ({ skip }) => {
    const units = ['web@', 'worker', 'migrate'].map((name) => `deploy/systemd/backdock-${name}.service`)
    const check = said('systemd-analyze', 'verify', '--man=no', ...units)
    skip(!check, 'no systemd on this machine')
    // The Node of the units is where an operator has put it.
    const lines = check!.text.split('\n').filter((line) => line.includes('backdock') && !line.includes('is not executable'))
    expect(lines).toEqual([])
  })
})
