import type { Site } from '#contract/site.ts'
import type { Config } from './config.ts'
import { exampleEvents } from './db/demo/examples.ts'

/** What every page knows of the site; invented events only beside invented suppliers, and marked as such (contract §5). */
export const siteOf = ({ publicUrl, demoData }: Config): Site => ({
  publicUrl,
  isDemo: demoData,
  proof: demoData ? exampleEvents.map((event) => ({ ...event, isExample: true })) : [],
})
