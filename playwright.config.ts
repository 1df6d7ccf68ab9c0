import { defineConfig, devices } from '@playwright/test'
import { JOURNEY_MS, PATIENCE_MS } from './e2e/kit/patience.ts'

/** No updater, no crash reports, no QUIC: the browser makes requests to the site under test only. */
const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Tests and files that do not depend on the width of the window, and those of the owner, who works at a desk; accessibility checks set both
 * widths themselves (e2e/kit/looks/axe.ts).
 */
const alikeAtAnyWidth = [
  /@one-width/,
  /no accessibility violations/,
  /(accessibility|account|answer-reviews|api-docs|first-load|follow-links|emails-from-accounts|log-in|quote-thread|reviews|supplier-form)\.e2e\.ts /,
  /(insights|merge-suppliers|moderation|newsletter|operations|owner|owner-suppliers|search-words|site-content)\.e2e\.ts /,
]

export default defineConfig({
  globalSetup: './e2e/kit/sites.ts',
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // What passes on the second try only is a defect, which `npm test` names (setup/suites/reports/second-tries.mjs).
  retries: 1,
  // A site that is broken as a whole is not waited for in every journey.
  maxFailures: 20,
  timeout: JOURNEY_MS,
  expect: { timeout: PATIENCE_MS },
  forbidOnly: true,
  reporter: './setup/suites/reports/journey-reporter.mjs',
  use: {
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: flags },
    // Has a journey of its own: in all others what a page asks for reaches the server, or the route of the test.
    serviceWorkers: 'block',
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    // A press that finds nothing to press fails with its own line, not as a test that took too long.
    actionTimeout: PATIENCE_MS,
    // The same for a page that does not come.
    navigationTimeout: PATIENCE_MS,
    // Playwright misses elements that are moving: under load, an opening menu moved between press and release.
    reducedMotion: 'reduce',
    // Costs a fifth of the time: `npx playwright test --trace on` for what has failed.
    trace: 'off',
  },
  projects: [
    { name: 'desktop', grepInvert: /@only-phone/, use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      grepInvert: alikeAtAnyWidth,
      use: { ...devices['Desktop Chrome'], viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
})
