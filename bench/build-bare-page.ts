import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'
import type * as Bare from './bare-page.tsx'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** Builds bare-page.tsx as the server's bundle is built, including the production React and router. */
export async function buildBarePage(): Promise<typeof Bare.barePage> {
  const outDir = mkdtempSync(join(tmpdir(), 'backdock-bare-'))
  // Removed only at exit, because pages are imported on first use.
  process.once('exit', () => rmSync(outDir, { recursive: true, force: true }))
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { ssr: 'bench/bare-page.tsx', outDir, emptyOutDir: true },
  })
  const { barePage } = (await import(pathToFileURL(join(outDir, 'bare-page.js')).href)) as typeof Bare
  return barePage
}
