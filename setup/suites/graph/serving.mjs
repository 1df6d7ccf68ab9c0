import { ADDRESS } from './modules.mjs'

/** What the application knows of a feature. */
const FEATURE_VALUE = /^src\/server\/features\/[\w-]+\/feature\.ts$/
/** Code of the server that runs in production. */
const SERVER = /^src\/server\/.*(?<!\.test)\.ts$/
/** A path that the server answers without an endpoint, as Fastify takes it. */
const PATH = /^\/[\w:{}/.*-]{2,}$/

/**
 * Reads which code answers which address. Where an endpoint is bound to its handler, `serve(endpoint, access, handler)`, it needs what stands
 * in this line, the rest of the function around it, and what the callers of this function hand to it. What calls a hook needs what the
 * features do then.
 */
export function createServing(modules) {
  const named = (file, name) => modules.named(file, name)
  /** By the address of an endpoint, the nodes that serve it. */
  const serving = new Map()
  const callers = new Map()
  /** By the name of a hook, what the features hand to it. */
  const hooks = new Map()
  const routes = []
  const push = (map, key, ...values) => map.set(key, [...(map.get(key) ?? []), ...values])
  const needsOf = (file, names) => [...names].flatMap((name) => named(file, name))
  const withLocals = ({ locals }, names) => [...names].flatMap((name) => [name, ...(locals.get(name)?.names ?? [])])

  for (const [file, { declarations }] of modules.modules)
    if (SERVER.test(file))
      for (const [name, declaration] of declarations) {
        const node = `${file}#${name}`
        const isBinding = ({ callee }) => declaration.locals.get(callee)?.names.has('serve')
        for (const call of [...declaration.served, ...declaration.calls.filter(isBinding)])
          for (const address of named(file, call.first).flatMap((target) => modules.addressOf(target) ?? []))
            push(serving, address, ...needsOf(file, call.names), node, `${HANDED}${node}`)
        for (const call of declaration.calls)
          for (const target of named(file, call.callee)) push(callers, target, { file, node, declaration, call })
        if (FEATURE_VALUE.test(file))
          for (const [hook, names] of declaration.hands) push(hooks, hook, ...needsOf(file, withLocals(declaration, names)))
        for (const text of declaration.texts) if (PATH.test(text)) routes.push({ pattern: patternOf(text), node })
      }

  /** Returns what the callers of a function hand to it, and to them theirs. */
  function handedTo(node, seen = new Set()) {
    if (seen.has(node)) return []
    seen.add(node)
    return (callers.get(node) ?? []).flatMap(({ file, node: caller, declaration, call }) => [
      ...needsOf(file, withLocals(declaration, call.names)),
      ...handedTo(caller, seen),
    ])
  }

  const patterns = [...serving.keys()].map((address) => ({ pattern: patternOf(ADDRESS.exec(address)[1]), node: SERVES + address }))
  return {
    serving,
    /** Returns what features do at the hooks that a declaration of the server calls. */
    hooked: (file, declaration) => (SERVER.test(file) ? [...declaration.hooks].flatMap((hook) => hooks.get(hook) ?? []) : []),
    /** Returns what stands behind a node of this module. */
    behind: (node) => (node.startsWith(SERVES) ? (serving.get(node.slice(SERVES.length)) ?? []) : handedTo(node.slice(HANDED.length))),
    /** Returns what answers a path, other than pages. */
    answering: (path) => [...patterns, ...routes].filter(({ pattern }) => pattern.test(path)).map(({ node }) => node),
  }
}

/** The prefixes of nodes: what serves an address, and what a function is handed. */
export const SERVES = 'serves:'
export const HANDED = 'handed:'

export const patternOf = (path) => new RegExp(`^${path.replaceAll(/[.*+?^$|()[\]\\]/g, String.raw`\$&`).replaceAll(/:\w+/g, '[^/]+')}$`)
