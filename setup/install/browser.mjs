import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { Fault, runStep } from '#setup/child.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge']

const HEADLESS_SHELLS = ['chromium-headless-shell', 'chrome-headless-shell']

const USUAL_PLACES = {
  darwin: ['Google Chrome', 'Chromium', 'Microsoft Edge'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`),
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter(Boolean)
    .flatMap((base) => [join(base, 'Google/Chrome/Application/chrome.exe'), join(base, 'Microsoft/Edge/Application/msedge.exe')]),
  linux: ['/snap/bin/chromium', '/opt/google/chrome/chrome'],
}

const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(existsSync)

/** Returns the path of this machine's Chromium, Chrome or Edge; undefined where there is none. */
export const findBrowser = () => NAMES.map(onPath).find(Boolean) ?? (USUAL_PLACES[process.platform] ?? []).find(existsSync)

const findHeadlessShell = () => HEADLESS_SHELLS.map(onPath).find(Boolean)

/**
 * Returns the path of a browser for the browser tests: `CHROMIUM_PATH`, a headless shell, which is Chromium without its own windows and
 * takes a third less time, or another Chromium. Root on Debian gets the shell installed.
 * @throws Fault that says how to install one
 */
export async function ensureBrowser() {
  const named = process.env.CHROMIUM_PATH
  if (named && !existsSync(named)) throw new Fault(`CHROMIUM_PATH names ${named}, which does not exist. Correct or unset it.`)
  const found = named || findHeadlessShell()
  if (found) return found
  if (process.getuid?.() === 0 && onPath('apt-get')) await installChromium()
  const installed = findHeadlessShell() ?? findBrowser()
  if (!installed) throw new Fault('The browser tests need Chromium, Chrome or Edge: install one, or name it in CHROMIUM_PATH.')
  return installed
}

/** Not every system with `apt-get` has the headless shell as a package: where there is no browser at all, Chromium itself serves as well. */
async function installChromium() {
  console.log('Installing a Chromium for the browser tests (apt-get, once) …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const install = (name) => runStep('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env })
  try {
    await runStep('apt-get', ['update', '-qq'], { env })
    await install('chromium-headless-shell').catch((error) => (findBrowser() ? Promise.reject(error) : install('chromium')))
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    console.error(error.message)
  }
}
