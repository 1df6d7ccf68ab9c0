import { existsSync, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** What the cluster is made of, and Debian's package of each. */
const PACKAGES = { etcd: 'etcd-server', patroni: 'patroni python3-etcd', haproxy: 'haproxy', pgbouncer: 'pgbouncer' }
const POSTGRES = ['/usr/lib/postgresql/*/bin', '/usr/pgsql-*/bin', '/opt/homebrew/opt/postgresql*/bin']
/** Debian has some programs where only root looks for them. */
const PLACES = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/sbin']

/** Returns where each program is, with `postgres` the folder of its programs, and a line for each that is not on this machine. */
export function findPrograms({ places = PLACES, servers = POSTGRES } = {}) {
  const placeOf = (name) => places.map((folder) => join(folder, name)).find((path) => existsSync(path))
  const found = Object.fromEntries(Object.keys(PACKAGES).map((name) => [name, placeOf(name)]))
  const newestFirst = globSync(servers).toSorted((one, other) => other.localeCompare(one, 'en', { numeric: true }))
  const postgres = newestFirst.find((folder) => existsSync(join(folder, 'initdb')))
  const missing = Object.entries(PACKAGES).filter(([name]) => !found[name])
  return {
    programs: { ...found, postgres },
    missing: [
      ...missing.map(([name, names]) => `${name} is not on this machine (Debian: apt-get install ${names})`),
      ...(postgres ? [] : ['PostgreSQL’s server programs are not on this machine (Debian: apt-get install postgresql)']),
    ],
  }
}
