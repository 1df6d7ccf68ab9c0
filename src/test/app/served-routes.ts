import type { FastifyInstance } from 'fastify'

/** Returns every served route, as `GET /api/suppliers/:id`, without HEAD, which goes with GET. Parsed from the router's own tree. */
export function servedRoutes(app: FastifyInstance): string[] {
  const parents: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent, path, methods] = /^([│ ├└─]*)(\S+) \(([A-Z, ]+)\)$/.exec(line) ?? []
      if (indent === undefined) return []
      const depth = indent.length / 4
      parents[depth] = (depth > 1 ? parents[depth - 1]! : '') + path!.replace(/\(\^.*\$\)/, '')
      return methods!
        .split(', ')
        .filter((method) => method !== 'HEAD')
        .map((method) => `${method} ${namedPath(app, method, parents[depth]!)}`)
    })
}

/** Routes that call one part of a path differently are printed as `:id|:platform`; returns the path as the route of this method has it. */
function namedPath(app: FastifyInstance, method: string, printed: string): string {
  if (!printed.includes('|')) return printed
  const url = printed.replace(/\|:\w+/g, '')
  const names = Object.keys(app.findRoute({ method: method as 'GET', url })?.params ?? {})
  return url.replace(/:\w+/g, () => `:${names.shift()}`)
}
