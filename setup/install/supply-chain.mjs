/**
 * Packages with an install script, by name, and why they work without it: no script of a package is run (npm.mjs).
 * @type {Record<string, string>}
 */
export const INSTALL_SCRIPTS = {}

/** Where the package of a name is in a registry: no repository, folder or file. */
const IN_A_REGISTRY = /^https:\/\/[^/]+\/(?:[^/]+\/)*-\/[^/]+\.tgz$/
const SCRIPTS = ['preinstall', 'install', 'postinstall']

/** Returns what may not be in the `packages` of a lock file, a line each. */
export const faultsOf = (packages, scripts = INSTALL_SCRIPTS) =>
  Object.entries(packages)
    .filter(([path]) => path !== '')
    .flatMap(([path, { integrity = '', resolved, link = false, deprecated, hasInstallScript = false }]) => [
      ...(link ? [`${path} is a link to a folder`] : []),
      ...(/^sha512-[\w+/]{86}==$/.test(integrity) ? [] : [`${path} has no sha512`]),
      ...(resolved === undefined || IN_A_REGISTRY.test(resolved) ? [] : [`${path} comes from ${resolved}`]),
      ...(deprecated ? [`${path} is deprecated: ${deprecated}`] : []),
      ...(hasInstallScript && !scripts[nameOf(path)] ? [`${path} has an install script`] : []),
    ])

/** Returns the scripts that an installed package would have npm run, by its package.json; of those that are listed none. */
export const installScriptsOf = ({ name, scripts = {}, gypfile = false }, listed = INSTALL_SCRIPTS) =>
  listed[name]
    ? []
    : [...SCRIPTS.filter((script) => scripts[script]), ...(gypfile ? ['binding.gyp'] : [])].map((script) => `${name}: ${script}`)

export const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** Returns the grave weaknesses in a report of `npm audit --json`; undefined where the registry had no answer. */
export function graveIn(report) {
  const { vulnerabilities } = parsed(report)
  if (!vulnerabilities) return undefined
  return Object.values(vulnerabilities)
    .filter(({ severity }) => severity === 'high' || severity === 'critical')
    .map(({ name, severity, range }) => `${name} ${range}: ${severity}`)
}

function parsed(report) {
  try {
    return JSON.parse(report)
  } catch {
    return {}
  }
}
