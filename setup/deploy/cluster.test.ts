import { describe, expect, test } from 'vitest'
import { variables } from '#server/config/variables.ts'

// Plain JavaScript beside what it starts: #tools is no layer.
const [{ appEnvironment, portsFrom, settingsIn }, { findPrograms }] = await Promise.all(
  ['settings', 'programs'].map((name) => import(`${process.cwd()}/tools/cluster/${name}.mjs`)),
)

const OFFSET = 20_000
const settings: Record<string, string> = settingsIn(process.cwd(), '/somewhere', { offset: OFFSET, postgres: '/usr/lib/postgresql/15/bin' })
const portsIn = (text: string) => [...text.matchAll(/(?:127\.0\.0\.1:|port[ =]|listen_port = )(\d{4,})\b/g)].map(([, port]) => Number(port))

describe('npm run cluster', () => {
  test('uses the shipped files, with every port moved and every password set', () => {
    const { apps, postgres, patroni, ...others } = portsFrom(OFFSET)
    const known = [...apps, ...postgres, ...patroni, ...Object.values(others)]
    for (const [name, text] of Object.entries(settings)) {
      expect([name, ...portsIn(text).filter((port) => !known.includes(port))]).toEqual([name])
      expect(text).not.toMatch(/CHANGE-ME|\/etc\/|\/var\/lib/)
    }
    expect(portsIn(settings['app.cfg']!)).toEqual([others.site, ...apps])
    expect(portsIn(settings['pgbouncer.ini']!)).toEqual([others.primary, others.pooler])
  })

  test('leads the pooler to the primary by another way, where there is one', () => {
    const { 'pgbouncer.ini': pooler } = settingsIn(process.cwd(), '/somewhere', { offset: OFFSET, postgres: '/bin', primary: 65_000 })
    expect(portsIn(pooler)).toEqual([65_000, portsFrom(OFFSET).pooler])
  })

  test('the two servers share neither name, port nor folder', () => {
    const [one, other] = ['pg-1', 'pg-2'].map((name) => settings[`${name}.yaml`]!)
    const of = (text: string, key: string) => new RegExp(`^ *${key}: (.+)$`, 'm').exec(text)![1]
    for (const key of ['name', 'listen', 'data_dir', 'pgpass']) expect(of(one!, key)).not.toBe(of(other!, key))
    expect(portsIn(one!).filter((port) => portsIn(other!).includes(port))).toEqual([portsFrom(OFFSET).etcd])
  })

  test('gives the app processes only settings that there are', () => {
    const names = Object.keys(appEnvironment(portsFrom(0), '/somewhere', 3001))
    expect(names.filter((name) => !(name in variables))).toEqual([])
  })

  test('says of each program that is missing how to get it', () => {
    const { missing } = findPrograms({ places: [], servers: [] })
    expect(missing).toHaveLength(5)
    for (const line of missing) expect(line).toMatch(/ is not on this machine| are not on this machine/)
    for (const name of ['etcd-server', 'patroni', 'haproxy', 'pgbouncer', 'postgresql'])
      expect(missing.join('\n')).toContain(`apt-get install ${name}`)
  })
})
