import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** The reason shown for skipped tests. */
export const NO_NGINX = 'no nginx on this machine (Debian: apt-get install nginx-light)'

const program = ['nginx', '/usr/sbin/nginx'].find((name) => !spawnSync(name, ['-v']).error)

export const hasNginx = (): boolean => program !== undefined

/** Creates a folder that nginx may write to, removed after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'backdock-nginx-'))
  // Started by root, its workers are another user's.
  chmodSync(folder, 0o777)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

type Options = {
  /** The file with upstream and server, as it is shipped, or its text. */
  server: string
  certificates?: string
}

/** Writes the shipped settings into a folder, with this folder for what nginx keeps and reads, and returns the path of the whole. */
export function nginxConfig(folder: string, { server, certificates = '' }: Options): string {
  const places = {
    '/etc/nginx/backdock': `${folder}/backdock`,
    '/var/cache/nginx/backdock': `${folder}/cache`,
    '/etc/letsencrypt/live/backdock.example': certificates,
  }
  const placed = (text: string) => Object.entries(places).reduce((all, [shipped, here]) => all.replaceAll(shipped, here), text)
  mkdirSync(join(folder, 'backdock'), { recursive: true })
  for (const name of ['cache.conf', 'locations.conf'])
    writeFileSync(join(folder, 'backdock', name), placed(readFileSync(`deploy/nginx/${name}`, 'utf8')))
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`)
  const http = [...paths, 'access_log off;', placed(existsSync(server) ? readFileSync(server, 'utf8') : server)].join('\n')
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, `pid ${folder}/pid;\nerror_log stderr warn;\ndaemon off;\nevents {}\nhttp {\n${http}\n}\n`)
  return file
}

/** Starts nginx, which ends with the test. Returns what it prints to standard error. */
export function startNginx(folder: string, config: string) {
  const nginx = spawn(program!, ['-p', folder, '-c', config], { stdio: ['ignore', 'ignore', 'pipe'] })
  const printed: string[] = []
  nginx.stderr.setEncoding('utf8').on('data', (text: string) => void printed.push(text))
  const ended = once(nginx, 'exit')
  onTestFinished(async () => {
    nginx.kill('SIGTERM')
    await ended
  })
  return printed
}
