import type { SocialPlatform } from '#contract/social/social-options.ts'
import { listSocialAccounts } from '#contract/social/social-accounts.ts'
import { createTestApp } from '#test/app/app.ts'
import { collectLog } from '#test/app/log.ts'
import { supplier, type Person } from '#test/people/people.ts'
import { startPlatform, type PlatformServer } from './platform-server.ts'

const PREFIXES: Record<SocialPlatform, string> = {
  facebook: 'FACEBOOK',
  instagram: 'FACEBOOK',
  twitter: 'X',
  linkedin: 'LINKEDIN',
  tiktok: 'TIKTOK',
}

/** The operator's settings of a platform that is this server. */
export const keysFor = (platform: SocialPlatform, { keys: { clientId, clientSecret, base } }: PlatformServer): Record<string, string> => ({
  [`${PREFIXES[platform]}_CLIENT_ID`]: clientId,
  [`${PREFIXES[platform]}_CLIENT_SECRET`]: clientSecret,
  [`${PREFIXES[platform]}_API_BASE`]: base ?? '',
})

/** Starts a site with keys for a platform, and the platform. `clock.add` moves its time on. */
export async function socialSite(platform: SocialPlatform) {
  const server = await startPlatform(platform)
  const [log, clock] = [collectLog(), { ms: 0 }]
  const settings = { PUBLIC_URL: 'https://backdock.example', LOG_LEVEL: 'debug', ...keysFor(platform, server) }
  const app = await createTestApp(settings, { logTo: log, now: () => new Date(Date.now() + clock.ms) })
  server.world.now = () => app.context.now()
  const connectPath = `/api/social-accounts/${platform}/connect`
  /** Returns the page of the platform to which somebody's browser is sent. */
  const pageFor = async (person: Pick<Person, 'ask'>) => {
    const { statusCode, headers, body } = await person.ask({ url: connectPath })
    if (statusCode !== 302) throw new Error(`${statusCode}: ${body}`)
    return String(headers.location)
  }
  /** Comes back to an address, and returns where the browser is sent on to. */
  const comeBack = async (person: Pick<Person, 'ask'>, address: string) => {
    const { pathname, search } = new URL(address)
    return (await person.ask({ url: pathname + search })).headers.location
  }
  return {
    app,
    server,
    log,
    connectPath,
    pageFor,
    comeBack,
    later: (minutes: number) => void (clock.ms += minutes * 60_000),
    accountsOf: ({ call, supplierId }: Awaited<ReturnType<typeof supplier>>) => call(listSocialAccounts, { id: supplierId }),
    /** Returns a new supplier who has connected accounts. */
    async connected() {
      const beans = await supplier(app)
      await comeBack(beans, server.agree(await pageFor(beans)))
      return beans
    },
    async stop() {
      await app.stop()
      await server.stop()
    },
  }
}
