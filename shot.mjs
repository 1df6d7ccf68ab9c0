import { chromium } from '@playwright/test'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' })
const base = 'http://localhost:4910'
for (const [width, scheme] of [[1440, 'light'], [390, 'dark'], [768, 'light']]) {
  const ctx = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: scheme, acceptDownloads: true })
  const page = await ctx.newPage()
  page.on('console', (m) => m.type() === 'error' && console.log('console', m.text()))
  await page.goto(base + '/admin')
  await page.getByLabel('Email').first().fill('boss@backdock.example')
  await page.getByLabel('Password', { exact: true }).fill('seven green crates')
  await page.keyboard.press('Enter')
  await page.waitForURL(/owner\/dashboard/)
  for (const list of ['', 'emails', 'jobs', 'errors']) {
    await page.goto(`${base}/owner/dashboard?tab=operations${list && `&list=${list}`}`)
    await page.waitForTimeout(1200)
    if (width === 1440 && list === 'emails') { await page.getByRole('button', { name: 'Send a test email' }).click(); await page.waitForTimeout(1500) }
    if (width === 1440 && list === '') { const [d] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download a backup' }).click()]); await d.saveAs('/tmp/opsx/backup.tar.gz'); console.log(d.suggestedFilename()); await page.getByRole('button', { name: 'Refresh' }).click(); await page.waitForTimeout(700) }
    await page.screenshot({ path: `/tmp/opsx/${width}-${list || 'system'}.png`, fullPage: true })
  }
  await ctx.close()
}
await browser.close()
