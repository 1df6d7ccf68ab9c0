import { rm } from 'node:fs/promises'
import pino from 'pino'
import { compose, type App } from '#server/app/compose.ts'
import { readConfig } from '#server/config/config.ts'
import { createLog } from '#server/log.ts'
import { freePort } from '#test/programs/free-port.ts'
import { movableClock, passDay } from '#test/clock/passing-days.ts'
import { logFile } from './site-log.ts'
import { newSiteData } from './sites.ts'

/** A marketplace without demo data in the test's own process. */
export type OwnSite = {
  address: string
  context: App['context']
  /** Moves the site's clock by a day, and lets happen what is due by then. */
  passDay(): Promise<void>
  stop(): Promise<void>
}

/** Starts a site for a test that moves its clock, or needs other settings than all others; `settings` are environment variables. */
export async function createOwnSite(settings: Record<string, string> = {}): Promise<OwnSite> {
  const data = await newSiteData(settings.DEMO_DATA === 'true')
  const port = await freePort()
  const clock = movableClock()
  const config = readConfig({ PORT: String(port), ...data, DEMO_DATA: 'false', ...settings })
  const log = createLog(config, pino.destination(logFile(`own-${port}`)))
  const { server, context, stop } = await compose(config, { now: clock.now, log })
  await server.listen({ host: '127.0.0.1', port })
  return {
    address: `http://localhost:${port}`,
    context,
    passDay: () => passDay(context, clock),
    async stop() {
      await stop()
      await rm(data.DATA_DIR, { recursive: true, force: true })
    },
  }
}
