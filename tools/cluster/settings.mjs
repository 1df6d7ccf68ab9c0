import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The passwords of a cluster that only this machine reaches. */
const PASSWORD = 'of-this-machine-only'
export const BUCKET = 'backdock-pictures'
/** The one key that s3rver knows. */
const S3_KEY = 'S3RVER'

/** The ports of the shipped files, and those that they do not name. */
const PORTS = {
  etcd: 2379,
  peers: 2380,
  postgres: [5433, 5434],
  patroni: [8008, 8009],
  primary: 5000,
  replicas: 5001,
  pooler: 6432,
  s3: 9000,
  apps: [3001, 3002, 3003],
  site: 8080,
}

/** Returns the ports, each `offset` above that of the shipped files. */
export const portsFrom = (offset) =>
  Object.fromEntries(
    Object.entries(PORTS).map(([name, port]) => [name, Array.isArray(port) ? port.map((each) => each + offset) : port + offset]),
  )

/** Returns a shipped file with its ports moved. */
const moved = (text, offset) =>
  text.replaceAll(/(127\.0\.0\.1:|port[ =]|listen_port = )(\d{4})\b/g, (_, before, port) => before + (Number(port) + offset))

/** Returns the texts of all settings by the name of their file: those of `deploy`, with folders and passwords of this machine. */
export function settingsIn(root, folder, { offset, postgres, primary = PORTS.primary + offset }) {
  const shipped = (path) => moved(readFileSync(join(root, 'deploy', path), 'utf8'), offset)
  const pooler = shipped('pgbouncer/pgbouncer.ini')
    .replace('/etc/pgbouncer/userlist.txt', join(folder, 'userlist.txt'))
    .replace(`port=${PORTS.primary + offset}`, `port=${primary}`)
  const patroni = (name) => {
    const text = shipped('patroni/patroni.yaml')
      .replaceAll('CHANGE-ME', PASSWORD)
      // A folder in its own, which may be a disk.
      .replaceAll(/\/var\/lib\/postgresql\/backdock\/(pg-\d)/g, `${folder}/$1/data`)
      .replaceAll('/usr/lib/postgresql/17/bin', postgres)
      // Nothing is archived here: pgBackRest has its own place in docs/operations.
      .replace(/archive_command: .*/, "archive_command: 'true'")
      // In a folder that its user may write to.
      .replace(
        '\npostgresql:\n',
        `\npostgresql:\n  pgpass: ${folder}/pg-1.pgpass\n  parameters: { unix_socket_directories: '${folder}' }\n`,
      )
    return name === 'pg-1' ? text : ofSecond(text, offset)
  }
  return {
    // As many files as one user may open on most machines.
    'app.cfg': shipped('haproxy/app.cfg').replace('maxconn 20000', 'maxconn 2000'),
    'postgres.cfg': shipped('haproxy/postgres.cfg'),
    'pgbouncer.ini': pooler,
    'userlist.txt': `"backdock" "${PASSWORD}"\n`,
    'pg-1.yaml': patroni('pg-1'),
    'pg-2.yaml': patroni('pg-2'),
  }
}

/** The second server has another name and other ports. */
const ofSecond = (text, offset) =>
  text
    .replaceAll('pg-1', 'pg-2')
    .replaceAll(String(5433 + offset), String(5434 + offset))
    .replaceAll(String(8008 + offset), String(8009 + offset))

/** Returns where the superuser reaches the primary. */
export const superuserAt = (port) => `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`

/** What makes the database of the site and its role. */
export const CREATION = [`create role backdock login password '${PASSWORD}'`, 'create database backdock owner backdock']

/** Returns the environment of an app process. */
export const appEnvironment = (ports, folder, port) => ({
  HOST: '127.0.0.1',
  // Of HAProxy, and of visitors that are said to be many.
  TRUST_PROXY: 'true',
  PORT: String(port),
  PUBLIC_URL: `http://localhost:${ports.site}`,
  DATABASE_URL: `postgres://backdock:${PASSWORD}@127.0.0.1:${ports.pooler}/backdock`,
  DATABASE_DIRECT_URL: `postgres://backdock:${PASSWORD}@127.0.0.1:${ports.primary}/backdock`,
  DATABASE_REPLICA_URLS: `postgres://backdock:${PASSWORD}@127.0.0.1:${ports.replicas}/backdock`,
  DATA_DIR: join(folder, `app-${port}`),
  DEMO_DATA: 'true',
  SESSION_SECRET: 'a secret of a cluster on this machine only',
  OWNER_EMAIL: 'owner@backdock.example',
  OWNER_PASSWORD: 'eleven wooden crates',
  S3_ENDPOINT: `http://127.0.0.1:${ports.s3}`,
  S3_BUCKET: BUCKET,
  S3_REGION: 'us-east-1',
  S3_ACCESS_KEY_ID: S3_KEY,
  S3_SECRET_ACCESS_KEY: S3_KEY,
})
