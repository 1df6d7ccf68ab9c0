import type { InjectOptions } from 'fastify'
import type { TestApp } from './app.ts'

/** Returns the site of several processes on one database: each answers in its turn. */
export function siteOf(apps: TestApp[]): TestApp {
  let asked = 0
  const inject = (request: InjectOptions) => apps[asked++ % apps.length]!.server.inject(request)
  return { ...apps[0]!, server: { inject } as unknown as TestApp['server'] }
}
